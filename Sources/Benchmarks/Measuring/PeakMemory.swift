import Foundation

/// The most memory that a process has had at a time.
enum PeakMemory {
  /// The environment variable that names a file for the figure of a run.
  static let variable = "BENCHMARKS_PEAK"

  /// The octets that this process, or one that it waited for, had at most.
  static var octets: Int { max(octets(of: 0), octets(of: -1)) }

  /// Writes the figure where the environment wants it.
  static func report() {
    guard let path = getenv(variable).map({ String(cString: $0) }) else { return }
    try? "\(octets)".write(toFile: path, atomically: false, encoding: .utf8)
  }

  /// - Parameter who: RUSAGE_SELF or RUSAGE_CHILDREN, which systems declare with different types.
  private static func octets(of who: Int32) -> Int {
    var usage = rusage()
    getrusage(who, &usage)
    return usage.ru_maxrss * unit
  }

  /// What the system counts in: octets on macOS, 1,024 of them elsewhere (`getrusage`).
  private static let unit: Int = {
    var name = utsname()
    uname(&name)
    return withUnsafeBytes(of: &name.sysname) { $0.prefix(6).elementsEqual("Darwin".utf8) } ? 1 : 1024
  }()
}
