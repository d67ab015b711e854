import Gherkin
import ScenarioRunner
import TestSupport
import Testing

@testable import Requirements

struct LedgerTextTests {
  @Test(arguments: [100, 80, 44]) func `the ledger is the brief with its verdicts at any width`(
    width: Int
  ) throws {
    let accounts = try everyState().accounts
    let text = LedgerText(layout: TextLayout(width: width), gate: Gate(scope: .wholeApp)).text(of: accounts)
    try Golden.check(text, against: "ledger/every-state-\(width).txt", suite: "RequirementsTests")
  }

  @Test func `colour goes with the state`() throws {
    let layout = TextLayout(width: 100, isColoured: true)
    let text = LedgerText(layout: layout, gate: Gate(scope: .wholeApp)).text(of: try everyState().accounts)
    try Golden.check(text, against: "ledger/every-state-colour.txt", suite: "RequirementsTests")
  }

  @Test func `a narrower run shows only what it touched`() throws {
    let gate = Gate(scope: .narrower(isAskedFor: false))
    let text = LedgerText(layout: TextLayout(width: 100), gate: gate).text(of: try everyState().accounts)
    try Golden.check(text, against: "ledger/narrower.txt", suite: "RequirementsTests")
    #expect(LedgerText(layout: TextLayout(), gate: gate).text(of: try ledger([]).accounts).isEmpty)
  }

  @Test func `the ledger is the same in JSON`() throws {
    let text = LedgerJSON.value(of: try everyState().accounts).text
    try Golden.check(text, against: "ledger/every-state.json", suite: "RequirementsTests")
  }

  @Test func `the gate in JSON names the lines that break it`() throws {
    let accounts = try ledger([.ran(.failed)]).accounts
    #expect(
      LedgerJSON.value(of: Gate(scope: .wholeApp), on: accounts)
        == .object([
          "scope": .string("whole app"), "verdict": .string("broken"),
          "lines": .array([.string(accounts[0].lines[0].id)]),
        ]))
    let gates: [(Gate, [Fate], String)] = [
      (Gate(scope: .wholeApp), [.ran(.passed)], "holds"),
      (Gate(scope: .narrower(isAskedFor: true)), [], "nothing touched"),
      (Gate(scope: .narrower(isAskedFor: false)), [.ran(.failed)], "not asked"),
    ]
    for (gate, fates, word) in gates {
      let value = LedgerJSON.value(of: gate, on: try ledger(fates).accounts)
      #expect(value["verdict"] == .string(word))
      #expect(value["lines"] == .array([]))
    }
  }

  @Test func `no line runs over the width but for places and names`() throws {
    let text = LedgerText(layout: TextLayout(width: 60), gate: Gate(scope: .wholeApp))
      .text(of: try everyState().accounts)
    for line in text.split(separator: "\n") where !line.contains(".feature:") {
      #expect(DisplayWidth.of(String(line)) <= 60, "\(line)")
    }
  }

  @Test func `every state has its own sign and its own word`() {
    #expect(Set(LedgerState.allCases.map(\.sign)).count == LedgerState.allCases.count)
    #expect(Set(LedgerState.allCases.map(\.rawValue)).count == LedgerState.allCases.count)
  }

  private func everyState() throws -> Ledger {
    let brief = try Brief(
      parsing: """
        # Buy Crypto
        ## Requirement lines
        ### Set amount
        - BUY-08 A custom numeric keypad at the bottom enters the amount.
        - BUY-09 Next is disabled while the amount is empty or 0
        - BUY-10 Next is enabled once a valid amount is entered
        ### 金額
        - BUY-11 「次へ」を押すと指値の画面に進み、そこで指値を入力できる。
        #### Deeper
        - BUY-12 A \u{1B}[31mtitle\u{1B}[0m
        - BUY-13 Price
        - BUY-100 The bank confirms by letter (waived: no bank does so any more)
        """, path: "Scenarios/buy-crypto/brief.md")
    let uri = "Scenarios/buy-crypto/set-amount.feature"
    var id = 0
    func made(_ tag: String, _ name: String, _ fate: Fate) -> (TestCase, Fate) {
      id += 1
      let tags = fate.isWIP ? [tag, "@wip"] : [tag]
      return (RequirementsTests.made(id, line: 10 * id + 1, tags: tags, name: name, uri: uri), fate)
    }
    let ledger = Ledger(briefs: ["buy-crypto": brief])
    ledger.follow(
      (0..<11).map { made("@BUY-08", "Keys \($0)", .ran(.passed)) }
        + [
          made("@BUY-10", "Typing 50 opens Next", .ran(.failed)),
          made("@BUY-10", "Typing 5 opens Next", .ran(.passed)), made("@BUY-11", "進む", .retried(.passed)),
          made("@BUY-12", "A title", .wip(.failed)), made("@BUY-13", "A price", .filteredOut),
          made("@BUY-13", "Another price", .ran(.skipped)), made("@BUY-13", "A third", .unfinished),
          made("@BUY-13", "A fourth", .filteredOut),
        ])
    return ledger
  }
}
