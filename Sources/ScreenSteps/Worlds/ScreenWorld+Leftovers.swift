import AppCore
import ScenarioRunner
import StubServer

extension ScreenWorld {
  /// What a scenario should not leave behind: trouble of the stub, unexpected requests, unused faults, work.
  var leftovers: [Leftover] {
    troubles + unexpectedRequests + unreadableRequests + unusedFaults + workInFlight
  }

  private var troubles: [Leftover] {
    stub.journal.troubles.map { trouble in
      Leftover(trouble, notes: ["end what holds many files or sockets, or allow more with 'ulimit -n'"])
    }
  }

  private var unexpectedRequests: [Leftover] {
    stub.journal.unexpected.map { entry in
      Leftover(
        "the app asked for '\(entry.method) \(entry.target)', which no route expects",
        notes: entry.nearest.map { ["the nearest route is '\($0)'"] } ?? [])
    }
  }

  private var unreadableRequests: [Leftover] {
    stub.journal.rejections.map { rejection in
      Leftover("the app sent what is no request: \(rejection.reason)")
    }
  }

  private var unusedFaults: [Leftover] {
    let names = idleFaults + stub.faults.remaining.map(\.name)
    return names.map { name in
      Leftover(
        "\(name) never came to bear, or not as often as planned",
        notes: ["take the step out, or let the app ask for what the fault is about"])
    }
  }

  private var workInFlight: [Leftover] {
    guard let running = app?.work.running, running > 0 else { return [] }
    return [
      Leftover(
        "the app still has \(running == 1 ? "a task" : "\(running) tasks") running",
        notes: [
          "let the time pass that it needs, as with 'When 60 seconds pass', or let the answers arrive that "
            + "are held"
        ])
    ]
  }
}

extension FaultPlan.Rule {
  /// The fault with the requests that it is for, as people name it.
  var name: String {
    matcher == .any ? "the fault '\(fault)'" : "the fault '\(fault)' for '\(matcher)'"
  }
}
