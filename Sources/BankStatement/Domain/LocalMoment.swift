public import AppCore
public import Foundation

/// A moment as the clock and the calendar of a place show it.
public struct LocalMoment: Sendable, Hashable {
  /// The day there.
  public var day: CalendarDay
  /// The minute of that day, from 0.
  public var minuteOfDay: Int

  /// Creates the moment that it is in a time zone.
  public init(_ date: Date, in timeZone: TimeZone) {
    let local = date.addingTimeInterval(TimeInterval(timeZone.secondsFromGMT(for: date)))
    day = CalendarDay(local)
    let seconds = local.timeIntervalSince1970 - Double(day.daysSince1970) * 86_400
    minuteOfDay = min(max(Int(seconds / 60), 0), 1_439)
  }
}

/// Days and times as people in Brazil read them, for every locale of the host.
public enum DayText {
  private static let months = [
    "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro",
    "novembro", "dezembro",
  ]

  /// Returns a day, such as `1 de fevereiro de 2024`.
  public static func day(_ day: CalendarDay) -> String {
    "\(day.day) de \(months[(day.month + 11) % 12]) de \(day.year)"
  }

  /// Returns a time, such as `05:15`.
  public static func time(_ minuteOfDay: Int) -> String {
    let (hour, minute) = (minuteOfDay / 60, minuteOfDay % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}

extension TimeZone {
  /// The time of São Paulo; three hours behind UTC where the host has no time zone data.
  ///
  /// Brazil has had no summer time since 2019, so that is right for every statement of today.
  public static let saoPaulo =
    TimeZone(identifier: "America/Sao_Paulo") ?? TimeZone(secondsFromGMT: -3 * 3_600) ?? .gmt
}
