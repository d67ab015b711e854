public import Gherkin

/// The ids of requirement lines: capitals, hyphen, digits, such as `BUY-09`.
public enum RequirementID {
  /// Returns the id that a text starts with; nothing that belongs to a word may follow it.
  public static func prefix(of text: some StringProtocol) -> String? {
    let scalars = Substring(text).unicodeScalars
    let prefix = scalars.prefix { isCapital($0) || isDigit($0) || $0 == "-" }
    let next = scalars[prefix.endIndex...].first
    let endsThere = next.map { !$0.properties.isAlphabetic && $0 != "_" } ?? true
    let id = String(Substring(prefix))
    return endsThere && isID(id) ? id : nil
  }

  /// Whether the whole text is an id.
  public static func isID(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 1, let number = parts.last, !number.isEmpty else { return false }
    return number.unicodeScalars.allSatisfy(isDigit)
      && parts.dropLast().allSatisfy { part in
        part.unicodeScalars.first.map(isCapital) ?? false
          && part.unicodeScalars.allSatisfy { isCapital($0) || isDigit($0) }
      }
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool { ("A"..."Z").contains(scalar) }
  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}

extension PickleTag {
  /// The id of the requirement line that the tag names; nil where the tag does not look like one.
  public var requirementID: String? {
    let id = String(name.drop { $0 == "@" })
    return RequirementID.isID(id) ? id : nil
  }
}

extension Pickle {
  /// The ids of the requirement lines that the scenario shows, each once, in the order of its tags.
  public var requirementIDs: [String] {
    var seen: Set<String> = []
    return tags.compactMap(\.requirementID).filter { seen.insert($0).inserted }
  }
}
