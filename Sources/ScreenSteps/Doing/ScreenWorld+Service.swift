import AppCore
import ScenarioRunner
import StubServer

extension ScreenWorld {
  /// Plans a fault for the requests to a service.
  func plan(_ fault: Fault, for service: NamedService, _ count: Int? = nil) {
    stub.faults.add(fault, when: service.matcher, times: count.map { .times($0) } ?? .always)
  }

  /// Returns a status that a service can answer with.
  nonisolated func checked(_ status: Int) throws -> Int {
    guard (200...599).contains(status) else {
      throw ExpectationFailure("\(status) is no status of an answer", notes: ["a status lies from 200 to 599"])
    }
    return status
  }

  /// Takes back the faults that were planned for a service, and keeps those of others.
  func endFaults(of service: NamedService) {
    let rules = stub.faults.rules
    let isMeant = { (rule: FaultPlan.Rule) in service.matcher == .any || rule.matcher == service.matcher }
    idleFaults += rules.filter { isMeant($0) && $0.isOutstanding }.map(\.name)
    stub.faults.removeAll()
    for rule in rules where !isMeant(rule) && !rule.isSpent {
      if case .times(let times) = rule.times {
        stub.faults.add(rule.fault, when: rule.matcher, times: .times(times - rule.used))
      } else {
        stub.faults.add(rule.fault, when: rule.matcher, times: .always)
      }
    }
  }

  /// Lets the answers of a service go that are held, or the one to its request of that place.
  func release(_ service: NamedService, _ ordinal: Ordinal? = nil) throws {
    let entries = stub.journal.entries(service.matcher)
    var isReleased = false
    if let ordinal {
      let id = entries.dropFirst(ordinal.number - 1).first?.request.field(HTTPServer.requestIDField)
      isReleased = id.map { stub.release(id: $0) } ?? false
    } else {
      isReleased = stub.release(service.matcher) > 0
    }
    guard isReleased else { throw nothingHeld(service) }
  }

  private func nothingHeld(_ service: NamedService) -> ExpectationFailure {
    let held = stub.held
    let targets = stub.journal.entries.filter { held.contains($0.request.field(HTTPServer.requestIDField) ?? "") }
      .map { "\($0.method) \($0.target)" }
    return ExpectationFailure(
      "no answer of \(service.name) is held",
      expected: "a held answer",
      actual: targets.isEmpty ? "none" : "held are the answers to " + targets.joined(separator: ", "),
      notes: ["hold it first, with 'Given the answer of \(service.name) is held'"])
  }

  /// Expects that a service was asked so often since the scenario began.
  func expect(_ service: NamedService, wasAsked count: Int) async throws {
    try await open()
    let actual = stub.journal.entries(service.matcher).count
    guard actual != count else { return }
    throw ExpectationFailure(
      "\(service.name) was not asked \(Self.times(count))", expected: Self.times(count),
      actual: Self.times(actual), notes: [asked])
  }

  /// Expects that a service was asked for something at least once.
  func expectAsked(for service: NamedService) async throws {
    try await open()
    guard stub.journal.entries(service.matcher).isEmpty else { return }
    throw ExpectationFailure(
      "the service was not asked for \(service.name)", expected: "a request for \(service.name)",
      actual: "none", notes: [asked])
  }

  private var asked: String {
    let targets = stub.journal.entries.map { "\($0.method) \($0.target)" }
    return targets.isEmpty ? "it was asked for nothing" : "it was asked for " + targets.joined(separator: ", ")
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}

extension Fault {
  /// A status with the field that says when to ask again.
  static func status(_ status: Int, retryAfter: String) -> Fault {
    var response = StubResponse()
    response.setField("Retry-After", to: retryAfter)
    return .status(status, fields: response.fields)
  }
}
