import AppCore
import Foundation
import ScenarioRunner
import StubServer

extension ScreenWorld {
  /// What a scenario should not leave behind: unexpected requests, unused faults, work in flight.
  var leftovers: [Leftover] {
    unexpectedRequests + unusedFaults + workInFlight
  }

  private var unexpectedRequests: [Leftover] {
    stub.journal.unexpected.map { entry in
      var leftover = Leftover("the app asked for \(entry.method) \(entry.target), which no route expects")
      if let nearest = entry.nearestRoute { leftover.notes.append("the nearest route is \(nearest)") }
      return leftover
    }
  }

  private var unusedFaults: [Leftover] {
    stub.faults.unused.map { fault in
      Leftover(
        "the fault '\(fault)' never came to bear, since no request met it",
        notes: ["take the step out, or let the app ask for what the fault is about"])
    }
  }

  private var workInFlight: [Leftover] {
    guard let running = app?.work.running, running > 0 else { return [] }
    let asked = stub.journal.held.map { "\($0.method) \($0.target)" }
    let what = asked.isEmpty ? "" : ", waiting for the answer to \(asked.joined(separator: ", "))"
    return [
      Leftover(
        "the app still has \(running == 1 ? "a task" : "\(running) tasks") running\(what)",
        notes: ["let the time pass that it needs, with a step such as 'When 60 seconds pass'"])
    ]
  }
}
