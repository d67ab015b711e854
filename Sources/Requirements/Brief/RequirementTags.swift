public import Gherkin
public import ScenarioRunner

/// The tags of scenarios that name requirement lines, held against the briefs.
public enum RequirementTags {
  /// Returns every tag that looks like a requirement id and is in no brief of its app.
  ///
  /// - Parameters:
  ///   - testCases: All scenarios that were read, those left out by the selection too.
  ///   - briefs: The briefs by the name of their suite; suites without a brief are not looked at.
  /// - Returns: The problems in the order of their places, each place once.
  public static func unknown(
    in testCases: some Sequence<TestCase>, briefs: [String: Brief]
  ) -> [BriefError.Problem] {
    let pickles = Dictionary(grouping: testCases, by: \.suite).mapValues { $0.map(\.pickle) }
    let problems = briefs.flatMap { suite, brief in unknown(in: pickles[suite] ?? [], brief: brief) }
    var seen: Set<FilePlace> = []
    return problems.sorted { ($0.place.uri, $0.place.location) < ($1.place.uri, $1.place.location) }
      .filter { seen.insert($0.place).inserted }
  }

  /// Returns every tag of an app's scenarios that looks like a requirement id and is not in the app's brief.
  ///
  /// - Returns: The problems in the order of the scenarios, each place once.
  public static func unknown(in pickles: some Sequence<Pickle>, brief: Brief) -> [BriefError.Problem] {
    let ids = Set(brief.lines.map(\.id))
    return places(in: pickles) { tag in tag.requirementID.map { !ids.contains($0) } ?? false }
      .compactMap { tag, place in
        guard let id = tag.requirementID else { return nil }
        let nearest = NearestSpelling.nearest(to: id, in: brief.lines.map(\.id))
        return .unknownTag(id, place: place, brief: brief.path, nearest: nearest)
      }
  }

  /// Returns every tag that is the id of a requirement line but for case and marks, such as `@buy_09`.
  ///
  /// - Returns: The tags with their places and the ids that were meant, in the order of the scenarios.
  public static func misspelt(
    in pickles: some Sequence<Pickle>, brief: Brief
  ) -> [(tag: String, place: FilePlace, id: String)] {
    let ids = Dictionary(brief.lines.map { (letters(of: $0.id), $0.id) }) { first, _ in first }
    return places(in: pickles) { $0.requirementID == nil && ids[letters(of: $0.name)] != nil }
      .compactMap { tag, place in ids[letters(of: tag.name)].map { (tag.name, place, $0) } }
  }

  private static func letters(of text: String) -> String {
    String(text.uppercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The tags that are looked for, each place once.
  private static func places(
    in pickles: some Sequence<Pickle>, where isWanted: (PickleTag) -> Bool
  ) -> [(PickleTag, FilePlace)] {
    var seen: Set<FilePlace> = []
    return pickles.flatMap { pickle in
      pickle.tags.filter(isWanted).map { ($0, FilePlace(uri: pickle.uri, location: $0.location)) }
    }.filter { seen.insert($0.1).inserted }
  }
}
