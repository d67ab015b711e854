import ScenarioRunner

/// What was given to a command, checked against its table of options.
public struct ParsedOptions: Sendable, Hashable {
  /// The values of each option, by its long name; an option without a value has an empty one.
  public private(set) var values: [String: [String]] = [:]
  /// What was given besides options, in order.
  public private(set) var operands: [String] = []

  /// Reads arguments.
  ///
  /// - Throws: The first thing that the command does not know or that is incomplete.
  public init(_ arguments: [String], for command: CommandSpec) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        for operand in rest { try add(operand: operand, command) }
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        try add(operand: argument, command)
        continue
      }
      try read(argument, &rest, command)
    }
  }

  /// Whether the option was given.
  public func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of the option, the last one where it was given more than once.
  public func value(_ name: String) -> String? { values[name]?.last }

  /// All values of the option, in order.
  public func all(_ name: String) -> [String] { values[name] ?? [] }

  /// These options together with those of others that were not given here.
  func filled(from others: ParsedOptions) -> ParsedOptions {
    var filled = self
    filled.values.merge(others.values) { own, _ in own }
    return filled
  }

  /// These options with another one, or with another value of one.
  func adding(_ name: String, _ value: String = "", replacing: Bool = false) -> ParsedOptions {
    var added = self
    added.values[name] = (replacing ? [] : all(name)) + [value]
    return added
  }

  private mutating func read(
    _ argument: String, _ rest: inout ArraySlice<String>, _ command: CommandSpec
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = argument.hasPrefix("--") ? String(parts[0]) : argument
    guard let option = command.options.first(where: { $0.name == name || $0.short == name }) else {
      throw .unknownOption(name, command: command.name, nearest: Self.nearest(to: name, command))
    }
    let inline = argument.hasPrefix("--") && parts.count == 2 ? String(parts[1]) : nil
    if values[option.name] != nil, !option.isRepeatable { throw .repeated(option.name) }
    guard let placeholder = option.value else {
      if inline != nil { throw .unexpectedValue(option.name) }
      values[option.name, default: []].append("")
      return
    }
    let isOptionNext = rest.first.map { next in
      command.options.contains { $0.name == next || $0.short == next }
    }
    guard inline != nil || isOptionNext != true, let value = inline ?? rest.popFirst(), !value.isEmpty else {
      throw .missingValue(option.name, placeholder)
    }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      throw .notAChoice(
        option.name, value, choices: option.choices,
        nearest: NearestSpelling.nearest(to: value, in: option.choices))
    }
    values[option.name, default: []].append(value)
  }

  /// What an unknown option may have been meant as: one that is written like it, or a short one with its value.
  private static func nearest(to name: String, _ command: CommandSpec) -> String? {
    let long = command.options.map(\.name)
    let short = command.options.first { $0.value != nil && $0.short == String(name.prefix(2)) }?.short
    guard let short, name.count > 2 else {
      return NearestSpelling.nearest(to: name, in: long + command.options.compactMap(\.short))
    }
    // A dash may be missing.
    if name.count > 4, let nearest = NearestSpelling.nearest(to: "-\(name)", in: long) { return nearest }
    let value = name.dropFirst(2)
    return "\(short) \(value.hasPrefix("=") ? value.dropFirst() : value)"
  }

  private mutating func add(operand: String, _ command: CommandSpec) throws(UsageError) {
    guard let spec = command.operand, spec.isRepeatable || operands.isEmpty else {
      throw .unexpectedOperand(operand, command: command.name)
    }
    operands.append(operand)
  }
}
