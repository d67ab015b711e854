import Testing

@testable import ScenarioTesting

/// What is read, what the environment chooses of it, and what is refused.
struct ScenariosTests {
  private static let brief = "# Till\n- TILL-1 It holds money\n- TILL-2 It rings\n"
  private static let money = """
    Feature: Money
      @TILL-1
      Scenario: Much
        When I put in 500
      @TILL-2 @slow
      Scenario: Little
        When I put in 5

    """

  private static func bench() throws -> Bench {
    try Bench(["Scenarios/till/brief.md": brief, "Scenarios/till/money.feature": money])
  }

  private static func names(_ environment: [String: String]) throws -> [String] {
    try bench().scenarios(environment).map(\.name)
  }

  @Test func `without paths the folder of the suite is read`() throws {
    #expect(try Self.names([:]) == ["Much", "Little"])
  }

  @Test func `a path may name lines of a file`() throws {
    let bench = try Self.bench()
    let scenarios = try Scenarios(
      "Scenarios/till/money.feature:6", suite: .till, environment: [:], fileID: "T/T.swift",
      filePath: bench.path("Tests/T/T.swift"))
    #expect(scenarios.map(\.name) == ["Little"])
  }

  @Test(
    arguments: [
      ("REHEARSAL_TAGS", "not @slow", ["Much"]), ("REHEARSAL_NAME", "Little", ["Little"]),
      ("REHEARSAL_NAME_MATCHING", "^M", ["Much"]), ("REHEARSAL_REQUIREMENT", "TILL-2", ["Little"]),
      ("REHEARSAL_REQUIREMENT", "TILL-1, TILL-2", ["Much", "Little"]),
      ("REHEARSAL_PATH", "Scenarios/till/money.feature:3", ["Much"]),
      ("REHEARSAL_PATH", "Scenarios/till", ["Much", "Little"]), ("REHEARSAL_TAGS", "", ["Much", "Little"]),
    ])
  func `a variable chooses as the option does`(name: String, value: String, expected: [String]) throws {
    #expect(try Self.names([name: value]) == expected)
  }

  @Test func `variables that are of no concern are let be`() throws {
    let others = ["REHEARSAL_SHARED": "x", "REHEARSAL_RECORD": "1", "REHEARSAL_BROWSER": "x", "PATH": "x"]
    #expect(try Self.names(others) == ["Much", "Little"])
  }

  @Test func `a variable that is misspelt is refused`() throws {
    #expect(
      try Self.bench().refusal(["REHEARSAL_TAG": "@slow"]) == """
        error: the environment has 'REHEARSAL_TAG', which selects nothing
        note: did you mean 'REHEARSAL_TAGS'? otherwise take it away
        """)
  }

  @Test func `a choice that leaves nothing is refused, with the variable that made it`() throws {
    #expect(
      try Self.bench().refusal(["REHEARSAL_TAGS": "@fast"]) == """
        error: no scenario is selected, so nothing was run
        note: none of the 2 scenarios that were read fits --tags '@fast'
        note: the environment has REHEARSAL_TAGS '@fast'
        """)
  }

  @Test func `a name that nothing has is refused`() throws {
    #expect(
      try Self.bench().refusal(["REHEARSAL_NAME": "Mush"]) == """
        error: no scenario is named 'Mush', so nothing was run
        note: did you mean 'Much'?
        note: the environment has REHEARSAL_NAME 'Mush'
        """)
  }

  @Test func `a line that the brief does not have is refused`() throws {
    #expect(
      try Self.bench().refusal(["REHEARSAL_REQUIREMENT": "TILL-3"]) == """
        error: no line 'TILL-3' in Scenarios/till/brief.md
        note: did you mean 'TILL-1'?
        note: the environment has REHEARSAL_REQUIREMENT 'TILL-3'
        """)
  }

  @Test func `a value that the option does not take is refused`() throws {
    #expect(
      try Self.bench().refusal(["REHEARSAL_TIMEOUT": "soon"]) == """
        error: 'soon' is no value of '--timeout'
        note: it takes a number of seconds above 0, at most 86400
        note: the environment has REHEARSAL_TIMEOUT 'soon'
        """)
  }

  @Test func `a path that the test does not read is refused`() throws {
    #expect(
      try Self.bench().refusal(["REHEARSAL_PATH": "Scenarios/shop"]) == """
        error: 'Scenarios/shop' is not in 'Scenarios/till', which the test reads
        note: 'REHEARSAL_PATH' names a file or a folder in there, by its path in the package, such as \
        'Scenarios/till'; 'swift test --filter' leaves other tests out
        """)
  }

  @Test func `a folder that is not there is refused`() throws {
    #expect(
      try Bench().refusal() == """
        error: there is no file or folder 'Scenarios/till'
        note: check the spelling of the path
        """)
  }

  @Test func `a folder without scenario files is refused`() throws {
    #expect(
      try Bench(["Scenarios/till/brief.md": Self.brief]).refusal() == """
        error: there is no scenario file in 'Scenarios/till'
        note: scenario files end in .feature, .feature.md or .scenario
        """)
  }

  @Test func `a file without scenarios is refused`() throws {
    #expect(
      try Bench(feature: "Feature: Till\n").refusal() == """
        Scenarios/till/till.feature: error: there is no scenario in it
        note: write a scenario, or take the file away
        """)
  }

  @Test func `a file that does not parse is refused, at its line`() throws {
    let text = try Bench(
      feature: "Feature: Till\n  Scenario: Money\n    I put in 5\n    When I pay\n    Oops\n"
    )
    .refusal()
    #expect(text.hasPrefix("Scenarios/till/till.feature:5:5: error: "))
  }

  @Test func `a tag that names no line of the brief is refused`() throws {
    let bench = try Self.bench()
    try bench.write(
      "Feature: Ring\n  @TILL-9\n  Scenario: Ring\n    When I put in 5\n", to: "Scenarios/till/ring.feature")
    #expect(try bench.refusal().hasPrefix("Scenarios/till/ring.feature:2:3: error: "))
  }
}
