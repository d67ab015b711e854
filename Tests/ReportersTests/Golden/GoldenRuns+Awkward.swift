import Gherkin
import ScenarioRunner

extension GoldenRun {
  /// The golden runs, and those that are made only to be read by readers of reports.
  static let readable = all + [awkward, emptyPart, endedOutOfOrder]

  /// Texts that mean something in one of the reports, or are hard to write in it.
  static let awkwardTexts = [
    "👩‍👩‍👧 e\u{301} 🇧🇷 \u{1F9D1}\u{1F3FD}", "]]> <![CDATA[ <b> &amp; & \" ' ]]>", "-- <!-- ?> -->",
    "line one\nline two\n\n  line four",
    "bell \u{7} \u{0} \u{1B}[31mred\u{1B}[0m \u{85} \u{FEFF} \u{FFFE} \r\n end",
    "it's [a|b] |n ||0x41 ]", "a # TODO not so # SKIP neither \\ \\# b", "ok 7 - not a point", "1..0",
    "Bail out! no",
    "---", "...", "TAP version 99", "::error file=x::obey", "  ::set-output name=a::b", "##[error]obey",
    "::Rehearse-0::", "::STOP-COMMANDS::x", "##teamcity[testFailed name='x']", "100 %, a:b = %0A %25",
    "{0} {{1}} [a](b)", "\u{202E}desrever", "金額を入力する", "-", " blank at the edge ",
    String(repeating: "five thousand é ", count: 313),
  ]

  /// Each awkward text as a name, a message, a reason and a value.
  static let awkward = GoldenRun(
    "awkward",
    awkwardTexts.enumerated().flatMap { number, text in
      [
        MadeScenario(text, line: 100 * number + 10, [.given(text)]),
        MadeScenario("red \(text)", line: 100 * number + 20, [.failing(text, failure(text))]),
        MadeScenario("left \(text)", line: 100 * number + 30, [.skipping("I wait", text)]),
        MadeScenario(
          "draft \(text)", line: 100 * number + 40, tags: ["@wip"], [.failing(text, failure(text))]),
      ]
    })

  private static func failure(_ text: String) -> @Sendable (FilePlace) -> Failure {
    { place in
      Failure(
        kind: .expectation, message: text, expected: "not \(text)", actual: text, notes: [text], place: place,
        code: CodePlace(file: "AppSteps/BuyFlowSteps.swift", line: 80), screen: text)
    }
  }

  /// A part of a divided run to which nothing fell.
  static let emptyPart: GoldenRun = {
    var run = GoldenRun("empty-part", [])
    var start = RunStarted(testCases: [])
    start.part = Shard(index: 3, total: 4).map { RunPart(shard: $0, elsewhere: [], positions: [:]) }
    run.events[0] = .runStarted(start)
    return run
  }()

  /// A run that was cut short when its second scenario had ended and its first had not.
  static let endedOutOfOrder: GoldenRun = {
    var run = parallel
    run.name = "ended-out-of-order"
    run.events = Array(
      run.events.prefix { event in
        if case .scenarioFinished = event { false } else { true }
      })
    run.events.append(parallel.events[5])
    run.events.append(.runFinished(RunFinished(duration: .milliseconds(5), abortion: "the disk is full")))
    return run
  }()
}
