import Foundation

extension AppClock {
  /// The clock of the system: the true date, and waiting in real time.
  public static let system = AppClock(
    now: { Date() },
    sleep: { try await Task.sleep(for: $0) },
    schedule: { duration, callback in
      let timer = Task {
        try await Task.sleep(for: duration)
        callback()
      }
      return { timer.cancel() }
    })
}
