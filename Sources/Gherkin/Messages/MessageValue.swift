/// A JSON value that is always written the same way: keys sorted, no white space.
indirect enum MessageValue {
  case text(String)
  case number(Int)
  case list([MessageValue])
  case object([String: MessageValue])

  /// The value as JSON.
  var json: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .text(let text): Self.quote(text, to: &bytes)
    case .number(let number): bytes += String(number).utf8
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let fields):
      bytes.append(UInt8(ascii: "{"))
      for (index, field) in fields.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.quote(field.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        field.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func quote(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes += "\\b".utf8
      case 0x09: bytes += "\\t".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0C: bytes += "\\f".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += Array("\\u00\(byte < 0x10 ? "0" : "")\(digits)".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension MessageValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  init(stringLiteral value: String) { self = .text(value) }

  init(dictionaryLiteral elements: (String, MessageValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  /// An id, which messages write as text.
  static func id(_ number: Int) -> MessageValue { .text(String(number)) }

  /// The same object with one more field, if there is a value for it.
  func adding(_ key: String, _ value: MessageValue?) -> MessageValue {
    guard case .object(var fields) = self, let value else { return self }
    fields[key] = value
    return .object(fields)
  }
}
