/// One subcommand, as parsing and help see it.
public struct CommandSpec: Sendable, Hashable {
  /// The name by which it is called.
  public var name: String
  /// What it does, in one sentence.
  public var summary: String
  /// What it takes besides options.
  public var operand: OperandSpec?
  /// The options.
  public var options: [OptionSpec]
  /// Calls to show in help, each with what it does.
  public var examples: [Example]

  /// A call to show in help.
  public struct Example: Sendable, Hashable {
    /// The call as a person types it.
    public var call: String
    /// What it does.
    public var meaning: String

    /// Creates an example.
    public init(_ call: String, _ meaning: String) {
      self.call = call
      self.meaning = meaning
    }
  }

  /// Creates a command.
  public init(
    _ name: String, summary: String, operand: OperandSpec? = nil, options: [OptionSpec],
    examples: [Example] = []
  ) {
    self.name = name
    self.summary = summary
    self.operand = operand
    self.options = options + [OptionSpec("--help", short: "-h", summary: "Shows this help.")]
    self.examples = examples
  }
}
