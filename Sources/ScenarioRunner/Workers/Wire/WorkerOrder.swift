import Gherkin

/// What a run tells a worker.
enum WorkerOrder: Sendable {
  /// Read a text, since scenarios of it are to be run.
  case read(number: Int, suite: String, RunSource.Text)
  /// Forget a text, since nobody will run anything more of it.
  case forget(number: Int)
  /// Run a scenario of a text, by its place in the plan and its number in the text.
  case run(id: Int, text: Int, pickle: Int, variant: String?, attempt: Int, retries: Int)
  /// Tell each thing as it happens from now on, and not many at once; or, where false, as ever.
  case tell(atOnce: Bool)
  /// End in order now: clear up behind what is running, and leave the rest.
  case interrupt
  /// End in order once everything has been run.
  case finish
  /// Send what there is to tell, and go on.
  case send

  /// What an order is for.
  enum Kind: UInt8 { case read, forget, run, tell, interrupt, finish, send }

  /// What a record orders, at a glance.
  static func kind(of record: ArraySlice<UInt8>) throws(WireReader.Malformed) -> Kind {
    guard let kind = record.first.flatMap(Kind.init) else { throw WireReader.Malformed() }
    return kind
  }

  /// The order with its length in front, as it is sent.
  var framed: [UInt8] { RecordWriter.framed(write) }

  /// Writes the order, without a length in front.
  func write(to writer: inout WireWriter) {
    switch self {
    case .read(let number, let suite, let text):
      writer.add(.read)
      writer.add(number)
      writer.add(suite)
      writer.add(text)
    case .forget(let number):
      writer.add(.forget)
      writer.add(number)
    case .run(let id, let text, let pickle, let variant, let attempt, let retries):
      writer.addRun(
        id: id, text: text, pickle: pickle, variant: variant, attempt: attempt, retries: retries)
    case .tell(let isAtOnce):
      writer.add(.tell)
      writer.add(isAtOnce)
    case .interrupt: writer.add(.interrupt)
    case .finish: writer.add(.finish)
    case .send: writer.add(.send)
    }
  }

  /// Reads an order.
  init(_ record: ArraySlice<UInt8>) throws(WireReader.Malformed) {
    let kind = try Self.kind(of: record)
    var reader = WireReader(record.dropFirst())
    switch kind {
    case .read:
      self = .read(number: try reader.int(), suite: try reader.string(), try reader.text())
    case .forget: self = .forget(number: try reader.int())
    case .run:
      self = .run(
        id: try reader.int(), text: try reader.int(), pickle: try reader.int(),
        variant: try reader.optionalString(), attempt: try reader.int(), retries: try reader.int())
    case .tell: self = .tell(atOnce: try reader.bool())
    case .interrupt: self = .interrupt
    case .finish: self = .finish
    case .send: self = .send
    }
    guard reader.isAtEnd else { throw WireReader.Malformed() }
  }
}

extension WireWriter {
  /// Writes the order to run a scenario.
  mutating func addRun(id: Int, text: Int, pickle: Int, variant: String?, attempt: Int, retries: Int) {
    add(.run)
    add(id)
    add(text)
    add(pickle)
    add(variant)
    add(attempt)
    add(retries)
  }

  fileprivate mutating func add(_ kind: WorkerOrder.Kind) { bytes.append(kind.rawValue) }

  fileprivate mutating func add(_ text: RunSource.Text) {
    add(text.source.uri)
    switch text.source.format {
    case .feature: bytes.append(0)
    case .markdown: bytes.append(1)
    case .shorthand: bytes.append(2)
    }
    add(text.language)
    add(text.ids.lowerBound)
    add(text.ids.count)
    add(text.source.bytes)
  }
}

extension WireReader {
  fileprivate mutating func text() throws(Malformed) -> RunSource.Text {
    let (uri, format, language) = (try string(), try format(), try string())
    let (first, count) = (try int(), try int())
    guard first >= 0, (0...(Int.max - first)).contains(count) else { throw Malformed() }
    return RunSource.Text(
      source: GherkinSource(uri: uri, bytes: try octets(), format: format), ids: first..<(first + count),
      language: language)
  }

  private mutating func format() throws(Malformed) -> SourceFormat {
    switch try octet() {
    case 0: .feature
    case 1: .markdown
    case 2: .shorthand
    default: throw Malformed()
    }
  }
}
