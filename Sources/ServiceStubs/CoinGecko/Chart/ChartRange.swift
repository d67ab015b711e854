/// The stretch of time that a request for a chart asks for, and how dense its points are.
struct ChartRange: Sendable, Hashable {
  /// How far apart points are.
  enum Granularity: Sendable, Hashable {
    case fiveMinutes
    case hourly
    case daily

    /// The length of the period that holds one point, in milliseconds.
    var period: Int64 {
      switch self {
      case .fiveMinutes: 5 * UTCTime.minute
      case .hourly: UTCTime.hour
      case .daily: UTCTime.day
      }
    }
  }

  /// The longest range that is served without a paid key, in days.
  static let freeDays = 365.0
  /// The range that `max` stands for, in days.
  static let allDays = 3_650.0

  /// The length in days.
  var days: Double
  /// How far apart points are.
  var granularity: Granularity
}

extension ChartRange {
  /// Reads the parameters `days` and `interval`; nil where `days` is no length of time.
  ///
  /// Fractions of a day are lengths too. Without `interval` the length decides the density.
  init?(days text: String, interval: String?) {
    if text == "max" {
      days = .infinity
    } else {
      guard let number = Double(text), number.isFinite, number >= 0 else { return nil }
      days = number
    }
    switch interval {
    case "5m": granularity = .fiveMinutes
    case "hourly": granularity = .hourly
    case "daily": granularity = .daily
    default: granularity = days <= 1 ? .fiveMinutes : days <= 90 ? .hourly : .daily
    }
  }

  /// Whether the range goes further back than is served without a paid key.
  var needsPaidKey: Bool { days > Self.freeDays }

  /// Returns when the range begins, in milliseconds since 1970.
  func start(now: Int64) -> Int64 {
    now - Int64((min(days, Self.allDays) * Double(UTCTime.day)).rounded())
  }
}
