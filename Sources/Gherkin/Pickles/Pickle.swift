/// A scenario as it is run: outlines expanded, background steps in front, tags inherited.
public struct Pickle: Sendable {
  /// The number that identifies the pickle in its run.
  public var id: Int
  /// Where the scenario stands; for an outline the row of its examples.
  public var location: Location
  /// What the pickle is made from; shared, so that a pickle costs little more than a row.
  private let plan: PicklePlan
  /// What was set since; nil for nearly every pickle.
  private var changes: Changes?
  /// The index of the outline's row.
  private let row: Int32
  /// How much later than in its plan the numbers of the pickle, its tags and its steps are.
  private var shift: Int32 = 0

  /// Creates a pickle.
  public init(
    id: Int, uri: String, name: String, language: String, location: Location, scenarioLocation: Location,
    parents: [String], astNodeIDs: [Int], tags: [PickleTag], steps: [PickleStep]
  ) {
    self.id = id
    self.location = location
    plan = PicklePlan(
      origin: PickleOrigin(uri: uri, language: language, parents: parents), scenarioLocation: scenarioLocation
    )
    row = 0
    changes = Changes(PickleChanges(name: name, nodes: NodeIDs(astNodeIDs), tags: tags, steps: steps))
  }

  /// Creates the pickle of a plan's scenario, or of one of its rows.
  init(id: Int, location: Location, plan: PicklePlan, row: Int) {
    self.id = id
    self.location = location
    self.plan = plan
    self.row = Int32(truncatingIfNeeded: row)
  }

  /// Counts the numbers of the pickle, its nodes, its tags and its steps from a later one.
  ///
  /// What they are made from is left as it is, as other pickles are made from it too.
  package mutating func renumber(by offset: Int) {
    guard changes == nil, let sum = Int32(exactly: Int(shift) + offset) else {
      return renumberChanges(by: offset)
    }
    id += offset
    shift = sum
  }

  /// Counts the numbers of a pickle that says itself what they are.
  private mutating func renumberChanges(by offset: Int) {
    let (nodes, tags, steps) = (astNodeIDs, tags, steps)
    id += offset
    self.astNodeIDs = nodes.map { $0 + offset }
    self.tags = tags.map { PickleTag(name: $0.name, location: $0.location, astNodeID: $0.astNodeID + offset) }
    self.steps = steps.map { step in
      var step = step
      step.id += offset
      step.astNodeIDs = step.astNodeIDs.map { $0 + offset }
      return step
    }
  }

  private final class Changes: Sendable {
    let list: PickleChanges

    init(_ list: PickleChanges) { self.list = list }
  }

  private mutating func change(_ body: (inout PickleChanges) -> Void) {
    var list = changes?.list ?? PickleChanges()
    body(&list)
    changes = Changes(list)
    if list.steps != nil { forgetPlan() }
  }

  /// Lets go of what the pickle was made from: its own steps may leave out what that holds, such as a secret.
  private mutating func forgetPlan() {
    self = Pickle(
      id: id, uri: uri, name: name, language: language, location: location,
      scenarioLocation: scenarioLocation, parents: parents, astNodeIDs: astNodeIDs, tags: tags, steps: steps)
  }
}

extension Pickle {
  /// The file, as it was named to the parser.
  public var uri: String {
    get { changes?.list.uri ?? plan.origin.uri }
    set { change { $0.uri = newValue } }
  }
  /// The scenario's name with its placeholders filled.
  public var name: String {
    get { changes?.list.name ?? plan.name(forRow: Int(row)) }
    set { change { $0.name = newValue } }
  }
  /// The dialect, such as `en`.
  public var language: String {
    get { changes?.list.language ?? plan.origin.language }
    set { change { $0.language = newValue } }
  }
  /// The line of the scenario's own heading, which differs from `location` in an outline.
  public var scenarioLocation: Location {
    get { changes?.list.scenarioLocation ?? plan.scenarioLocation }
    set { change { $0.scenarioLocation = newValue } }
  }
  /// The names of what the scenario stands in, outermost first: the feature and, where there is one, the rule.
  public var parents: [String] {
    get { changes?.list.parents ?? plan.origin.parents }
    set { change { $0.parents = newValue } }
  }
  /// The nodes that the pickle was made from: the scenario, then the row.
  public var astNodeIDs: [Int] {
    get { nodes.list }
    set { change { $0.nodes = NodeIDs(newValue) } }
  }
  /// The tags: the feature's, the rule's, the scenario's, the examples', in that order.
  ///
  /// - Complexity: O(*n*) in their number, as they are put together when they are asked for.
  public var tags: [PickleTag] {
    get { changes?.list.tags ?? plan.tags(shift: Int(shift)) }
    set { change { $0.tags = newValue } }
  }
  /// Whether one of the tags has that name, which starts with `@`.
  public func hasTag(_ name: String) -> Bool {
    changes?.list.tags.map { $0.contains { $0.name == name } } ?? plan.hasTag(name)
  }
  /// The steps, those of backgrounds first.
  ///
  /// - Complexity: O(*n*) in the length of their texts, as they are made when they are asked for.
  public var steps: [PickleStep] {
    get { changes?.list.steps ?? plan.steps(forRow: Int(row), shift: Int(shift)) }
    set { change { $0.steps = newValue } }
  }
  /// The number of steps, those of backgrounds counted.
  public var stepCount: Int { changes?.list.steps?.count ?? plan.stepCount }

  private var nodes: NodeIDs { changes?.list.nodes ?? plan.nodes(forRow: Int(row), shift: Int(shift)) }
}

extension Pickle: CustomDebugStringConvertible {
  /// Where the pickle stands, and what it says.
  public var debugDescription: String {
    "Pickle(\(uri):\(location.line), \(String(reflecting: name)), \(steps.map { $0.keyword + $0.text }))"
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
