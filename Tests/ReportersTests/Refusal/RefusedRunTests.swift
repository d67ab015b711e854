import Gherkin
import ScenarioRunner
import Testing

@testable import Reporters

/// What reports tell of a run that was refused.
struct RefusedRunTests {
  private static let refused = RefusedRun(messages: [
    "Scenarios/shop/a.feature:5:3: error: got 'Foo'\nnote: mend it",
    "Scenarios/shop/a.feature:7: note: a remark",
    "error: no brief has @NO-01\nnote: it may be @NO-02\nnote: or none",
  ])

  private func report(_ name: String, _ refused: RefusedRun = Self.refused) throws -> String {
    let paper = Paper()
    let kind = try ReporterCatalog.kind(named: name)
    kind.refuse(refused, ReporterContext(output: paper.output, now: { .zero }))
    return paper.text
  }

  @Test func `messages are taken apart, and remarks passed over`() {
    func place(_ uri: String, _ line: Int, _ column: Int) -> FilePlace {
      FilePlace(uri: uri, location: Location(line: line, column: column))
    }
    let problems = RefusedRun(messages: [
      "a b:c.feature:5:3: error: x: error: y", "list.txt:4: error: z\nnote: a\nnote: b", "brief.md: error: w",
      "error: a.feature:1: error: v", "note: u", "in words", "-e:1:2: error: t",
      "error: no s, so nothing was run\nnote: r",
    ]).problems
    #expect(
      problems == [
        .init(place: place("a b:c.feature", 5, 3), message: "x: error: y", notes: []),
        .init(place: place("list.txt", 4, 0), message: "z", notes: ["a", "b"]),
        .init(place: nil, message: "brief.md: w", notes: []),
        .init(place: nil, message: "a.feature:1: error: v", notes: []),
        .init(place: nil, message: "in words", notes: []),
        .init(place: place("-e", 1, 2), message: "t", notes: []),
        .init(place: nil, message: "no s", notes: ["r"]),
      ])
  }

  @Test func `where there are only remarks they are told`() throws {
    #expect(try report("usage", RefusedRun(messages: ["note: u"])) == "nothing was run: note: u\n")
  }

  @Test func `JUnit has a case for each problem`() throws {
    #expect(
      try report("junit") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="rehearse" tests="2" failures="2" errors="0" skipped="0" time="0.000000">
          <testsuite name="run" tests="1" failures="1" errors="0" skipped="0" time="0.000000">
            <testcase classname="run" name="no brief has @NO-01" time="0.000000">
              <failure type="refused" message="nothing was run: no brief has @NO-01">no brief has @NO-01
        note: it may be @NO-02
        note: or none</failure>
            </testcase>
          </testsuite>
          <testsuite name="Scenarios/shop/a.feature" tests="1" failures="1" errors="0" skipped="0" time="0.000000">
            <testcase classname="run" name="Scenarios/shop/a.feature:5:3" file="Scenarios/shop/a.feature" line="5" \
        time="0.000000">
              <failure type="refused" message="nothing was run: got 'Foo'">Scenarios/shop/a.feature:5:3: got 'Foo'
        note: mend it</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    let twice = RefusedRun(messages: ["error: a", "error: a"])
    #expect(try report("junit", twice).contains(#" name="a [2]" "#))
  }

  @Test func `JSON has a run that was cut short, and what is wrong`() throws {
    let value = try #require(JSONValue(parsing: try report("json")))
    #expect(value["format"] == .string("rehearsal-run"))
    #expect(value["scenarios"] == .array([]))
    #expect(value["summary"]?["scenarios"] == .integer(0))
    #expect(
      value["summary"]?["abortion"]
        == .string("Scenarios/shop/a.feature:5:3: got 'Foo'; no brief has @NO-01"))
    #expect(
      value["refusal"]
        == .array([
          .object([
            "message": .string("got 'Foo'"), "notes": .array([.string("mend it")]),
            "uri": .string("Scenarios/shop/a.feature"), "line": .integer(5), "column": .integer(3),
          ]),
          .object([
            "message": .string("no brief has @NO-01"),
            "notes": .array([.string("it may be @NO-02"), .string("or none")]),
            "uri": .null, "line": .null, "column": .null,
          ]),
        ]))
  }

  @Test(arguments: [
    (
      "tap",
      "TAP version 13\nBail out! Scenarios/shop/a.feature:5:3: got 'Foo'; no brief has @NO-01\n1..0\n"
    ),
    (
      "teamcity",
      """
      ##teamcity[buildProblem description='nothing was run: Scenarios/shop/a.feature:5:3: got |'Foo|'']
      ##teamcity[buildProblem description='nothing was run: no brief has @NO-01']

      """
    ),
    (
      "rerun",
      """
      # rehearsal rerun list 1
      # nothing was run: Scenarios/shop/a.feature:5:3: got 'Foo'; no brief has @NO-01

      """
    ),
    ("usage", "nothing was run: Scenarios/shop/a.feature:5:3: got 'Foo'; no brief has @NO-01\n"),
  ])
  func `other reports say why`(name: String, text: String) throws {
    #expect(try report(name) == text)
  }

  @Test(arguments: ["terminal", "pretty", "progress", "html", "message"])
  func `those for people say it in words`(name: String) throws {
    let text = try report(name)
    for word in ["nothing was run", "Scenarios/shop/a.feature:5:3: got 'Foo'; no brief has @NO-01"] {
      #expect(text.contains(word), "\(text)")
    }
  }

  @Test func `GitHub gets an annotation for each problem, and a summary`() throws {
    let (paper, page) = (Paper(), Paper())
    var context = ReporterContext(output: paper.output, now: { .zero })
    context.jobSummary = { page.write($0) }
    context.repositoryPath = { "sub/\($0)" }
    try ReporterCatalog.kind(named: "github").refuse(Self.refused, context)
    #expect(
      paper.text == """
        ::error file=sub/Scenarios/shop/a.feature,line=5,col=3,title=nothing was run::got 'Foo'%0Amend it
        ::error title=nothing was run::no brief has @NO-01%0Ait may be @NO-02%0Aor none

        """)
    #expect(
      page.text == """
        ## Rehearsal

        Nothing was run.

        <details><summary>got 'Foo' — <code>Scenarios/shop/a.feature:5:3</code></summary>

        <pre>Scenarios/shop/a.feature:5:3: got 'Foo'
        note: mend it</pre>

        </details>

        <details><summary>no brief has &#64;NO-01</summary>

        <pre>no brief has &#64;NO-01
        note: it may be &#64;NO-02
        note: or none</pre>

        </details>

        """)
  }

  @Test func `of many problems GitHub shows as many as it can`() throws {
    let lines = try report(
      "github", RefusedRun(messages: (1...12).map { "a.feature:\($0):1: error: x\($0)" })
    )
    .split(separator: "\n")
    #expect(lines.count == 10)
    #expect(
      lines.last
        == "::error title=3 more keep the run from being run::a.feature:10:1: x10%0Aa.feature:11:1: x11%0Aa.feature:12:1: x12"
    )
  }

  @Test func `what is wrong with a text commands nothing`() throws {
    let text = try report("github", RefusedRun(messages: ["a.feature:1:1: error: \n::error::x ##[error]y"]))
    #expect(WorkflowLog(text).obeyed.map(\.name) == ["error"])
  }
}
