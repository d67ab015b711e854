import Reporters
import ScenarioRunner

/// Why nothing is run at all, with the exit status that says so.
struct RunRefusal: Error, CustomStringConvertible {
  var messages: [String]
  var status: ExitStatus
  /// All texts of the run, where some of them do not parse.
  var texts: [RefusedText] = []
  /// The files that the run reads, or would read, besides those that options name.
  var inputs: [String] = []

  /// All that is said, a message after the other.
  var description: String { messages.joined(separator: "\n") }
}

extension ExitStatus {
  /// The status of a command that an error ended.
  init(of error: any Error) {
    switch error {
    case let refusal as RunRefusal: self = refusal.status
    case is UsageError, is ReporterError: self = .usage
    default: self = .internalFault
    }
  }

  /// The status of a run that could not go on to its end.
  init(of abandonment: Abandonment) {
    switch abandonment {
    case .interruption: self = .interrupted
    case .hang, .exit: self = .scenarioFailed
    }
  }
}
