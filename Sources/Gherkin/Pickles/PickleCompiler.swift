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

  /// What a scenario takes over from what it stands in.
  private struct Context {
    var origin: PickleOrigin
    var tags: [PickleTag]
    var background: [Step] = []
  }

  /// Adds the pickles of a document; `count` is how many there are.
  mutating func compile(_ document: GherkinDocument, count: Int) {
    guard let feature = document.feature else { return }
    pickles.reserveCapacity(count)
    let origin = PickleOrigin(uri: uri, language: feature.language, parents: [feature.name])
    var context = Context(origin: origin, tags: feature.tags.map(PickleTag.init))
    for child in feature.children {
      switch child {
      case .background(let background): context.background = background.steps
      case .scenario(let scenario): compile(scenario, in: context)
      case .rule(let rule): compile(rule, in: context)
      }
    }
  }

  private mutating func compile(_ rule: Rule, in feature: Context) {
    var context = feature
    context.origin = PickleOrigin(
      uri: uri, language: feature.origin.language, parents: feature.origin.parents + [rule.name])
    context.tags += rule.tags.map(PickleTag.init)
    for child in rule.children {
      switch child {
      case .background(let background): context.background = feature.background + background.steps
      case .scenario(let scenario): compile(scenario, in: context)
      }
    }
  }

  private mutating func compile(_ scenario: Scenario, in context: Context) {
    let tags = scenario.tags.isEmpty ? context.tags : context.tags + scenario.tags.map(PickleTag.init)
    // A scenario without steps does without those of backgrounds.
    let background = scenario.steps.isEmpty ? [] : context.background
    guard !scenario.examples.isEmpty else {
      let firstID = takeIDs(background.count + scenario.steps.count)
      pickles.append(
        Pickle(
          id: takeIDs(1), origin: context.origin, scenario: scenario, row: nil, title: scenario.written,
          tags: tags, source: .scenario(background: background, steps: scenario.steps, firstID: firstID)))
      return
    }
    for examples in scenario.examples {
      let tags = examples.tags.isEmpty ? tags : tags + examples.tags.map(PickleTag.init)
      add(examples, of: scenario, Context(origin: context.origin, tags: tags, background: background))
    }
  }

  private mutating func add(_ examples: Examples, of scenario: Scenario, _ context: Context) {
    guard let header = examples.tableHeader, !examples.tableBody.isEmpty else { return }
    let columns = OutlineColumns(header: header)
    let stepCount = context.background.count + scenario.steps.count
    let plan = OutlinePlan(
      scenario, background: context.background, columns: columns, rows: examples.tableBody, firstID: nextID)
    for (index, row) in examples.tableBody.enumerated() {
      let firstID = takeIDs(stepCount)
      let (title, source): (SourceString?, PickleSource)
      if let plan, !row.holdsBracket {
        (title, source) = (nil, .row(plan, index))
      } else {
        let filling = Filling(columns: columns, row: row, budget: budget)
        source = .made(steps(of: scenario, context.background, filledBy: filling, firstID: firstID))
        title = SourceString(filling.fill(scenario.name))
      }
      pickles.append(
        Pickle(
          id: takeIDs(1), origin: context.origin, scenario: scenario, row: row, title: title,
          tags: context.tags, source: source))
    }
  }

  private func steps(
    of scenario: Scenario, _ background: [Step], filledBy filling: Filling, firstID: Int
  ) -> [PickleStep] {
    var maker = StepMaker(firstID: firstID, count: background.count + scenario.steps.count)
    maker.add(background)
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

extension PickleTag {
  fileprivate init(_ tag: GherkinTag) {
    self.init(name: tag.name, location: tag.location, astNodeID: tag.id)
  }
}
