/// One option of a command; the table of them gives parsing, help and errors.
public struct OptionSpec: Sendable, Hashable {
  /// The long name with its dashes, such as `--tags`.
  public var name: String
  /// The short name with its dash, such as `-t`.
  public var short: String?
  /// What stands for the value in help, such as `EXPRESSION`; nil for an option without a value.
  public var value: String?
  /// The values allowed, where only some are.
  public var choices: [String]
  /// Whether the option may be given more than once.
  public var isRepeatable: Bool
  /// The heading under which help lists it.
  public var heading: String
  /// What the option does, in one sentence.
  public var summary: String

  /// Creates an option.
  public init(
    _ name: String, short: String? = nil, value: String? = nil, choices: [String] = [],
    isRepeatable: Bool = false, under heading: String = "OPTIONS", summary: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.choices = choices
    self.isRepeatable = isRepeatable
    self.heading = heading
    self.summary = summary
  }
}

/// What a command takes besides options.
public struct OperandSpec: Sendable, Hashable {
  /// What stands for it in help, such as `PATH[:LINE]`.
  public var name: String
  /// What it means, in one sentence.
  public var summary: String
  /// Whether any number of them may be given; else none or one.
  public var isRepeatable: Bool

  /// Creates an operand.
  public init(_ name: String, isRepeatable: Bool, summary: String) {
    self.name = name
    self.isRepeatable = isRepeatable
    self.summary = summary
  }
}
