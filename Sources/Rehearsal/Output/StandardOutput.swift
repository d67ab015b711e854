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

  /// Sends what steps print, and the programs that they start, to standard error or elsewhere, so that a report stays
  /// whole.
  ///
  /// - Returns: What undoes it.
  static func divertPrints(to descriptor: Int32 = STDERR_FILENO) -> @Sendable () -> Void {
    state.withLock { state in
      guard state.descriptor == STDOUT_FILENO else { return {} }
      fflush(nil)
      let own = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
      guard own >= 0 else { return {} }
      guard dup2(descriptor, STDOUT_FILENO) >= 0 else {
        close(own)
        return {}
      }
      state.descriptor = own
      return restore
    }
  }

  /// Sends what is printed to standard output again.
  static func restore() {
    state.withLock { state in
      guard state.descriptor != STDOUT_FILENO else { return }
      fflush(nil)
      dup2(state.descriptor, STDOUT_FILENO)
      close(state.descriptor)
      state.descriptor = STDOUT_FILENO
    }
  }
}
