/// Durations as seconds, in digits that no locale changes.
public enum SecondsText {
  /// Returns the seconds with a fixed number of decimals, up to nine, cut off and never below zero.
  public static func decimal(_ duration: Duration, places: Int) -> String {
    let (seconds, attoseconds) = max(duration, .zero).components
    guard places > 0 else { return String(seconds) }
    let nine = String(attoseconds / 1_000_000_000)
    let fraction = String(repeating: "0", count: 9 - nine.count) + nine
    return "\(seconds).\(fraction.prefix(places))"
  }

  /// Returns the duration as a person reads it: `0.004 s`, `0.41 s`, `2 min 5 s`.
  public static func short(_ duration: Duration) -> String {
    let seconds = max(duration, .zero).components.seconds
    if seconds >= 60 { return "\(seconds / 60) min \(seconds % 60) s" }
    return decimal(duration, places: duration < .milliseconds(100) ? 3 : 2) + " s"
  }
}
