/// A feature without a name heads reports with nothing.
enum UnnamedFeature: DocumentRule {
  static let rule = DiagnosticRule("unnamed-feature", .warning, "A feature has no name.")

  static func findings(in text: InspectedText) -> [Finding] {
    guard let feature = text.document.feature, let keyword = feature.keyword, feature.name.isEmpty else {
      return []
    }
    return [
      Finding(
        location: feature.location, problem: "the feature has no name",
        note: "write what it is about behind '\(keyword):'")
    ]
  }
}
