/// A service message as TeamCity's documentation says that it is read.
struct ServiceMessage {
  enum Fault: Error, Equatable {
    case noMessage(String)
    case noEscape(String)
    case unescaped(Character)
    case twice(String)
  }

  var name: String
  var attributes: [String: String]

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// Reads a line that is a message and nothing more.
  init(_ line: some StringProtocol) throws {
    var rest = Array(String(line).unicodeScalars)[...]
    guard line.hasPrefix("##teamcity["), line.hasSuffix("]") else { throw Fault.noMessage(String(line)) }
    rest = rest.dropFirst("##teamcity[".count)
    name = Self.take(&rest) { $0 != " " && $0 != "]" }
    attributes = [:]
    while rest.first == " " {
      rest = rest.dropFirst()
      let key = Self.take(&rest) { $0 != "=" && $0 != " " }
      guard rest.popFirst() == "=", rest.popFirst() == "'" else { throw Fault.noMessage(String(line)) }
      let value = try Self.value(&rest)
      guard attributes.updateValue(value, forKey: key) == nil else { throw Fault.twice(key) }
    }
    guard rest.elementsEqual(["]"]) else { throw Fault.noMessage(String(line)) }
  }

  private static func take(
    _ rest: inout ArraySlice<Unicode.Scalar>, while isPart: (Unicode.Scalar) -> Bool
  ) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest.dropFirst(part.count)
    return part.map { String($0) }.joined()
  }

  /// Takes a value up to the quote that ends it; what is beyond the plane of two bytes comes as two units.
  private static func value(_ rest: inout ArraySlice<Unicode.Scalar>) throws -> String {
    var units: [UInt16] = []
    while let scalar = rest.popFirst() {
      switch scalar {
      case "'": return String(decoding: units, as: UTF16.self)
      case "|": units.append(try escaped(&rest))
      case "[", "]": throw Fault.unescaped(Character(scalar))
      default: units += Array(String(scalar).utf16)
      }
    }
    throw Fault.noMessage("a value without an end")
  }

  private static func escaped(_ rest: inout ArraySlice<Unicode.Scalar>) throws -> UInt16 {
    switch rest.popFirst() {
    case "n": return 0x0A
    case "r": return 0x0D
    case "'": return 0x27
    case "|": return 0x7C
    case "[": return 0x5B
    case "]": return 0x5D
    case "0":
      let code = rest.prefix(5).map { String($0) }.joined()
      rest = rest.dropFirst(5)
      guard code.count == 5, code.hasPrefix("x"), let unit = UInt16(code.dropFirst(), radix: 16) else {
        throw Fault.noEscape("|0" + code)
      }
      return unit
    case let other: throw Fault.noEscape("|" + (other.map { String($0) } ?? ""))
    }
  }
}
