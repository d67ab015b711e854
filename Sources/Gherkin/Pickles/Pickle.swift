/// A scenario as it is run: outlines expanded, background steps in front, tags inherited.
public struct Pickle: Sendable {
  /// The number that identifies the pickle in its run.
  public var id: Int
  /// The file, as it was named to the parser.
  public var uri: String {
    get { origin.uri }
    set { origin = origin.with(uri: newValue) }
  }
  /// The scenario's name with its placeholders filled.
  public var name: String {
    get { title?.string ?? source.name }
    set { title = SourceString(newValue) }
  }
  /// The dialect, such as `en`.
  public var language: String {
    get { origin.language }
    set { origin = origin.with(language: newValue) }
  }
  /// Where the scenario stands; for an outline the row of its examples.
  public var location: Location
  /// The line of the scenario's own heading, which differs from `location` in an outline.
  public var scenarioLocation: Location
  /// The names of what the scenario stands in, outermost first: the feature and, where there is one, the rule.
  public var parents: [String] {
    get { origin.parents }
    set { origin = origin.with(parents: newValue) }
  }
  /// The nodes that the pickle was made from: the scenario, then the row.
  public var astNodeIDs: [Int] {
    get { nodes.list }
    set { nodes = NodeIDs(newValue) }
  }
  /// The tags: the feature's, the rule's, the scenario's, the examples', in that order.
  ///
  /// - Complexity: O(*n*) in their number, as they are put together when they are asked for.
  public var tags: [PickleTag] {
    get { tagSource.tags(in: origin) }
    set { tagSource = .made(newValue) }
  }
  /// The steps, those of backgrounds first.
  ///
  /// - Complexity: O(*n*) in the length of their texts, as they are made when they are asked for.
  public var steps: [PickleStep] {
    get { source.steps }
    set {
      title = SourceString(name)
      source = .made(newValue)
    }
  }

  /// The number of steps, those of backgrounds counted.
  public var stepCount: Int { source.stepCount }

  private var origin: PickleOrigin
  /// The name; nil where it is that of the outline's row.
  private var title: SourceString?
  private var nodes: NodeIDs
  private var tagSource: PickleTagSource
  private var source: PickleSource

  /// Creates a pickle.
  public init(
    id: Int, uri: String, name: String, language: String, location: Location, scenarioLocation: Location,
    parents: [String], astNodeIDs: [Int], tags: [PickleTag], steps: [PickleStep]
  ) {
    self.id = id
    self.origin = PickleOrigin(uri: uri, language: language, parents: parents)
    self.title = SourceString(name)
    self.location = location
    self.scenarioLocation = scenarioLocation
    self.nodes = NodeIDs(astNodeIDs)
    self.tagSource = .made(tags)
    self.source = .made(steps)
  }

  /// Creates a pickle from a scenario, or from a row of its examples.
  @inline(__always)
  init(
    id: Int, origin: PickleOrigin, scenario: Scenario, row: TableRow?, title: SourceString?,
    tags: PickleTagSource,
    source: PickleSource
  ) {
    self.id = id
    self.origin = origin
    self.title = title
    self.location = row?.location ?? scenario.location
    self.scenarioLocation = scenario.location
    self.nodes = NodeIDs(scenario.id, row?.id)
    self.tagSource = tags
    self.source = source
  }
}

extension Pickle: Hashable {
  /// Whether both are the same in all that they say.
  public static func == (left: Pickle, right: Pickle) -> Bool {
    left.id == right.id && left.name == right.name && left.location == right.location
      && left.scenarioLocation == right.scenarioLocation && left.nodes == right.nodes
      && left.uri == right.uri && left.language == right.language && left.parents == right.parents
      && left.tags == right.tags && left.steps == right.steps
  }

  /// Feeds what tells one pickle from another into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(uri)
    hasher.combine(name)
    hasher.combine(location)
  }
}

/// A tag of a pickle.
public struct PickleTag: Sendable, Hashable {
  /// The name with its `@`.
  public var name: String
  /// Where the tag stands.
  public var location: Location
  /// The node that the tag was made from.
  public var astNodeID: Int

  /// Creates a tag.
  public init(name: String, location: Location, astNodeID: Int) {
    self.name = name
    self.location = location
    self.astNodeID = astNodeID
  }
}
