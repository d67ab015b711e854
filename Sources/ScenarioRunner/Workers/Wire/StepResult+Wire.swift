import Gherkin

extension WireWriter {
  mutating func add(_ result: StepResult) {
    add(result.status)
    add(result.duration)
    add(result.failure) { $0.add($1) }
    add(result.snapshot?.json)
  }

  mutating func add(_ result: ScenarioResult) {
    add(result.status)
    add(result.duration)
    add(result.failures) { $0.add($1) }
  }

  mutating func add(_ location: Location) {
    add(location.line)
    add(location.column)
  }

  mutating func add(_ code: CodePlace) {
    add(code.file)
    add(code.line)
  }

  mutating func add(_ failure: Failure) {
    add(failure.kind)
    add(failure.message)
    add(failure.expected)
    add(failure.actual)
    add(failure.notes) { $0.add($1) }
    add(failure.place.uri)
    add(failure.place.location)
    add(failure.code) { $0.add($1) }
    add(failure.screen)
    add(failure.errorType)
  }

  mutating func add(_ hook: HookInfo) {
    add(hook.moment)
    add(hook.name)
    add(hook.tags)
    add(hook.code)
    add(hook.index)
  }

  mutating func add(_ attachment: RunAttachment) {
    switch attachment.content {
    case .text(let text):
      add(0)
      add(text)
    case .bytes(let octets):
      add(1)
      add(octets)
    case .file(let path):
      add(2)
      add(path)
    case .stored(let path, let count):
      add(3)
      add(path)
      add(count)
    }
    add(attachment.mediaType)
    add(attachment.fileName)
  }
}

extension WireReader {
  mutating func stepResult() throws(Malformed) -> StepResult {
    StepResult(
      status: try choice(), duration: try duration(),
      failure: try optional { (reader) throws(Malformed) in try reader.failure() },
      snapshot: try optionalString().map(ScreenSnapshot.init))
  }

  mutating func scenarioResult() throws(Malformed) -> ScenarioResult {
    ScenarioResult(
      status: try choice(), duration: try duration(),
      failures: try list { (reader) throws(Malformed) in try reader.failure() })
  }

  mutating func location() throws(Malformed) -> Location {
    Location(line: try int(), column: try int())
  }

  mutating func codePlace() throws(Malformed) -> CodePlace {
    CodePlace(file: try string(), line: try int())
  }

  mutating func failure() throws(Malformed) -> Failure {
    Failure(
      kind: try choice(), message: try string(), expected: try optionalString(),
      actual: try optionalString(), notes: try list { (reader) throws(Malformed) in try reader.string() },
      place: FilePlace(uri: try string(), location: try location()),
      code: try optional { (reader) throws(Malformed) in try reader.codePlace() },
      screen: try optionalString(), errorType: try optionalString())
  }

  mutating func hook() throws(Malformed) -> HookInfo {
    var hook = HookInfo(
      moment: try choice(), name: try optionalString(), tags: try optionalString(), code: try codePlace())
    hook.index = try int()
    return hook
  }

  mutating func attachment() throws(Malformed) -> RunAttachment {
    let content: RunAttachment.Content
    switch try int() {
    case 0: content = .text(try string())
    case 1: content = .bytes(try octets())
    case 2: content = .file(try string())
    case 3: content = .stored(try string(), count: try int())
    default: throw Malformed()
    }
    return RunAttachment(content, mediaType: try string(), fileName: try optionalString())
  }
}
