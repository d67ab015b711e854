import Foundation
import HTTPWire

extension WorkerProcess {
  /// Why a worker cannot be started, with what can be done about it where that is known.
  static func reason(_ error: any Error) -> String {
    var number = number(of: error)
    if number == EBADF {
      // Foundation gives a child descriptors of fixed numbers, so that fewer workers would be no help.
      if let limit = SystemError.mostFiles, limit < 256 {
        return
          "a process may open only \(limit) files here, too few to start another; allow more with 'ulimit -n 1024'"
      }
      // It goes on without the descriptors that it did not get, until the system finds them bad.
      if SystemError.isShortOfFiles { number = EMFILE }
    }
    if let remedy = number.flatMap(remedy) { return remedy }
    return (error as? HTTPWireError)?.description ?? ScenarioFiles.reason(error)
  }

  /// What the system has too little of for one more process, and how to make do.
  private static func remedy(_ number: Int32) -> String? {
    switch number {
    case EMFILE:
      "too many files are open in this process; run fewer workers with '--jobs', or allow more files with 'ulimit -n'"
    case ENFILE: "too many files are open on this machine; run fewer workers with '--jobs'"
    case EAGAIN:
      "the system allows no more processes; run fewer workers with '--jobs', or allow more with 'ulimit -u'"
    case ENOMEM: "the machine is short of memory; run fewer workers with '--jobs'"
    default: nil
    }
  }

  /// The system's number for an error.
  private static func number(of error: any Error) -> Int32? {
    if case .system(_, let reason)? = error as? HTTPWireError {
      return [EMFILE, ENFILE, EAGAIN, ENOMEM].first { SystemError.meaning(of: $0) == reason }
    }
    return SystemError.number(of: error)
  }
}
