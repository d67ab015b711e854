/// The document's messages.
extension GherkinDocument {
  var message: MessageValue {
    let fields: MessageValue = ["comments": .list(comments.map(\.message)), "uri": .text(uri)]
    return fields.adding("feature", feature?.message)
  }
}

extension GherkinComment {
  fileprivate var message: MessageValue { ["location": location.message, "text": .text(text)] }
}

extension GherkinTag {
  fileprivate var message: MessageValue {
    ["id": .id(id), "location": location.message, "name": .text(name)]
  }
}

extension [GherkinTag] {
  fileprivate var message: MessageValue { .list(map(\.message)) }
}

extension Feature {
  fileprivate var message: MessageValue {
    let fields: MessageValue = [
      "children": .list(children.map(\.message)), "description": .text(description),
      "language": .text(language), "location": location.message, "name": .text(name), "tags": tags.message,
    ]
    return fields.adding("keyword", keyword.map(MessageValue.text))
  }
}

extension FeatureChild {
  fileprivate var message: MessageValue {
    switch self {
    case .background(let background): ["background": background.message]
    case .scenario(let scenario): ["scenario": scenario.message]
    case .rule(let rule): ["rule": rule.message]
    }
  }
}

extension Rule {
  fileprivate var message: MessageValue {
    [
      "children": .list(children.map(\.message)), "description": .text(description), "id": .id(id),
      "keyword": .text(keyword), "location": location.message, "name": .text(name), "tags": tags.message,
    ]
  }
}

extension RuleChild {
  fileprivate var message: MessageValue {
    switch self {
    case .background(let background): ["background": background.message]
    case .scenario(let scenario): ["scenario": scenario.message]
    }
  }
}

extension Background {
  fileprivate var message: MessageValue {
    [
      "description": .text(description), "id": .id(id), "keyword": .text(keyword),
      "location": location.message, "name": .text(name), "steps": .list(steps.map(\.message)),
    ]
  }
}

extension Scenario {
  fileprivate var message: MessageValue {
    [
      "description": .text(description), "examples": .list(examples.map(\.message)), "id": .id(id),
      "keyword": .text(keyword), "location": location.message, "name": .text(name),
      "steps": .list(steps.map(\.message)), "tags": tags.message,
    ]
  }
}

extension Examples {
  fileprivate var message: MessageValue {
    let fields: MessageValue = [
      "description": .text(description), "id": .id(id), "keyword": .text(keyword),
      "location": location.message, "name": .text(name), "tableBody": .list(tableBody.map(\.message)),
      "tags": tags.message,
    ]
    return fields.adding("tableHeader", tableHeader?.message)
  }
}

extension Step {
  fileprivate var message: MessageValue {
    let fields: MessageValue = [
      "id": .id(id), "keyword": .text(keyword), "keywordType": .text(keywordType.rawValue),
      "location": location.message, "text": .text(text),
    ]
    return fields.adding("dataTable", dataTable?.message).adding("docString", docString?.message)
  }
}

extension DocString {
  fileprivate var message: MessageValue {
    let fields: MessageValue = [
      "content": .text(content), "delimiter": .text(delimiter), "location": location.message,
    ]
    return fields.adding("mediaType", mediaType.map(MessageValue.text))
  }
}

extension DataTable {
  fileprivate var message: MessageValue {
    ["location": location.message, "rows": .list(rows.map(\.message))]
  }
}

extension TableRow {
  fileprivate var message: MessageValue {
    let cells = cells.map { cell in
      MessageValue.object([
        "location": Location(line: location.line, column: cell.column).message, "value": .text(cell.value),
      ])
    }
    return ["cells": .list(cells), "id": .id(id), "location": location.message]
  }
}
