/// What the pickles of one scenario, or of one examples table of an outline, are made from.
///
/// Making waits until something is asked for: an outline of many rows takes no more room than its rows, and a
/// scenario that is not selected is never filled.
final class PicklePlan: Sendable {
  let origin: PickleOrigin
  /// The number and the place of the scenario's heading.
  let scenarioID: Int
  let scenarioLocation: Location
  /// The table's rows; nil for a scenario that has no table.
  let outline: OutlinePlan?
  private let name: SourceString
  private let scenarioTags: [GherkinTag]
  private let examplesTags: [GherkinTag]
  private let steps: [Step]
  /// The number of the first step; in an outline that of the first row.
  private let firstID: Int

  /// Creates the plan of a scenario, or of an examples table with its outline.
  init(
    _ scenario: Scenario, origin: PickleOrigin, firstID: Int, outline: OutlinePlan? = nil,
    examplesTags: [GherkinTag] = []
  ) {
    self.origin = origin
    scenarioID = scenario.id
    scenarioLocation = scenario.location
    self.outline = outline
    name = scenario.written
    scenarioTags = scenario.tags
    self.examplesTags = examplesTags
    steps = scenario.steps
    self.firstID = firstID
  }

  /// The plan of a pickle that was put together by hand.
  init(origin: PickleOrigin, scenarioLocation: Location) {
    self.origin = origin
    scenarioID = 0
    self.scenarioLocation = scenarioLocation
    outline = nil
    name = SourceString("")
    (scenarioTags, examplesTags, steps) = ([], [], [])
    firstID = 0
  }

  /// The nodes that the pickle of a row, or of the scenario, is made from; their numbers are so much later.
  func nodes(forRow row: Int, shift: Int) -> NodeIDs {
    NodeIDs(scenarioID &+ shift, outline.map { $0.rowID(row) &+ shift })
  }

  /// The scenario's name, or that with a row's values.
  func name(forRow row: Int) -> String { outline?.name(forRow: row) ?? name.string }

  /// The tags of what the scenario stands in, then its own and its examples'; their numbers are so much later.
  func tags(shift: Int) -> [PickleTag] {
    var tags: [PickleTag] = []
    for list in [origin.featureTags, origin.ruleTags, scenarioTags, examplesTags] {
      for tag in list {
        tags.append(PickleTag(name: tag.name, location: tag.location, astNodeID: tag.id &+ shift))
      }
    }
    return tags
  }

  /// Whether the scenario, or what it stands in, has a tag of that name.
  func hasTag(_ name: String) -> Bool {
    // List by list, as nothing is put together for that.
    Self.has(name, in: origin.featureTags) || Self.has(name, in: origin.ruleTags)
      || Self.has(name, in: scenarioTags) || Self.has(name, in: examplesTags)
  }

  private static func has(_ name: String, in tags: [GherkinTag]) -> Bool {
    !tags.isEmpty && tags.contains { $0.name == name }
  }

  /// The number of steps, for which none has to be made.
  var stepCount: Int { origin.stepCount(before: steps) }

  /// The steps as written, or with a row's values; their numbers are so much later.
  func steps(forRow row: Int, shift: Int) -> [PickleStep] {
    if let outline { return outline.steps(forRow: row, shift: shift) }
    var maker = StepMaker(firstID: firstID, shift: shift, count: stepCount)
    maker.addBackgrounds(of: origin, before: steps)
    maker.add(steps)
    return maker.made
  }
}

/// What was set of a pickle, in place of what its plan says.
struct PickleChanges: Sendable {
  var uri: String?
  var name: String?
  var language: String?
  var scenarioLocation: Location?
  var parents: [String]?
  var nodes: NodeIDs?
  var tags: [PickleTag]?
  var steps: [PickleStep]?
}
