import ScenarioRunner
import Testing

@testable import Requirements

struct GateTests {
  private let whole = Gate(scope: .wholeApp)
  private let asked = Gate(scope: .narrower(isAskedFor: true))
  private let unasked = Gate(scope: .narrower(isAskedFor: false))

  @Test(
    arguments: [
      ([.ran(.passed)], true), ([.ran(.failed)], false), ([.retried(.passed)], false),
      ([.wip(.passed)], false),
      ([.ran(.skipped)], false), ([.filteredOut], false), ([], false),
    ] as [([Fate], Bool)])
  func `a whole app passes the gate only with every line shown`(fates: [Fate], holds: Bool) throws {
    let accounts = try ledger(fates).accounts
    #expect(whole.verdict(on: accounts) == (holds ? .holds : .broken(accounts[0].lines)))
    #expect(whole.verdict(on: accounts).isRed != holds)
  }

  @Test func `a waived line passes, and a flaky one where that is allowed`() throws {
    #expect(whole.verdict(on: try ledger([], waiver: "(waived: later)").accounts) == .holds)
    let lenient = Gate(scope: .wholeApp, allowsFlaky: true)
    #expect(lenient.verdict(on: try ledger([.retried(.passed)]).accounts) == .holds)
    #expect(lenient.verdict(on: try ledger([.retried(.passed), .filteredOut]).accounts).isRed)
  }

  @Test func `a narrower run shows what it touched and has no gate unless asked for`() throws {
    let brief = try Brief(parsing: "- A-1 one\n- A-2 two\n- A-3 three", path: "b.md")
    let ledger = Ledger(briefs: ["buy-crypto": brief])
    ledger.follow([
      (made(0, line: 3, tags: ["@A-1"]), .ran(.passed)), (made(1, line: 8, tags: ["@A-2"]), .ran(.failed)),
      (made(2, line: 12, tags: ["@A-3"]), .filteredOut),
    ])
    let account = try #require(ledger.accounts.first)
    #expect(asked.lines(of: account).map(\.id) == ["A-1", "A-2"])
    #expect(unasked.lines(of: account).map(\.id) == ["A-1", "A-2"])
    #expect(unasked.verdict(on: [account]) == .notAsked)
    #expect(asked.verdict(on: [account]) == .broken([account.lines[1]]))
    #expect(whole.verdict(on: [account]) == .broken([account.lines[1], account.lines[2]]))
  }

  @Test func `a gate that was asked for and finds nothing to hold is red`() throws {
    #expect(asked.verdict(on: try ledger([]).accounts) == .nothingTouched)
    #expect(Gate.Verdict.nothingTouched.isRed)
  }

  @Test func `where nothing is run on purpose there is no gate`() throws {
    let suspended = Gate(scope: .wholeApp, isSuspended: true)
    let accounts = try ledger([.filteredOut]).accounts
    #expect(suspended.verdict(on: accounts) == .notAsked)
    #expect(suspended.lines(of: accounts[0]) == accounts[0].lines)
  }

  @Test func `one part of a run has no gate`() throws {
    var part = whole
    part.isPart = true
    #expect(part.verdict(on: try ledger([.ran(.failed)]).accounts) == .notAsked)
  }

  @Test func `apps without a brief have no gate`() {
    #expect(whole.verdict(on: []) == .notAsked)
    #expect(!Gate.Verdict.notAsked.isRed)
  }

  @Test func `the verdict says what breaks the gate`() throws {
    let brief = try Brief(parsing: "- A-1 one\n- A-2 two\n- A-3 three", path: "b.md")
    let ledger = Ledger(briefs: ["buy-crypto": brief])
    ledger.follow([(made(1, line: 8, tags: ["@A-2"]), .ran(.failed))])
    #expect(
      whole.verdict(on: ledger.accounts).message == """
        the requirement gate does not hold: 1 failed · 2 not covered
        note: A-1, A-2, A-3
        """)
    #expect(
      Gate.Verdict.nothingTouched.message == """
        the requirement gate does not hold: no scenario that was selected names a requirement line
        note: tag scenarios with the ids of the brief, such as '@BUY-09', or leave out --gate
        """)
    #expect(Gate.Verdict.holds.message == nil)
    #expect(Gate.Verdict.notAsked.message == nil)
  }
}
