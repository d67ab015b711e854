/// A scenario as it is run: outlines expanded, background steps in front, tags inherited.
public struct Pickle: Sendable, Hashable {
  /// The number that identifies the pickle in its run.
  public var id: Int
  /// The file, as it was named to the parser.
  public var uri: String
  /// The scenario's name with its placeholders filled.
  public var name: String
  /// The dialect, such as `en`.
  public var language: String
  /// Where the scenario stands; for an outline the row of its examples.
  public var location: Location
  /// The line of the scenario's own heading, which differs from `location` in an outline.
  public var scenarioLocation: Location
  /// The names of what the scenario stands in, outermost first: the feature and, where there is one, the rule.
  public var parents: [String]
  /// The nodes that the pickle was made from: the scenario, then the row.
  public var astNodeIDs: [Int] {
    get { nodes.list }
    set { nodes = NodeIDs(newValue) }
  }
  var nodes: NodeIDs
  /// The tags: the feature's, the rule's, the scenario's, the examples', in that order.
  public var tags: [PickleTag]
  /// The steps, those of backgrounds first.
  public var steps: [PickleStep]

  /// Creates a pickle.
  public init(
    id: Int, uri: String, name: String, language: String, location: Location, scenarioLocation: Location,
    parents: [String], astNodeIDs: [Int], tags: [PickleTag], steps: [PickleStep]
  ) {
    self.id = id
    self.uri = uri
    self.name = name
    self.language = language
    self.location = location
    self.scenarioLocation = scenarioLocation
    self.parents = parents
    self.nodes = NodeIDs(astNodeIDs)
    self.tags = tags
    self.steps = steps
  }
}

extension Pickle {
  /// Creates a pickle from an outline's row, or from a scenario.
  init(
    id: Int, uri: String, name: String, language: String, scenario: Scenario, row: TableRow?,
    parents: [String], tags: [PickleTag], steps: [PickleStep]
  ) {
    self.id = id
    self.uri = uri
    self.name = name
    self.language = language
    self.location = row?.location ?? scenario.location
    self.scenarioLocation = scenario.location
    self.parents = parents
    self.nodes = NodeIDs(scenario.id, row?.id)
    self.tags = tags
    self.steps = steps
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

/// A step of a pickle.
public struct PickleStep: Sendable, Hashable {
  /// What a step is for, as its keyword says.
  public enum Kind: String, Sendable, Hashable {
    case unknown = "Unknown"
    case context = "Context"
    case action = "Action"
    case outcome = "Outcome"
  }

  /// The number that identifies the step in its run.
  public var id: Int
  /// The keyword as written, with the blank behind it where there is one.
  public var keyword: String
  /// What the step is for; a conjunction takes the kind before it.
  public var kind: Kind
  /// The text with its placeholders filled.
  public var text: String
  /// Where the step stands.
  public var location: Location
  /// The nodes that the step was made from: the step, then the row.
  public var astNodeIDs: [Int] {
    get { nodes.list }
    set { nodes = NodeIDs(newValue) }
  }
  var nodes: NodeIDs
  /// The doc string and the table under the step, in the order in which they stand.
  public var arguments: [PickleArgument]

  /// Creates a step.
  public init(
    id: Int, keyword: String, kind: Kind, text: String, location: Location, astNodeIDs: [Int],
    arguments: [PickleArgument]
  ) {
    self.id = id
    self.keyword = keyword
    self.kind = kind
    self.text = text
    self.location = location
    self.nodes = NodeIDs(astNodeIDs)
    self.arguments = arguments
  }
}

extension PickleStep {
  /// Creates a step from one of a document; a conjunction takes the kind before it.
  init(_ step: Step, id: Int, kind: inout Kind) {
    kind = step.keywordType.kind ?? kind
    self.id = id
    self.keyword = step.keyword
    self.kind = kind
    self.text = step.text
    self.location = step.location
    self.nodes = NodeIDs(step.id)
    self.arguments = step.arguments.isEmpty ? [] : step.arguments.map(PickleArgument.init)
  }
}

/// What stands under a step.
public enum PickleArgument: Sendable, Hashable {
  /// A text between fences, with its media type where it names one.
  case docString(content: String, mediaType: String?)
  /// Rows of cells.
  case dataTable([[String]])
}
