import Dispatch
import Foundation

/// Real time, for servers that no scenario drives.
public enum SystemTime {
  /// Calls back after a while.
  public static let schedule: HTTPServer.Configuration.Schedule = { duration, body in
    let (seconds, attoseconds) = duration.components
    let nanoseconds = Int(clamping: min(seconds, 1_000_000_000) * 1_000_000_000 + attoseconds / 1_000_000_000)
    DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(max(0, nanoseconds)), execute: body)
  }

  /// The seconds since 1970.
  public static let secondsSince1970: @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }
}
