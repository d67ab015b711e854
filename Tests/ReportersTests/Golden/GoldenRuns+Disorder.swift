import Gherkin
import ScenarioRunner

extension MadeScenario {
  func with(status: ScenarioStatus) -> MadeScenario {
    var copy = self
    copy.status = status
    return copy
  }
}

extension GoldenRun {
  private static let steps: [MadeStep] = [.when("I type 5 0"), .then("\"Next\" is enabled")]

  /// Hooks that fail, in a scenario and around the run.
  static let hooks: GoldenRun = {
    let trouble: @Sendable (FilePlace) -> Failure = { place in
      Failure(
        kind: .error, message: "the port is in use", place: place,
        code: CodePlace(file: "AppSteps/Hooks.swift", line: 8))
    }
    var run = GoldenRun(
      "hooks",
      [
        MadeScenario(
          "The shop does not open", tags: ["@BUY-09"],
          [
            .hook(.beforeScenario, "open the shop", .failed, failure: trouble),
            .when("I type 5 0", .skipped), .hook(.afterScenario, nil),
          ])
      ])
    let hook = HookInfo(
      moment: .afterRun, name: "close the street", tags: nil,
      code: CodePlace(file: "AppSteps/Hooks.swift", line: 20))
    let place = FilePlace(uri: "Scenarios", location: Location(line: 1, column: 0))
    run.events.insert(
      .runHookFinished(hook, StepResult(status: .failed, failure: trouble(place))), at: run.events.count - 1)
    return run
  }()

  /// Two scenarios side by side; the second ends first.
  static let parallel: GoldenRun = {
    var run = GoldenRun(
      "parallel",
      [
        MadeScenario("Slow", line: 31, [.failing("\"Next\" is enabled", disabledNext)]),
        MadeScenario("Quick", line: 51, [.failing("\"Next\" is enabled", disabledNext)]),
      ])
    let (first, second) = (Array(run.events[1...4]), Array(run.events[5...8]))
    run.events.replaceSubrange(1...8, with: [first[0]] + second + first[1...])
    return run
  }()

  /// A run that ends before all of its scenarios did, with durations that went backwards.
  static let cutShort: GoldenRun = {
    var run = GoldenRun(
      "cut-short",
      [MadeScenario("Runs", steps), MadeScenario("Never runs", line: 51, tags: ["@BUY-09"], steps)])
    run.events.removeSubrange((run.events.count - 7)...)
    run.events.append(.runFinished(RunFinished(duration: .milliseconds(-5), abortion: "the disk is full")))
    return run
  }()

  /// A run in which steps were only matched, and one of them has no code.
  static let dry: GoldenRun = {
    let moon = MadeStep.undefined(
      "I shoot the moon", snippet: "When(\"I shoot the moon\") { world in }", nearest: nil)
    var run = GoldenRun(
      "dry",
      [
        MadeScenario("Has code", tags: ["@BUY-09"], steps), MadeScenario("Has none", line: 51, [moon]),
      ])
    guard case .runStarted(var start) = run.events[0] else { return run }
    start.isDryRun = true
    // Of a scenario that could be run, nothing is told.
    run.events.replaceSubrange(...6, with: [.runStarted(start)])
    return run
  }()

  static let nothing = GoldenRun("nothing", [])
}
