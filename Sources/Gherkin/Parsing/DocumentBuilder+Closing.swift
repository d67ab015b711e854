/// Completing nodes, innermost first.
extension DocumentBuilder {
  /// Gives the open heading the text below it; lines of nothing but white space at the end are left out.
  ///
  /// - Parameter next: The line that ends the description, where it is a step.
  mutating func closeDescription(beforeStep next: Int? = nil) {
    guard !description.isEmpty else { return }
    while let last = description.last, text.skipWhiteSpace(last.start, last.end) == last.end {
      description.removeLast()
    }
    guard !description.isEmpty else { return }
    examineDescription(beforeStep: next)
    examineDescriptionForHeadings()
    let joined = description.map { text.string($0.start, $0.end) }.joined(separator: "\n")
    description.removeAll(keepingCapacity: true)
    switch described {
    case .feature: featureHeading?.description = joined
    case .rule: ruleHeading?.description = joined
    case .background: backgroundHeading?.description = joined
    case .scenario: scenarioHeading?.description = joined
    case .examples: examplesHeading?.description = joined
    }
  }

  /// Completes the rows of the open table.
  mutating func takeRows() -> [TableRow] {
    guard let first = rows.first else { return [] }
    var (id, uneven): (Int, TableRow?) = (nextID, nil)
    rows.updateAll { row in
      row.id = id
      id += 1
      if uneven == nil, row.cellCount != first.cellCount { uneven = row }
    }
    nextID = id
    if let uneven {
      unevenRows.append(
        UnevenRow(location: uneven.location, count: uneven.cellCount, first: first.cellCount))
    }
    return rows.take()
  }

  mutating func closeDataTable() {
    guard isStepOpen, !rows.isEmpty else { return }
    let table = DataTable(rows: takeRows())
    steps.updateLast { $0.arguments.append(.dataTable(table)) }
  }

  mutating func closeStep() {
    guard isStepOpen else { return }
    closeDataTable()
    let id = takeID()
    steps.updateLast { $0.id = id }
    isStepOpen = false
  }

  mutating func closeExamples() {
    closeStep()
    closeDescription()
    guard examplesHeading != nil, let heading = examplesHeading.take() else { return }
    var rows = takeRows()
    let header = rows.isEmpty ? nil : rows.removeFirst()
    let tags = complete(heading.tags)
    examples.append(
      Examples(
        id: takeID(), location: heading.location, tags: tags, keyword: heading.keyword ?? "",
        name: heading.name.string, description: heading.description, tableHeader: header, tableBody: rows))
  }

  private mutating func closeBackground() {
    closeStep()
    closeDescription()
    guard backgroundHeading != nil, let heading = backgroundHeading.take() else { return }
    let background = Background(
      id: takeID(), location: heading.location, keyword: heading.keyword ?? "", name: heading.name.string,
      description: heading.description, steps: steps.take())
    if ruleHeading == nil {
      featureChildren.append(.background(background))
    } else {
      ruleChildren.append(.background(background))
    }
  }

  mutating func closeScenario() {
    closeBackground()
    closeExamples()
    guard scenarioHeading != nil, let heading = scenarioHeading.take() else { return }
    let tags = complete(heading.tags)
    let scenario = Scenario(
      id: takeID(), location: heading.location, tags: tags, keyword: heading.keyword ?? "",
      written: heading.name, description: heading.description, steps: steps.take(), examples: examples.take())
    pickleCount += scenario.pickleCount
    notes.examine(scenario, isOutline: isOutline)
    if ruleHeading == nil {
      featureChildren.append(.scenario(scenario))
    } else {
      ruleChildren.append(.scenario(scenario))
    }
  }

  mutating func closeRule() {
    closeScenario()
    guard ruleHeading != nil, let heading = ruleHeading.take() else { return }
    let tags = complete(heading.tags)
    let rule = Rule(
      id: takeID(), location: heading.location, tags: tags, keyword: heading.keyword ?? "",
      name: heading.name.string, description: heading.description, children: ruleChildren.take())
    featureChildren.append(.rule(rule))
  }

  mutating func closeFeature() {
    closeRule()
    guard let heading = featureHeading else { return }
    featureHeading = nil
    let tags = complete(heading.tags)
    feature = Feature(
      location: heading.location, tags: tags, language: dialect?.code ?? "", keyword: heading.keyword,
      name: heading.name.string, description: heading.description, children: featureChildren.take())
  }

  private mutating func complete(_ tags: [ScannedTag]) -> [GherkinTag] {
    tags.map { GherkinTag(id: takeID(), location: $0.location, name: $0.name) }
  }
}
