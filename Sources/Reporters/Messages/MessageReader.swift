import Foundation
import Gherkin
public import ScenarioRunner

/// Turns Cucumber messages back into the events of the run that wrote them.
///
/// What is written from these events is what was written from the run's own: results, failures in their parts,
/// attachments, screens, retries and seeds are all there. Messages of other programs can be read, too, as far
/// as they say what a report needs. A run that was cut off is brought to its end: what was running failed, and
/// the summary says so.
///
///     let summary = try MessageReader.read(file: "shard-1.ndjson") { event in reporter.receive(event) }
///     if !summary.isComplete { … }
public final class MessageReader {
  /// What was found in a stream of messages.
  public struct Summary: Sendable, Hashable {
    /// How many messages were read.
    public var messages = 0
    /// Whether the last message is there, so that nothing is missing.
    public var isComplete = false
    /// Whether the last line is only a part of a message.
    public var isCutOff = false
    /// The numbers of the scenarios that are not told to their ends, or not each step of which is, though the run is.
    public var untold: Set<Int> = []
    /// What is known of the run besides its results, such as its shard, by name.
    public var facts: [String: String] = [:]
    /// The seed of a random order.
    public var seed: UInt64?
  }

  /// The name of the stream, as messages about it tell it.
  let name: String
  /// The folder that files beside the stream are in.
  let folder: String
  let receive: (RunEvent) -> Void
  var summary = Summary()
  /// Where texts of the run do not parse, so that nothing of it was run; as far as the stream has been read.
  public private(set) var parseErrors: [FilePlace] = []
  /// When the event happened that is being handed on, where its message says that.
  public internal(set) var time: EventTime?
  var head = ReadHead()
  var run = ReadRun()
  private var rest: [UInt8] = []
  private var line = 0

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - name: The name of the stream, as errors tell it.
  ///   - folder: The folder that files beside the stream are in.
  ///   - receive: Takes the events, in order.
  public init(name: String, folder: String = "", receive: @escaping (RunEvent) -> Void) {
    self.name = name
    self.folder = folder
    self.receive = receive
  }

  /// Takes in the next bytes, which may end in the middle of a message.
  ///
  /// - Throws: `ReporterError.notAMessage`.
  public func read(_ bytes: some Sequence<UInt8>) throws(ReporterError) {
    // What was there before has no line feed in it, so it is not looked through again.
    var searched = rest.count
    rest += bytes
    var start = 0
    while let end = rest[searched...].firstIndex(of: 0x0A) {
      try read(line: rest[start..<end])
      start = end + 1
      searched = start
    }
    rest.removeSubrange(..<start)
  }

  /// Ends the reading; a run that the messages do not bring to its end is ended as cut short.
  ///
  /// - Throws: `ReporterError.notAMessage`.
  public func finish() throws(ReporterError) -> Summary {
    if JSONValue(parsing: rest[...]) != nil {
      try read(line: rest[...])
    } else {
      summary.isCutOff = rest.contains { ![0x20, 0x09, 0x0D].contains($0) }
    }
    rest = []
    if !summary.isComplete { endCutOff() }
    summary.facts = head.facts
    summary.seed = head.seed
    return summary
  }

  /// Reads a file from its beginning to its end, a piece at a time.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - receive: Takes the events, in order.
  /// - Returns: What was found.
  /// - Throws: `ReporterError.cannotRead` or `ReporterError.notAMessage`.
  public static func read(
    file path: String, receive: @escaping (RunEvent) -> Void
  ) throws(ReporterError) -> Summary {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    let reader = MessageReader(name: path, folder: folder, receive: receive)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .cannotRead(path: path, reason: String(cString: strerror(errno)).lowercased())
    }
    defer { _ = systemClose(descriptor) }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        try reader.read(piece[..<count])
      } else if count == 0 {
        return try reader.finish()
      } else if errno != EINTR {
        throw .cannotRead(path: path, reason: String(cString: strerror(errno)).lowercased())
      }
    }
  }

  private func read(line bytes: ArraySlice<UInt8>) throws(ReporterError) {
    line += 1
    guard bytes.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { return }
    guard case .object(let members)? = JSONValue(parsing: bytes), let message = members.first,
      case .object = message.value
    else { throw .notAMessage(path: name, line: line) }
    summary.messages += 1
    take(message.name, message.value)
  }

  /// Takes in one message; kinds that are not known are passed over, as the protocol grows.
  private func take(_ kind: String, _ value: JSONValue) {
    time = value["timestamp"]?.duration.map { .recorded($0) }
    switch kind {
    case "source": head.addSource(value)
    case "gherkinDocument": head.addDocument(value)
    case "pickle": head.addPickle(value)
    case "parameterType", "stepDefinition", "hook", "undefinedParameterType": head.addEntry(kind, value)
    case "parseError": addParseError(value["source"])
    case "testRunStarted": head.started = value["timestamp"]?.duration ?? .zero
    case "testCase": head.testCases.append(value)
    case "attachment", "externalAttachment": takeAttachment(value)
    case "testRunHookStarted": beginHook(value)
    case "testRunHookFinished": finishHook(value)
    case "testCaseStarted": beginScenario(value)
    case "testStepStarted": beginStep(value)
    case "suggestion": takeSuggestion(value)
    case "testStepFinished": finishStep(value)
    case "testCaseFinished": finishScenario(value)
    case "testRunFinished": finishRun(value)
    default: break
    }
    if let time = value["timestamp"]?.duration { run.last = max(run.last, time) }
  }

  private func addParseError(_ source: JSONValue?) {
    let place = source?["location"]
    parseErrors.append(
      FilePlace(
        uri: source?["uri"]?.string ?? "",
        location: Location(line: place?["line"]?.number ?? 1, column: place?["column"]?.number ?? 1)))
  }
}

// Inside the class the name means its methods.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

extension JSONValue {
  /// The time that the value is, as messages write it; beyond some ten thousand years all times are the same.
  ///
  /// So whatever a file says, times can be added and be told in smaller units.
  var duration: Duration? {
    guard let seconds = self["seconds"]?.number, let nanos = self["nanos"]?.number else { return nil }
    let most = 1_000_000_000_000
    return .seconds(min(max(seconds, -most), most)) + .nanoseconds(nanos)
  }
}
