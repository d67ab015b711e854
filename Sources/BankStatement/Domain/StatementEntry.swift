public import AppCore
public import Foundation

/// Which way the money of an entry went.
public enum EntryKind: Sendable, Hashable {
  /// Money left the account.
  case debit
  /// Money came in.
  case credit
  /// The bank says something else.
  case other(String)

  /// Creates the kind from the bank's word for it.
  public init(_ text: String) {
    switch text {
    case "DEBIT": self = .debit
    case "CREDIT": self = .credit
    default: self = .other(text)
    }
  }
}

/// One entry of the statement.
public struct StatementEntry: Sendable, Hashable, Identifiable {
  /// The bank's name for the entry.
  public var id: String
  /// What kind of transaction it was, in words.
  public var label: String
  /// Who the transaction was with.
  public var name: String
  /// Which way the money went.
  public var kind: EntryKind
  /// The amount in cents.
  public var cents: Int64
  /// When it was; nil where the bank's time cannot be read.
  public var date: Date?
  /// The day under which the bank lists it; nil where that cannot be read.
  public var listedDay: CalendarDay?
  /// How far the transaction has come, in the bank's word.
  public var status: String

  /// Creates an entry.
  public init(
    id: String, label: String, name: String, kind: EntryKind, cents: Int64, date: Date?,
    listedDay: CalendarDay? = nil, status: String
  ) {
    self.id = id
    self.label = label
    self.name = name
    self.kind = kind
    self.cents = cents
    self.date = date
    self.listedDay = listedDay
    self.status = status
  }
}

/// The entries of one day.
public struct StatementDay: Sendable, Equatable {
  /// The day; nil for entries whose day is not known.
  public var day: CalendarDay?
  /// The entries, in the order in which the bank has them.
  public var entries: [StatementEntry]

  /// Creates a day.
  public init(day: CalendarDay?, entries: [StatementEntry]) {
    self.day = day
    self.entries = entries
  }

  /// Groups entries by the day that it was in a time zone, newest first.
  ///
  /// Times are moved into the zone before they are grouped, so an entry never stands under a day on which its
  /// time of day was not. Within a day, entries keep the bank's order.
  public static func days(of entries: [StatementEntry], in timeZone: TimeZone) -> [StatementDay] {
    var groups: [CalendarDay?: [StatementEntry]] = [:]
    for entry in entries {
      let day = entry.date.map { LocalMoment($0, in: timeZone).day } ?? entry.listedDay
      groups[day, default: []].append(entry)
    }
    return groups.map { StatementDay(day: $0.key, entries: $0.value) }
      .sorted { ($0.day?.daysSince1970 ?? .min) > ($1.day?.daysSince1970 ?? .min) }
  }
}
