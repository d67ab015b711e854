/// The pickles' messages.
extension Pickle {
  var message: MessageValue {
    [
      "astNodeIds": .list(astNodeIDs.map(MessageValue.id)), "id": .id(id), "language": .text(language),
      "location": location.message, "name": .text(name), "steps": .list(steps.map(\.message)),
      "tags": .list(tags.map(\.message)), "uri": .text(uri),
    ]
  }
}

extension PickleTag {
  fileprivate var message: MessageValue { ["astNodeId": .id(astNodeID), "name": .text(name)] }
}

extension PickleStep {
  fileprivate var message: MessageValue {
    let fields: MessageValue = [
      "astNodeIds": .list(astNodeIDs.map(MessageValue.id)), "id": .id(id), "text": .text(text),
      "type": .text(kind.rawValue),
    ]
    return fields.adding("argument", arguments.isEmpty ? nil : argument)
  }

  /// The arguments by kind, numbered where there are two.
  private var argument: MessageValue {
    var object = MessageValue.object([:])
    for (index, argument) in arguments.enumerated() {
      let number = arguments.count > 1 ? MessageValue.number(index + 1) : nil
      switch argument {
      case .docString(let content, let mediaType):
        let fields = MessageValue.object(["content": .text(content)])
          .adding("mediaType", mediaType.map(MessageValue.text))
        object = object.adding("docString", fields.adding("argumentIndex", number))
      case .dataTable(let rows):
        let list = rows.map { row in
          MessageValue.object(["cells": .list(row.map { .object(["value": .text($0)]) })])
        }
        object = object.adding(
          "dataTable", MessageValue.object(["rows": .list(list)]).adding("argumentIndex", number))
      }
    }
    return object
  }
}
