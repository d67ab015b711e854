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
      if let nearest = entry.nearest { leftover.notes.append("the nearest route is \(nearest)") }
      return leftover
    }
  }

  private var unusedFaults: [Leftover] {
    stub.faults.remaining.map { fault in
      Leftover(
        "the fault '\(fault)' never came to bear, since no request met it",
        notes: ["take the step out, or let the app ask for what the fault is about"])
    }
  }

  private var workInFlight: [Leftover] {
    guard let running = app?.work.running, running > 0 else { return [] }
    let asked = requests.waitedFor.sorted { $0.key < $1.key }.map { "\($0.value.method) \($0.value.url)" }
    let what = asked.isEmpty ? "" : ", waiting for the answer to \(asked.joined(separator: ", "))"
    return [
      Leftover(
        "the app still has \(running == 1 ? "a task" : "\(running) tasks") running\(what)",
        notes: ["let the time pass that it needs, with a step such as 'When 60 seconds pass'"])
    ]
  }
}
