/// Turns a document into the scenarios that are run.
struct PickleCompiler {
  let uri: String
  private(set) var nextID: Int
  private(set) var pickles: [Pickle] = []
  /// The bytes that filling a row may cost beyond what is linear.
  private var budget = 0

  init(uri: String, firstID: Int) {
    self.uri = uri
    nextID = firstID
  }

  /// Adds the pickles of a document; `count` is how many there are.
  mutating func compile(_ document: GherkinDocument, count: Int) {
    guard let feature = document.feature else { return }
    pickles.reserveCapacity(count)
    budget = FillingBudget.bytes(forEachOf: count)
    var origin = PickleOrigin(
      uri: uri, language: feature.language, parents: [feature.name], featureTags: feature.tags)
    for child in feature.children {
      switch child {
      case .background(let background): origin = origin.adding(background)
      case .scenario(let scenario): compile(scenario, in: origin)
      case .rule(let rule): compile(rule, in: origin)
      }
    }
  }

  private mutating func compile(_ rule: Rule, in feature: PickleOrigin) {
    var origin = feature.entering(rule)
    for child in rule.children {
      switch child {
      case .background(let background): origin = origin.adding(background)
      case .scenario(let scenario): compile(scenario, in: origin)
      }
    }
  }

  private mutating func compile(_ scenario: Scenario, in origin: PickleOrigin) {
    guard scenario.examples.isEmpty else {
      let brackets = OutlineBrackets(scenario)
      for examples in scenario.examples { add(examples, of: scenario, brackets, in: origin) }
      return
    }
    let firstID = takeIDs(origin.stepCount(for: scenario))
    pickles.append(
      Pickle(
        id: takeIDs(1), location: scenario.location,
        plan: PicklePlan(scenario, origin: origin, firstID: firstID), row: 0))
  }

  private mutating func add(
    _ examples: Examples, of scenario: Scenario, _ brackets: OutlineBrackets, in origin: PickleOrigin
  ) {
    guard let header = examples.tableHeader, !examples.tableBody.isEmpty else { return }
    let stepCount = origin.stepCount(for: scenario)
    let outline = OutlinePlan(
      scenario, brackets, origin: origin, columns: OutlineColumns(header: header), rows: examples.tableBody,
      firstID: nextID, budget: budget)
    let plan = PicklePlan(
      scenario, origin: origin, firstID: nextID, outline: outline, examplesTags: examples.tags)
    for index in examples.tableBody.indices {
      nextID += stepCount
      pickles.append(
        Pickle(id: takeIDs(1), location: examples.tableBody[index].location, plan: plan, row: index))
    }
  }

  /// Takes so many numbers; returns the first.
  private mutating func takeIDs(_ count: Int) -> Int {
    defer { nextID += count }
    return nextID
  }
}

extension Scenario {
  /// The number of pickles that the scenario gives.
  var pickleCount: Int {
    examples.isEmpty ? 1 : examples.reduce(0) { $0 + $1.tableBody.count }
  }
}
