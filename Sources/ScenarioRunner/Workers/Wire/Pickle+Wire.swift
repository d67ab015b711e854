import Gherkin

extension WireWriter {
  mutating func add(_ location: Location) {
    add(location.line)
    add(location.column)
  }

  mutating func add(_ pickle: Pickle) {
    add(pickle.id)
    add(pickle.uri)
    add(pickle.name)
    add(pickle.language)
    add(pickle.location)
    add(pickle.scenarioLocation)
    add(pickle.parents) { $0.add($1) }
    add(pickle.astNodeIDs) { $0.add($1) }
    add(pickle.tags) { writer, tag in
      writer.add(tag.name)
      writer.add(tag.location)
      writer.add(tag.astNodeID)
    }
    add(pickle.steps) { $0.add($1) }
  }

  private mutating func add(_ kind: PickleStep.Kind) {
    switch kind {
    case .unknown: bytes.append(0)
    case .context: bytes.append(1)
    case .action: bytes.append(2)
    case .outcome: bytes.append(3)
    }
  }

  private mutating func add(_ step: PickleStep) {
    add(step.id)
    add(step.kind)
    step.lendWords { keyword, text in
      add(keyword)
      add(text)
    }
    add(step.location)
    add(step.astNodeIDs) { $0.add($1) }
    add(step.arguments) { writer, argument in
      switch argument {
      case .docString(let content, let mediaType):
        writer.add(false)
        writer.add(content)
        writer.add(mediaType)
      case .dataTable(let rows):
        writer.add(true)
        writer.add(rows) { $0.add($1) { $0.add($1) } }
      }
    }
  }
}

extension WireReader {
  mutating func location() throws(Malformed) -> Location {
    Location(line: try int(), column: try int())
  }

  mutating func pickle() throws(Malformed) -> Pickle {
    Pickle(
      id: try int(), uri: try string(), name: try string(), language: try string(),
      location: try location(), scenarioLocation: try location(),
      parents: try list { (reader) throws(Malformed) in try reader.string() },
      astNodeIDs: try list { (reader) throws(Malformed) in try reader.int() },
      tags: try list { (reader) throws(Malformed) in
        PickleTag(
          name: try reader.string(), location: try reader.location(), astNodeID: try reader.int())
      },
      steps: try list { (reader) throws(Malformed) in try reader.pickleStep() })
  }

  /// A step whose words stay where they lie.
  private mutating func pickleStep() throws(Malformed) -> PickleStep {
    let (id, kind) = (try int(), try stepKind())
    let (keyword, text) = (try slice(), try slice())
    return PickleStep(
      id: id, kind: kind, location: try location(),
      astNodeIDs: try list { (reader) throws(Malformed) in try reader.int() },
      arguments: try list { (reader) throws(Malformed) in try reader.pickleArgument() },
      in: owner, keyword: keyword.indices, text: text.indices)
  }

  private mutating func stepKind() throws(Malformed) -> PickleStep.Kind {
    switch try octet() {
    case 0: .unknown
    case 1: .context
    case 2: .action
    case 3: .outcome
    default: throw Malformed()
    }
  }

  private mutating func pickleArgument() throws(Malformed) -> PickleArgument {
    guard try bool() else {
      return .docString(content: try string(), mediaType: try optionalString())
    }
    return .dataTable(
      try list { (reader) throws(Malformed) in
        try reader.list { (reader) throws(Malformed) in try reader.string() }
      })
  }
}
