/// A key of the numeric keypad.
public enum AmountKey: Sendable, Hashable, CaseIterable {
  case one, two, three, four, five, six, seven, eight, nine, point, zero, delete

  /// What stands on the key.
  public var label: String {
    switch self {
    case .point: "."
    case .delete: "Delete"
    default: digit.map(String.init) ?? ""
    }
  }

  /// The digit that the key enters, where it enters one.
  var digit: Int? {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .three: 3
    case .four: 4
    case .five: 5
    case .six: 6
    case .seven: 7
    case .eight: 8
    case .nine: 9
    case .point, .delete: nil
    }
  }
}
