import Foundation
import Reporters
import Synchronization

/// The standard output of this process.
///
/// What goes wrong is kept until the command ends: other reports are not to suffer from it.
enum StandardOutput {
  private struct State {
    var descriptor = STDOUT_FILENO
    var failure: String?
  }

  private static let state = Mutex(State())

  /// What went wrong first; after it nothing more is written.
  static var failure: String? { state.withLock { $0.failure } }

  /// Writes all of a text.
  static func write(_ text: String) {
    state.withLock { state in
      guard state.failure == nil else { return }
      state.failure = WholeWrite.write(text, to: state.descriptor).map(WholeWrite.reason)
    }
  }

  /// Sends what steps print, and the programs that they start, to standard error, so that a report stays whole.
  ///
  /// - Returns: What undoes it.
  static func divertPrints() -> @Sendable () -> Void {
    state.withLock { state in
      guard state.descriptor == STDOUT_FILENO else { return {} }
      fflush(nil)
      let own = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
      guard own >= 0 else { return {} }
      guard dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
        close(own)
        return {}
      }
      state.descriptor = own
      return { restore(own) }
    }
  }

  private static func restore(_ own: Int32) {
    state.withLock { state in
      guard state.descriptor == own else { return }
      fflush(nil)
      dup2(own, STDOUT_FILENO)
      close(own)
      state.descriptor = STDOUT_FILENO
    }
  }
}
