/// Writes JSON (RFC 8259) whose members stand in the order in which they are added.
enum ScreenJSON {
  /// The members of an object that is being written.
  struct Members {
    fileprivate var text: String
    private var isEmpty = true

    fileprivate init(_ text: String) { self.text = text }

    /// Adds a member whose value the closure writes.
    mutating func add(_ name: String, writeValue: (inout String) -> Void) {
      if !isEmpty { text += "," }
      isEmpty = false
      ScreenJSON.write(name, to: &text)
      text += ":"
      writeValue(&text)
    }

    /// Adds a text, where there is one.
    mutating func add(_ name: String, _ value: String?) {
      guard let value else { return }
      add(name) { ScreenJSON.write(value, to: &$0) }
    }

    /// Adds an array.
    mutating func add<Item>(_ name: String, items: [Item], writeItem: (Item, inout String) -> Void) {
      add(name) { text in
        text += "["
        for (index, item) in items.enumerated() {
          if index > 0 { text += "," }
          writeItem(item, &text)
        }
        text += "]"
      }
    }
  }

  /// Writes an object.
  static func object(to text: inout String, _ addMembers: (inout Members) -> Void) {
    text += "{"
    var members = Members(text)
    // Held once, the text grows in place.
    text = ""
    addMembers(&members)
    text = members.text + "}"
  }

  /// Writes a text in quotes.
  static func write(_ value: String, to text: inout String) {
    text += "\""
    if value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      text += value
    } else {
      for scalar in value.unicodeScalars { write(scalar, to: &text) }
    }
    text += "\""
  }

  private static func write(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
