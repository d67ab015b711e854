extension GherkinDocument {
  /// Returns the same document with its names, descriptions, steps, cells and comments rewritten.
  ///
  /// - Parameter change: Takes a text and a line: its own, for a description its heading's, for a doc string its fence's.
  public func mappingTexts(_ change: (_ text: String, _ line: Int) -> String) -> GherkinDocument {
    var result = self
    result.comments = comments.map { comment in
      GherkinComment(location: comment.location, text: change(comment.text, comment.location.line))
    }
    result.feature?.change(change)
    return result
  }
}

private typealias Change = (_ text: String, _ line: Int) -> String

extension Feature {
  fileprivate mutating func change(_ change: Change) {
    name = change(name, location.line)
    description = change(description, location.line)
    for index in children.indices {
      switch children[index] {
      case .background(var background):
        background.change(change)
        children[index] = .background(background)
      case .scenario(var scenario):
        scenario.change(change)
        children[index] = .scenario(scenario)
      case .rule(var rule):
        rule.change(change)
        children[index] = .rule(rule)
      }
    }
  }
}

extension Rule {
  fileprivate mutating func change(_ change: Change) {
    name = change(name, location.line)
    description = change(description, location.line)
    for index in children.indices {
      switch children[index] {
      case .background(var background):
        background.change(change)
        children[index] = .background(background)
      case .scenario(var scenario):
        scenario.change(change)
        children[index] = .scenario(scenario)
      }
    }
  }
}

extension Background {
  fileprivate mutating func change(_ change: Change) {
    name = change(name, location.line)
    description = change(description, location.line)
    for index in steps.indices { steps[index].change(change) }
  }
}

extension Scenario {
  fileprivate mutating func change(_ change: Change) {
    name = change(name, location.line)
    description = change(description, location.line)
    for index in steps.indices { steps[index].change(change) }
    for index in examples.indices { examples[index].change(change) }
  }
}

extension Examples {
  fileprivate mutating func change(_ change: Change) {
    name = change(name, location.line)
    description = change(description, location.line)
    tableHeader?.change(change)
    for index in tableBody.indices { tableBody[index].change(change) }
  }
}

extension TableRow {
  fileprivate mutating func change(_ change: Change) {
    cells = cells.map { TableCell(column: $0.column, value: change($0.value, location.line)) }
  }
}

extension Step {
  fileprivate mutating func change(_ change: Change) {
    text = change(text, location.line)
    arguments = arguments.map { argument in
      switch argument {
      case .docString(var docString):
        docString.content = change(docString.content, docString.location.line)
        return .docString(docString)
      case .dataTable(var table):
        for index in table.rows.indices { table.rows[index].change(change) }
        return .dataTable(table)
      }
    }
  }
}
