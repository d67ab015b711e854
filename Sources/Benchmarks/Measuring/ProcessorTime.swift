import Foundation

/// The time that processors worked, in which others on the machine hardly count.
enum ProcessorTime {
  /// What this process took so far.
  static var ofProcess: Duration { time(0) }
  /// What the processes took that this one started and that have ended.
  static var ofChildren: Duration { time(-1) }

  /// - Parameter who: RUSAGE_SELF or RUSAGE_CHILDREN, which systems declare with different types.
  private static func time(_ who: Int32) -> Duration {
    var usage = rusage()
    getrusage(who, &usage)
    return duration(usage.ru_utime) + duration(usage.ru_stime)
  }

  private static func duration(_ time: timeval) -> Duration {
    .seconds(Int64(time.tv_sec)) + .microseconds(Int64(time.tv_usec))
  }
}
