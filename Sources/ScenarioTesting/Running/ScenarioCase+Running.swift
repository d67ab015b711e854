import Gherkin
import Rehearsal
import Reporters
import ScenarioRunner
import Testing

extension ScenarioCase {
  /// Runs the scenario in a world of its own and records what is wrong, at its line of the scenario's file.
  ///
  /// A step that failed, has no definition or several, or is still to be written is an issue. Of a scenario
  /// that is work in progress (`@wip`) all that is a known issue, and so it is when such a scenario passes and
  /// when its code asked for it to be skipped. Scenarios are run one after the other, however many cases Swift
  /// Testing has started, since they share the main actor. Hooks around the run are called around each.
  /// What steps attach, and what they log, are attachments of the test; of a file above 10 MB only a note is.
  ///
  /// - Throws: `CancellationError` where the test was cancelled before its turn came.
  public func run() async throws {
    let ending = try await ending()
    let place = SourceLocation(testCase.place, in: folder)
    for attachment in CaseAttachment.all(in: ending) { attachment.record(at: place) }
    for finding in CaseFinding.all(in: ending, of: testCase) { record(finding) }
  }

  /// Runs the scenario when its turn has come.
  func ending() async throws -> ScenarioEnding {
    await ScenarioTurns.shared.begin()
    let result: Result<ScenarioEnding, any Error>
    do {
      try Task.checkCancellation()
      result = .success(await performed())
    } catch {
      result = .failure(error)
    }
    await ScenarioTurns.shared.end()
    return try result.get()
  }

  @MainActor private func performed() async -> ScenarioEnding {
    let observer = ObserverBox(ScenarioEndingObserver())
    let runner = Runner(plan: ownPlan, configuration: configuration, sinks: [observer])
    // 'exit(0)' would else be a green end of all tests, of those too that were not run.
    ProcessExit.forbid { [place = testCase.place] in
      let text = "\(place): error: the code of a step or a hook ended the process, and with it all tests\n"
      _ = WholeWrite.write(text, to: 2)
    }
    defer { ProcessExit.allow() }
    _ = await withTaskCancellationHandler {
      await runner.run()
    } onCancel: {
      Task { @MainActor in runner.interrupt() }
    }
    return observer.read { $0.ending }
  }

  private func record(_ finding: CaseFinding) {
    let place = SourceLocation(finding.place, in: folder)
    let text = Comment(rawValue: finding.text)
    switch finding.weight {
    case .wrong: Issue.record(text, sourceLocation: place)
    case .known(let reason):
      withKnownIssue(Comment(rawValue: reason), sourceLocation: place) {
        Issue.record(text, sourceLocation: place)
      }
    }
  }
}

extension SourceLocation {
  /// The line in the scenario's file; Swift Testing counts lines and columns from 1 and has no line without.
  init(_ place: FilePlace, in folder: ScenarioFolder) {
    self.init(
      fileID: "\(folder.module)/\(place.uri)", filePath: folder.absolute(place.uri),
      line: max(1, place.location.line), column: max(1, place.location.column))
  }
}
