/// Which characters are asked for, as both interfaces understand it.
struct CharacterFilter: Sendable {
  /// The names of the filters, in the order in which the service applies them.
  static let names = ["name", "status", "species", "type", "gender"]

  /// How many characters a page has.
  static let pageSize = 20

  /// The filters that are set, trimmed, in the order of the request.
  private(set) var values: [(name: String, value: String)] = []

  /// Sets a filter; an unknown name and an empty value change nothing.
  mutating func set(_ name: String, to value: String) {
    let value = value.trimmed
    guard Self.names.contains(name), !value.isEmpty else { return }
    values.append((name, value))
  }

  /// Returns the characters that all filters let through.
  func characters(of cast: StubCast) -> [StubCharacter] {
    cast.characters.filter { character in
      values.allSatisfy { Self.matches($0.value, character.value(of: $0.name), $0.name) }
    }
  }

  /// Letter case does not matter and punctuation is literal.
  ///
  /// A gender that begins with `male` must begin the value, or it would be found in `Female`.
  private static func matches(_ wanted: String, _ value: String, _ name: String) -> Bool {
    let (wanted, value) = (wanted.lowercased(), value.lowercased())
    return name == "gender" && wanted.hasPrefix("male") ? value.hasPrefix(wanted) : value.contains(wanted)
  }
}

extension StubCharacter {
  fileprivate func value(of filter: String) -> String {
    switch filter {
    case "name": name
    case "status": status
    case "species": species
    case "type": type
    default: gender
    }
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    let rest = drop(while: \.isWhitespace)
    return String(rest.prefix(rest.count - rest.reversed().prefix(while: \.isWhitespace).count))
  }
}
