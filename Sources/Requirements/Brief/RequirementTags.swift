import Gherkin
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
    let known = briefs.mapValues { Set($0.lines.map(\.id)) }
    var seen: Set<FilePlace> = []
    var found: [(place: FilePlace, problem: BriefError.Problem)] = []
    for testCase in testCases {
      guard let brief = briefs[testCase.suite], let ids = known[testCase.suite] else { continue }
      for tag in testCase.pickle.tags {
        guard let id = tag.requirementID, !ids.contains(id) else { continue }
        let place = FilePlace(uri: testCase.pickle.uri, location: tag.location)
        guard seen.insert(place).inserted else { continue }
        let nearest = NearestSpelling.nearest(to: id, in: brief.lines.map(\.id))
        found.append((place, .unknownTag(id, place: place, brief: brief.path, nearest: nearest)))
      }
    }
    return found.sorted { ($0.place.uri, $0.place.location) < ($1.place.uri, $1.place.location) }
      .map(\.problem)
  }
}
