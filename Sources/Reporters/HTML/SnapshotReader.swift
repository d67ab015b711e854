/// Reads the JSON of a snapshot once, from the inside out, and hands over each part that is worth a node.
struct SnapshotReader {
  /// The text is not JSON, is nested too deeply, or has a member named as references are.
  struct Malformed: Error {}

  /// Hands out the number of a node by its text.
  typealias NumberOf = (_ node: [UInt8]) -> Int

  private enum Part {
    case text([UInt8])
    case node(Int)
  }

  private let bytes: [UInt8]
  private var position = 0

  /// What is shorter than this is not worth a number.
  private static let shortestNode = 24
  private static let deepest = 60

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads all of the text, which has to be one object, and returns its number.
  mutating func wholeNode(_ numberOf: NumberOf) throws -> Int {
    guard bytes.first == UInt8(ascii: "{") else { throw Malformed() }
    let part = try value(depth: 0, numberOf)
    guard position == bytes.count else { throw Malformed() }
    switch part {
    case .node(let number): return number
    case .text(let text): return numberOf(text)
    }
  }

  private mutating func value(depth: Int, _ numberOf: NumberOf) throws -> Part {
    guard depth < Self.deepest, position < bytes.count else { throw Malformed() }
    switch bytes[position] {
    case UInt8(ascii: "{"): return try object(depth: depth, numberOf)
    case UInt8(ascii: "["): return try array(depth: depth, numberOf)
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return .text(try word("true"))
    case UInt8(ascii: "f"): return .text(try word("false"))
    case UInt8(ascii: "n"): return .text(try word("null"))
    default: return .text(try number())
    }
  }

  private mutating func object(depth: Int, _ numberOf: NumberOf) throws -> Part {
    var text: [UInt8] = [UInt8(ascii: "{")]
    position += 1
    while !takes("}") {
      if text.count > 1 { try take(",", to: &text) }
      let name = try string()
      guard name != Array(#""$""#.utf8) else { throw Malformed() }
      text += name
      try take(":", to: &text)
      switch try value(depth: depth + 1, numberOf) {
      case .text(let value): text += value
      case .node(let number): text += Array(#"{"$":\#(number)}"#.utf8)
      }
    }
    text.append(UInt8(ascii: "}"))
    return text.count < Self.shortestNode ? .text(text) : .node(numberOf(text))
  }

  private mutating func array(depth: Int, _ numberOf: NumberOf) throws -> Part {
    var text: [UInt8] = [UInt8(ascii: "[")]
    var run: (first: Int, count: Int)?
    position += 1
    var isFirst = true
    while !takes("]") {
      if !isFirst { guard takes(",") else { throw Malformed() } }
      isFirst = false
      let part = try value(depth: depth + 1, numberOf)
      if case .node(let number) = part, let open = run, open.first + open.count == number {
        run = (open.first, open.count + 1)
        continue
      }
      Self.write(run, to: &text)
      run = nil
      switch part {
      case .node(let number): run = (number, 1)
      case .text(let value):
        Self.separate(&text)
        text += value
      }
    }
    Self.write(run, to: &text)
    text.append(UInt8(ascii: "]"))
    return text.count < Self.shortestNode ? .text(text) : .node(numberOf(text))
  }

  private static func write(_ run: (first: Int, count: Int)?, to text: inout [UInt8]) {
    guard let run else { return }
    separate(&text)
    let what = run.count == 1 ? "\(run.first)" : "[\(run.first),\(run.count)]"
    text += Array(#"{"$":\#(what)}"#.utf8)
  }

  private static func separate(_ text: inout [UInt8]) {
    if text.count > 1 { text.append(UInt8(ascii: ",")) }
  }
}

extension SnapshotReader {
  /// Moves past a character, where it is next.
  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func take(_ character: Unicode.Scalar, to text: inout [UInt8]) throws {
    guard takes(character) else { throw Malformed() }
    text.append(UInt8(ascii: character))
  }

  private mutating func word(_ word: String) throws -> [UInt8] {
    let expected = Array(word.utf8)
    guard bytes[position...].starts(with: expected) else { throw Malformed() }
    position += expected.count
    return expected
  }

  /// Reads a string; what could end a script element is written as its code.
  private mutating func string() throws -> [UInt8] {
    guard takes("\"") else { throw Malformed() }
    var text: [UInt8] = [UInt8(ascii: "\"")]
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        text.append(byte)
        return text
      case UInt8(ascii: "\\"): text += try escape()
      case UInt8(ascii: "<"): text += Array("\\u003c".utf8)
      case 0..<0x20: throw Malformed()
      default: text.append(byte)
      }
    }
    throw Malformed()
  }

  private mutating func escape() throws -> [UInt8] {
    guard position < bytes.count else { throw Malformed() }
    let length = bytes[position] == UInt8(ascii: "u") ? 5 : 1
    guard position + length <= bytes.count, Array(#""\/bfnrtu"#.utf8).contains(bytes[position]) else {
      throw Malformed()
    }
    let text = bytes[position..<(position + length)]
    let isHexadecimal = text.dropFirst().allSatisfy { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
    guard isHexadecimal else { throw Malformed() }
    position += length
    return [UInt8(ascii: "\\")] + text
  }

  private mutating func number() throws -> [UInt8] {
    let start = position
    _ = takes("-")
    let whole = digits()
    guard whole.count == 1 || whole.first.map({ $0 != UInt8(ascii: "0") }) ?? false else { throw Malformed() }
    if takes("."), digits().isEmpty { throw Malformed() }
    if takes("e") || takes("E") {
      _ = takes("+") || takes("-")
      if digits().isEmpty { throw Malformed() }
    }
    return Array(bytes[start..<position])
  }

  private mutating func digits() -> ArraySlice<UInt8> {
    let digits = bytes[position...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    position += digits.count
    return digits
  }
}
