/// Turns a document into the scenarios that are run.
struct PickleCompiler {
  let uri: String
  private(set) var nextID: Int
  private(set) var pickles: [Pickle] = []
  private let budget = FillingBudget()

  init(uri: String, firstID: Int) {
    self.uri = uri
    nextID = firstID
  }

  /// Adds the pickles of a document; `count` is how many there are.
  mutating func compile(_ document: GherkinDocument, count: Int) {
    guard let feature = document.feature else { return }
    pickles.reserveCapacity(count)
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
      for examples in scenario.examples { add(examples, of: scenario, in: origin) }
      return
    }
    let firstID = takeIDs(origin.stepCount(for: scenario))
    pickles.append(
      Pickle(
        id: takeIDs(1), origin: origin, scenario: scenario, row: nil, title: scenario.written,
        tags: .inherited(scenario: scenario.tags, examples: []),
        source: .scenario(origin, steps: scenario.steps, firstID: firstID)))
  }

  private mutating func add(_ examples: Examples, of scenario: Scenario, in origin: PickleOrigin) {
    guard let header = examples.tableHeader, !examples.tableBody.isEmpty else { return }
    let columns = OutlineColumns(header: header)
    let stepCount = origin.stepCount(for: scenario)
    let plan = OutlinePlan(
      scenario, origin: origin, columns: columns, rows: examples.tableBody, firstID: nextID)
    for index in examples.tableBody.indices {
      let row = examples.tableBody[index]
      let firstID = takeIDs(stepCount)
      let (title, source): (SourceString?, PickleSource)
      if let plan, !row.holdsBracket {
        (title, source) = (nil, .row(plan, index))
      } else {
        let filling = Filling(columns: columns, row: row, budget: budget)
        source = .made(steps(of: scenario, origin, filledBy: filling, firstID: firstID))
        title = SourceString(filling.fill(scenario.name))
      }
      pickles.append(
        Pickle(
          id: takeIDs(1), origin: origin, scenario: scenario, row: row, title: title,
          tags: .inherited(scenario: scenario.tags, examples: examples.tags), source: source))
    }
  }

  private func steps(
    of scenario: Scenario, _ origin: PickleOrigin, filledBy filling: Filling, firstID: Int
  ) -> [PickleStep] {
    var maker = StepMaker(firstID: firstID, count: origin.stepCount(for: scenario))
    maker.addBackgrounds(of: origin, before: scenario.steps)
    for step in scenario.steps { maker.add(step, filledBy: filling) }
    return maker.made
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
