/// Turns a document into the scenarios that are run.
struct PickleCompiler {
  let uri: String
  private(set) var nextID: Int
  private(set) var pickles: [Pickle] = []
  private var language = ""
  private let budget = FillingBudget()

  init(uri: String, firstID: Int) {
    self.uri = uri
    nextID = firstID
  }

  /// What a scenario takes over from what it stands in.
  private struct Context {
    var parents: [String]
    var tags: [PickleTag]
    var background: [StepTemplate] = []
  }

  /// Adds the pickles of a document.
  mutating func compile(_ document: GherkinDocument) {
    guard let feature = document.feature else { return }
    language = feature.language
    var context = Context(parents: [feature.name], tags: feature.tags.map(PickleTag.init))
    for child in feature.children {
      switch child {
      case .background(let background): context.background = background.steps.map(StepTemplate.init)
      case .scenario(let scenario): compile(scenario, in: context)
      case .rule(let rule): compile(rule, in: context)
      }
    }
  }

  private mutating func compile(_ rule: Rule, in feature: Context) {
    var context = feature
    context.parents.append(rule.name)
    context.tags += rule.tags.map(PickleTag.init)
    for child in rule.children {
      switch child {
      case .background(let background):
        context.background = feature.background + background.steps.map(StepTemplate.init)
      case .scenario(let scenario): compile(scenario, in: context)
      }
    }
  }

  private mutating func compile(_ scenario: Scenario, in context: Context) {
    var context = context
    if !scenario.tags.isEmpty { context.tags += scenario.tags.map(PickleTag.init) }
    if scenario.examples.isEmpty {
      addPlain(scenario, in: context)
    } else {
      addOutline(scenario, in: context)
    }
  }

  private mutating func addPlain(_ scenario: Scenario, in context: Context) {
    var kind = PickleStep.Kind.unknown
    var steps = backgroundSteps(of: scenario, in: context, &kind)
    for index in scenario.steps.indices {
      steps.append(PickleStep(scenario.steps[index], id: takeID(), kind: &kind))
    }
    pickles.append(
      Pickle(
        id: takeID(), uri: uri, name: scenario.name, language: language, scenario: scenario, row: nil,
        parents: context.parents, tags: context.tags, steps: steps))
  }

  private mutating func addOutline(_ scenario: Scenario, in context: Context) {
    let templates = scenario.steps.map(StepTemplate.init)
    for examples in scenario.examples {
      guard let header = examples.tableHeader, !examples.tableBody.isEmpty else { continue }
      var context = context
      if !examples.tags.isEmpty { context.tags += examples.tags.map(PickleTag.init) }
      var filling = Filling(header: header, budget: budget)
      for row in examples.tableBody {
        filling.use(row)
        add(row, of: scenario, templates, filling, in: context)
      }
    }
  }

  private mutating func add(
    _ row: TableRow, of scenario: Scenario, _ templates: [StepTemplate], _ filling: Filling,
    in context: Context
  ) {
    var kind = PickleStep.Kind.unknown
    var steps = backgroundSteps(of: scenario, in: context, &kind)
    for index in templates.indices {
      steps.append(templates[index].step(id: takeID(), kind: &kind, filling: filling))
    }
    pickles.append(
      Pickle(
        id: takeID(), uri: uri, name: filling.fill(scenario.name), language: language, scenario: scenario,
        row: row, parents: context.parents, tags: context.tags, steps: steps))
  }

  /// The steps in front of a scenario's own, which a scenario without steps does without.
  private mutating func backgroundSteps(
    of scenario: Scenario, in context: Context, _ kind: inout PickleStep.Kind
  ) -> [PickleStep] {
    guard !scenario.steps.isEmpty else { return [] }
    var steps: [PickleStep] = []
    steps.reserveCapacity(context.background.count + scenario.steps.count)
    for index in context.background.indices {
      steps.append(context.background[index].step(id: takeID(), kind: &kind))
    }
    return steps
  }

  private mutating func takeID() -> Int {
    defer { nextID += 1 }
    return nextID
  }
}

extension PickleTag {
  fileprivate init(_ tag: GherkinTag) {
    self.init(name: tag.name, location: tag.location, astNodeID: tag.id)
  }
}
