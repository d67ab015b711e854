import Gherkin
import ScenarioRunner

extension GoldenRun {
  /// Every golden run; each reporter meets each.
  static let all: [GoldenRun] = [
    passed, failed, unfinished, outline, controls, wide, wip, retries, hooks, parallel, cutShort, nothing,
    dry,
  ]

  private static let good: [MadeStep] = [
    .given("the wallet holds BTC 0.051"), .when("I type 5 0"), .then("\"Next\" is enabled"),
  ]

  static let disabledNext: @Sendable (FilePlace) -> Failure = { place in
    Failure(
      kind: .expectation, message: "\"Next\" is disabled", expected: "enabled", actual: "disabled",
      notes: ["the button waits for an amount above 0"], place: place,
      code: CodePlace(file: "ScreenSteps/StateSteps.swift", line: 31),
      screen: """
        ┌ Set amount ──────────┐
        │ Your BTC purchase    │
        │ [ 0            ]     │
        │ ( Next ) disabled    │
        └──────────────────────┘
        """)
  }

  static let passed = GoldenRun(
    "passed",
    [
      MadeScenario("Typing 50 opens Next", tags: ["@BUY-09", "@BUY-10"], good),
      MadeScenario("Deleting closes it again", line: 51, tags: ["@BUY-09"], good),
    ], seed: 42, filteredOut: [MadeScenario("Another", line: 61, tags: ["@BUY-09"], good)])

  static let failed = GoldenRun(
    "failed",
    [
      MadeScenario("Typing 0 keeps Next closed", line: 31, tags: ["@BUY-09"], good),
      MadeScenario(
        "Typing 50 opens Next", tags: ["@BUY-10", "@slow"],
        [
          .given(
            "these balances", [.dataTable([["asset", "balance"], ["BTC", "0.051"], ["USDT", "230"]])]),
          .when("I type 5 0"), .failing("\"Next\" is enabled", disabledNext),
          .then("I see \"Set limit\"", .skipped),
        ]),
      MadeScenario(
        "The summary reads as agreed", line: 61,
        [
          .given("this text", [.docString(content: "50 €\n1,200 €", mediaType: "text/plain")]),
          .failing("the summary reads") { place in
            Failure(
              kind: .expectation, message: "the summary differs", expected: "BTC\n50 €\n1,200 €\n",
              actual: "BTC\n50.00 €\n1,200 €\n", notes: ["it has three rows:\n  asset\n  amount\n  limit"],
              place: place,
              code: CodePlace(file: "AppSteps/BuyFlowSteps.swift", line: 80))
          },
        ]),
      MadeScenario(
        "Nothing is left behind", line: 71,
        failures: [
          Failure(
            kind: .leftover, message: "the stub was asked for what no route expects: GET /api/v4/ping",
            notes: ["nearest is GET /api/v3/ping"],
            place: FilePlace(
              uri: "Scenarios/buy-crypto/set-amount.feature", location: Location(line: 71, column: 3)))
        ], good
      ).with(status: .failed),
    ])

  static let unfinished = GoldenRun(
    "unfinished",
    [
      MadeScenario(
        "Dragging", tags: ["@BUY-17"],
        [
          .undefined(
            "I drag the line to 1,200",
            snippet:
              "When(\"I drag the line to {decimal}\") { (world, decimal: Decimal) in\n  throw Pending()\n}",
            nearest: MadeStep.definition("I drag the limit line to {amount}", 44))
        ]),
      MadeScenario(
        "Tapping", line: 51,
        [
          .ambiguous(
            "I tap \"Next\"",
            [MadeStep.definition("I tap {string}", 20), MadeStep.definition("I tap {element}", 24)])
        ]),
      MadeScenario("Waiting", line: 61, [.given("a shop"), .when("60 seconds pass", .pending)]),
      MadeScenario(
        "On a phone alone", line: 71,
        [.skipping("I shake the phone", "nothing to shake"), .when("I wait", .skipped)]),
      MadeScenario("Nothing yet", line: 81, status: .empty, []),
    ])

  static let outline = GoldenRun(
    "outline",
    [
      MadeScenario("Keys give an amount", line: 20, outlineLine: 12, tags: ["@BUY-08"], good),
      MadeScenario(
        "Keys give an amount", line: 21, outlineLine: 12, tags: ["@BUY-08"],
        [.failing("\"Next\" is enabled", disabledNext)]),
      MadeScenario("Keys give an amount", line: 30, good),
      MadeScenario("Brackets [a]_b-c <d> & \"e\"", line: 40, good),
      MadeScenario("Brackets [a]_b-c <d> & \"e\"", line: 50, good),
    ])

  static let controls = GoldenRun(
    "controls",
    [
      MadeScenario(
        "Bell \u{07} and \u{1B}[31mred\u{1B}[0m", tags: ["@BUY-09"],
        [
          .given("a null \u{00} and \u{9B}2J and \u{202E}reversed"),
          .failing("the text \u{0B} stays") { place in
            Failure(
              kind: .error, message: "line one\r\nline two \u{1B}]0;title\u{07}", expected: "",
              actual: " \u{FFFE}",
              notes: ["]]> closes nothing"], place: place, screen: "\u{0C}page\n\u{08}back")
          },
        ])
    ])

  static let wide = GoldenRun(
    "wide",
    [
      MadeScenario(
        "金額を入力すると「次へ」が押せる 👩‍👩‍👧 e\u{301}", tags: ["@BUY-10"],
        [
          .given("残高", [.dataTable([["資産", "残高"], ["BTC", "0.051"], ["テザー", "230"]])]),
          .failing("「次へ」が押せる", disabledNext),
        ])
    ])

  static let wip = GoldenRun(
    "wip",
    [
      MadeScenario("Still to be built", tags: ["@wip", "@BUY-20"], [.when("I wait", .pending)]),
      MadeScenario("Built since", line: 51, tags: ["@wip"], good),
    ])

  static let retries = GoldenRun(
    "retries",
    [
      MadeScenario(
        "Passes at the second attempt", tags: ["@BUY-09"],
        retriedAfter: [[good[0], good[1], .failing("\"Next\" is enabled", disabledNext)]], good),
      MadeScenario(
        "Fails three times", line: 51, tags: ["@BUY-10"],
        retriedAfter: Array(repeating: [.failing("\"Next\" is enabled", disabledNext)], count: 2),
        [.failing("\"Next\" is enabled", disabledNext)]),
      MadeScenario(
        "Fails in a way of its own each time", line: 61,
        retriedAfter: [
          [
            .failing("\"Next\" is enabled") { place in
              Failure(kind: .timeout, message: "nothing\ncame: \"#1\"", place: place)
            }
          ]
        ], [.failing("\"Next\" is enabled", disabledNext)]),
      MadeScenario(
        "Is skipped at last", line: 71, retriedAfter: [[.failing("\"Next\" is enabled", disabledNext)]],
        [.skipping("\"Next\" is enabled", "the shop is closed")]),
    ])
}
