/// One thing on a screen that a person can read or use.
public struct Element: Sendable, Equatable, Identifiable {
  /// The name that an app gives an element to be addressed by; unique on its screen.
  public struct ID: Sendable, Hashable, Codable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name itself, such as `next` or `key-5`.
    public var rawValue: String

    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a literal.
    public init(stringLiteral value: String) { self.rawValue = value }

    /// The name itself.
    public var description: String { rawValue }
  }

  /// What is true of an element at the moment, after the states of WAI-ARIA.
  public struct State: OptionSet, Sendable, Hashable, Codable {
    /// The bits, one a state.
    public var rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The element can be seen but not used.
    public static let disabled = State(rawValue: 1 << 0)
    /// The element is the chosen one of several.
    public static let selected = State(rawValue: 1 << 1)
    /// A switch that is on.
    public static let checked = State(rawValue: 1 << 2)
    /// The element waits for its content: a placeholder stands in its place.
    public static let busy = State(rawValue: 1 << 3)
    /// The element holds a value that cannot be accepted.
    public static let invalid = State(rawValue: 1 << 4)
    /// The element has the keyboard's focus.
    public static let focused = State(rawValue: 1 << 5)
    /// What the element holds is a secret: its value is masked, and what is entered is not to be recorded.
    public static let protected = State(rawValue: 1 << 6)
  }

  /// How the app addresses the element.
  public var id: ID
  /// What the element is.
  public var role: Role
  /// The text by which a person would name the element.
  public var label: String
  /// What the element holds, where it holds something apart from its label.
  public var value: String?
  /// A further remark on the element, such as `out of range` or `stale` (`aria-description`).
  public var description: String?
  /// What is true of the element at the moment.
  public var state: State
  /// The curve that an element of role `img` or `slider` draws.
  public var chart: Chart?
  /// The elements inside this one, in reading order.
  public var children: [Element]

  /// Creates an element.
  public init(
    _ role: Role, id: ID, label: String, value: String? = nil, description: String? = nil,
    state: State = [], chart: Chart? = nil, children: [Element] = []
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    self.description = description
    self.state = state
    self.chart = chart
    self.children = children
  }

  /// Whether a person can use the element now.
  public var isEnabled: Bool { !state.contains(.disabled) }
}
