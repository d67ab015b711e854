/// A tag that stands twice in front of one heading was mostly meant to be another.
enum DuplicateTag: DocumentRule {
  static let rule = DiagnosticRule(
    "duplicate-tag", .warning, "A tag stands twice in front of one heading.")

  static func findings(in text: InspectedText) -> [Finding] {
    text.tagLists.flatMap { tags -> [Finding] in
      var seen: Set<String> = []
      return tags.filter { !seen.insert($0.name).inserted }.map { tag in
        Finding(
          location: tag.location, endColumn: tag.endColumn,
          problem: "the tag '\(tag.name)' stands here twice",
          note: "take one of them away, or name what was meant")
      }
    }
  }
}

extension GherkinTag {
  /// The column behind the tag.
  fileprivate var endColumn: Int { location.column + name.unicodeScalars.count }
}
