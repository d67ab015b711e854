import Gherkin
public import ScenarioRunner

/// How a run of one scenario ended, for a program that tells of it in its own way.
public struct ScenarioEnding: Sendable, Hashable {
  /// Something that went wrong, in full, as the report for people has it.
  public struct Complaint: Sendable, Hashable {
    /// Where in the scenario.
    public var place: FilePlace
    /// The step or the hook, and under it what is wrong, what should have been, what the screen showed, and
    /// what was logged.
    public var text: String

    /// Creates a complaint.
    public init(place: FilePlace, text: String) {
      self.place = place
      self.text = text
    }
  }

  /// How the scenario ended; nil where it was not run.
  public var status: ScenarioStatus?
  /// What went wrong in the scenario, in order.
  public var complaints: [Complaint] = []
  /// What went wrong in hooks around the run.
  public var hookComplaints: [Complaint] = []
  /// What steps and hooks added to the report, lines of log too, in order.
  ///
  /// A file was read while its step ran, where it had at most `mostBytesOfFile`.
  public var attachments: [RunAttachment] = []
  /// Why the rest of the scenario was skipped, where its code said so.
  public var skipReason: String?
  /// Why the run could not go on to its end, where it could not.
  public var abortion: String?

  /// A file of more bytes is only named.
  public static let mostBytesOfFile = 10_000_000

  /// Creates the ending of a scenario that has not been run.
  public init() {}
}

/// Notes how the last scenario of a run ended.
public final class ScenarioEndingObserver: RunObserver {
  /// What was noted so far.
  public private(set) var ending = ScenarioEnding()
  private var log = AttemptLog(keepsContents: true)

  /// Creates an observer of one run.
  public init() {}

  /// Takes in one event.
  public func receive(_ event: RunEvent) {
    switch event {
    case .runHookFinished(let hook, let result):
      guard let failure = result.failure else { break }
      ending.hookComplaints.append(.init(failure, heading: hook.titleAndPlace))
    case .runFinished(let end): ending.abortion = end.abortion
    default: break
    }
    guard let attempt = log.receive(event.withFileRead) else { return }
    ending.status = attempt.result.status
    ending.complaints = attempt.complaints
    ending.skipReason = attempt.skipReason
    ending.attachments = attempt.attachments.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}

extension RunEvent {
  /// The event with the bytes of an attached file in its place.
  fileprivate var withFileRead: RunEvent {
    guard case .attached(var attachment, let owner) = self, case .file(let path) = attachment.content else {
      return self
    }
    attachment = attachment.withoutContent
    if let bytes = AttachedContent.bytes(ofFile: path, atMost: ScenarioEnding.mostBytesOfFile) {
      attachment.content = .bytes(bytes)
    }
    return .attached(attachment, owner)
  }
}

extension FinishedAttempt {
  /// What went wrong, in order, each with the step or the hook that it belongs to.
  fileprivate var complaints: [ScenarioEnding.Complaint] {
    testCase.steps.indices.compactMap { index in
      let step = testCase.steps[index]
      guard let result = steps[index], result.status > .skipped,
        let failure = result.failure ?? Failure(missingFrom: result.status, step: step, in: testCase)
      else { return nil }
      return .init(failure, heading: step.heading, match: step.match, added: attachments[index] ?? [])
    } + wholeFailures.map { .init($0, heading: testCase.pickle.title) }
  }
}

extension PlannedStep {
  /// The step as it is written, or the hook in words.
  fileprivate var heading: String {
    if let step { return step.keyword + step.text }
    if case .hook(let hook) = match { return hook.titleAndPlace }
    return ""
  }
}

extension ScenarioEnding.Complaint {
  fileprivate init(
    _ failure: Failure, heading: String, match: PlannedStep.Match? = nil, added: [RunAttachment] = []
  ) {
    var lines = ReportLines(layout: TextLayout(), breaksLines: false)
    lines.add(heading, indent: 0)
    FailureText(failure: failure, match: match).add(to: &lines, indent: 2)
    lines.add(added, indent: 2)
    self.init(place: failure.place, text: lines.lines.joined(separator: "\n"))
  }
}
