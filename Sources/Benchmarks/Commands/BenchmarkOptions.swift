/// The arguments of a command: options with values, and at most one operand.
struct BenchmarkOptions {
  private var values: [String: String] = [:]
  /// What is no option.
  private(set) var operand: String?

  init(_ arguments: some Sequence<String>, of entry: BenchmarkEntry) throws(BenchmarksError) {
    let names = entry.options.map(\.name)
    var name: String?
    for argument in arguments {
      if let option = name {
        values[option] = argument
        name = nil
      } else if argument.hasPrefix("--") {
        guard names.contains(argument) else { throw .unknownOption(argument, command: entry.name, names) }
        name = argument
      } else {
        guard !entry.operand.isEmpty, operand == nil else {
          throw .unexpectedOperand(argument, command: entry.name)
        }
        operand = argument
      }
    }
    if let name { throw .noValue(name) }
  }

  /// The value of an option, where it is given.
  subscript(name: String) -> String? { values[name] }

  /// The value of an option that takes a number.
  func number(_ name: String) throws(BenchmarksError) -> UInt64? {
    guard let value = values[name] else { return nil }
    guard let number = UInt64(value) else { throw .noNumber(name, value) }
    return number
  }

  /// The value of an option that says how many times as fast something is to be.
  func ratio(_ name: String) throws(BenchmarksError) -> Double? {
    guard let value = values[name] else { return nil }
    guard let ratio = Double(value), ratio > 0, ratio.isFinite else { throw .noRatio(name, value) }
    return ratio
  }

  /// The value of an option that says how much there is to be; no more than any machine holds.
  func size(_ name: String) throws(BenchmarksError) -> Int? {
    try number(name).map { Int(min($0, 1 << 40)) }
  }
}
