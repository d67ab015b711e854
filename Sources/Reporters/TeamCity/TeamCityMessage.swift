import ScenarioRunner

/// A service message, as TeamCity reads them from a build's output.
enum TeamCityMessage {
  /// Returns a message as a line.
  static func line(_ name: String, _ attributes: [(name: String, value: String)]) -> String {
    let list = attributes.map { " \($0.name)='\(escaped($0.value))'" }.joined()
    return "##teamcity[\(name)\(list)]\n"
  }

  /// A value with the characters escaped that mean something in a message.
  static func escaped(_ text: String) -> String {
    HarmlessText.lines(text).map { $0.unicodeScalars.map(escaped).joined() }.joined(separator: "|n")
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "|": return "||"
    case "'": return "|'"
    case "[": return "|["
    case "]": return "|]"
    default:
      guard !scalar.isASCII else { return String(scalar) }
      return String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16, uppercase: true)
        return "|0x" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
  }
}
