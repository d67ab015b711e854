/// The arguments of a command: options with values, and the rest.
struct BenchmarkOptions {
  private var values: [String: String] = [:]
  private(set) var rest: [String] = []

  init(_ arguments: some Sequence<String>) throws(BenchmarksError) {
    var name: String?
    for argument in arguments {
      if let option = name {
        values[option] = argument
        name = nil
      } else if argument.hasPrefix("--") {
        guard Self.names.contains(argument) else { throw .unknownOption(argument) }
        name = argument
      } else {
        rest.append(argument)
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

  /// The value of an option that says how much there is to be; no more than any machine holds.
  func size(_ name: String) throws(BenchmarksError) -> Int? {
    try number(name).map { Int(min($0, 1 << 40)) }
  }

  /// All options that there are.
  static let names = [
    "--busy", "--bytes", "--features", "--language", "--python", "--round", "--seconds", "--seed",
  ]
}
