/// Turns a document into the scenarios that are run.
struct PickleCompiler {
  let uri: String
  private(set) var nextID: Int
  private(set) var pickles: [Pickle] = []
  private var language = ""

  init(uri: String, firstID: Int) {
    self.uri = uri
    nextID = firstID
  }

  /// What a scenario takes over from what it stands in.
  struct Context {
    var parents: [String]
    var tags: [PickleTag]
    var background: [Step]
  }

  /// Adds the pickles of a document.
  mutating func compile(_ document: GherkinDocument) {
    guard let feature = document.feature else { return }
    language = feature.language
    var context = Context(parents: [feature.name], tags: feature.tags.map(PickleTag.init), background: [])
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
    context.parents.append(rule.name)
    context.tags += rule.tags.map(PickleTag.init)
    for child in rule.children {
      switch child {
      case .background(let background): context.background = feature.background + background.steps
      case .scenario(let scenario): compile(scenario, in: context)
      }
    }
  }

  private mutating func compile(_ scenario: Scenario, in context: Context) {
    let own = scenario.tags.isEmpty ? context.tags : context.tags + scenario.tags.map(PickleTag.init)
    guard !scenario.examples.isEmpty else {
      add(scenario, nil, tags: own, in: context)
      return
    }
    for examples in scenario.examples {
      guard let header = examples.tableHeader, !examples.tableBody.isEmpty else { continue }
      let tags = examples.tags.isEmpty ? own : own + examples.tags.map(PickleTag.init)
      var filling = Filling(header: header)
      for row in examples.tableBody {
        filling.row = row
        add(scenario, filling, tags: tags, in: context)
      }
    }
  }

  private mutating func add(_ scenario: Scenario, _ filling: Filling?, tags: [PickleTag], in context: Context)
  {
    var steps: [PickleStep] = []
    if !scenario.steps.isEmpty {
      steps.reserveCapacity(context.background.count + scenario.steps.count)
      var kind = PickleStep.Kind.unknown
      for step in context.background { steps.append(compile(step, nil, &kind)) }
      for step in scenario.steps { steps.append(compile(step, filling, &kind)) }
    }
    let row = filling?.row
    pickles.append(
      Pickle(
        id: takeID(), uri: uri, name: filling?.fill(scenario.name) ?? scenario.name, language: language,
        location: row?.location ?? scenario.location, scenarioLocation: scenario.location,
        parents: context.parents, astNodeIDs: row.map { [scenario.id, $0.id] } ?? [scenario.id], tags: tags,
        steps: steps))
  }

  private mutating func compile(
    _ step: Step, _ filling: Filling?, _ kind: inout PickleStep.Kind
  ) -> PickleStep {
    switch step.keywordType {
    case .context: kind = .context
    case .action: kind = .action
    case .outcome: kind = .outcome
    case .unknown: kind = .unknown
    case .conjunction: break
    }
    return PickleStep(
      id: takeID(), keyword: step.keyword, kind: kind, text: filling?.fill(step.text) ?? step.text,
      location: step.location, astNodeIDs: filling.map { [step.id, $0.row.id] } ?? [step.id],
      arguments: step.arguments.isEmpty ? [] : step.arguments.map { PickleArgument($0, filling) })
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

extension PickleArgument {
  fileprivate init(_ argument: StepArgument, _ filling: Filling?) {
    switch argument {
    case .docString(let docString):
      self = .docString(
        content: filling?.fill(docString.content) ?? docString.content,
        mediaType: docString.mediaType.map { filling?.fill($0) ?? $0 })
    case .dataTable(let table):
      self = .dataTable(table.rows.map { $0.cells.map { filling?.fill($0.value) ?? $0.value } })
    }
  }
}
