import Foundation
import Rehearsal
import Testing

struct SelectionTests {
  /// The names of the scenarios that a command runs, in order.
  private func ran(_ arguments: String...) async throws -> [String] {
    let stage = try Stage.good()
    let end = await stage.run(arguments)
    return names(end.output)
  }

  private func names(_ output: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      line.hasPrefix("✓ ") ? line.dropFirst(2).components(separatedBy: "  ").first : nil
    }
  }

  private let path = "Scenarios/counter/eating.feature"

  @Test func `a file, a line, several lines, a folder`() async throws {
    #expect(try await ran("-f", "pretty", path) == ["Two of five", "None"])
    #expect(try await ran("-f", "pretty", path + ":3") == ["Two of five"])
    #expect(try await ran("-f", "pretty", path + ":7") == ["None"])
    #expect(try await ran("-f", "pretty", path + ":5:9") == ["Two of five", "None"])
    #expect(try await ran("-f", "pretty", path + ":5", path + ":9") == ["Two of five", "None"])
    #expect(try await ran("-f", "pretty", path + ":5", "Scenarios") == ["Two of five", "None"])
    #expect(try await ran("-f", "pretty", "./" + path, path) == ["Two of five", "None"])
    #expect(try await ran("-f", "pretty", "Scenarios/counter") == ["Two of five", "None"])
  }

  @Test func `tags and names`() async throws {
    #expect(try await ran("-f", "pretty", "--tags", "@CNT-01") == ["Two of five"])
    #expect(try await ran("-f", "pretty", "-t", "not @CNT-01") == ["None"])
    #expect(try await ran("-f", "pretty", "--name", "None") == ["None"])
    #expect(try await ran("-f", "pretty", "-n", "None", "-n", "Two of five") == ["Two of five", "None"])
    #expect(try await ran("run", "-f", "pretty", "--tags=@CNT-01") == ["Two of five"])
  }

  @Test func `orders`() async throws {
    #expect(try await ran("-f", "pretty", "--order", "defined") == ["Two of five", "None"])
    #expect(try await ran("-f", "pretty", "--order", "reverse") == ["None", "Two of five"])
  }

  @Test func `a random order says its seed, and the seed repeats it`() async throws {
    let stage = try Stage([
      "Scenarios/counter/a.scenario": (1...12).map { "Number \($0):\nGiven \($0) apples\n\n" }.joined()
    ])
    let first = await stage.run("-f", "pretty", "--order", "random")
    let seed = try #require(first.output.firstMatch(of: #/--order random:(\d+)/#)?.1)
    #expect(first.output.contains("random order, seed \(seed); repeat it with --order random:\(seed)\n"))
    let second = await stage.run("-f", "pretty", "--order", "random:\(seed)")
    #expect(second.output == first.output)
    let fixed = await stage.run("-f", "pretty", "--order", "random:1")
    let other = await stage.run("-f", "pretty", "--order", "random:2")
    #expect(names(fixed.output).count == 12)
    #expect(names(fixed.output) != names(other.output))
    #expect(names(fixed.output).sorted() == names(other.output).sorted())
  }

  @Test(arguments: ["junit", "tap", "teamcity:-", "usage"])
  func `a report that has no place for the seed leaves it to a note`(format: String) async throws {
    let end = try await Stage.good().run("-f", format, "--order", "random")
    #expect(end.errors.wholeMatch(of: #/note: a random order; '--order random:\d+' runs it again\n/#) != nil)
    #expect(try await Stage.good().run("-f", format, "--order", "random:3").errors == "")
  }

  @Test func `a name that is not there, with the nearest one`() async throws {
    let stage = try Stage.good()
    let end = await stage.run("--name", "Two of fife", "--name", "None")
    #expect(end.status == .nothingToRun)
    #expect(
      end.errors
        == "error: no scenario is named 'Two of fife', so nothing was run\nnote: did you mean 'Two of five'?\n"
    )
    let far = await stage.run("--name", ".*")
    #expect(far.status == .nothingToRun)
    #expect(
      far.errors == """
        error: no scenario is named '.*', so nothing was run
        note: a name is taken literally, from its first letter to its last

        """)
  }

  @Test func `patterns of names, and requirement lines`() async throws {
    #expect(try await ran("-f", "pretty", "--name-matching", "^No") == ["None"])
    #expect(
      try await ran("-f", "pretty", "--name-matching", "five", "--name", "None") == ["Two of five", "None"])
    #expect(try await ran("-f", "pretty", "--requirement", "CNT-01") == ["Two of five"])
    #expect(try await ran("-f", "pretty", "--requirement", "@CNT-02") == ["None"])
    let both = ["-f", "pretty", "--requirement", "CNT-02", "--requirement", "CNT-01"]
    #expect(names(try await Stage.good().run(both).output) == ["Two of five", "None"])
    #expect(try await ran("-f", "pretty", "--requirement", "CNT-02", "--tags", "not @CNT-02") == [])
  }

  @Test func `a pattern that no name has`() async throws {
    let end = try await Stage.good().run("--name-matching", "^of")
    #expect(end.status == .nothingToRun)
    #expect(
      end.errors == """
        error: '^of' is found in no scenario's name, so nothing was run
        note: '--list' shows the names there are

        """)
  }

  @Test(arguments: [
    ("CNT-10", "did you mean 'CNT-01'?"), ("cnt-02", "did you mean 'CNT-02'?"),
    ("BUY-77", "an id is written as in the brief, such as 'BUY-09'"),
  ])
  func `a requirement line that no brief has, with the nearest`(id: String, note: String) async throws {
    let end = try await Stage.good().run("--requirement", id)
    #expect(end.status == .usage)
    #expect(end.errors == "error: no line '\(id)' in Scenarios/counter/brief.md\nnote: \(note)\n")
  }

  @Test func `a requirement line is found in the brief of any app, and may have no scenario`() async throws {
    let stage = try Stage.good()
    try stage.write("# Shop\n- SHP-01 Pens\n- SHP-02 Ink\n", to: "Scenarios/shop/brief.md")
    try stage.write("@SHP-01\nGiven 1 pens", to: "Scenarios/shop/a.scenario")
    let suites = [counterSuite(), shopSuite()]
    let end = await stage.run(["--requirement", "SHP-01"], suites: suites)
    #expect(end.output.contains("1 scenario: 1 passed"))
    #expect(end.output.contains("Shop   1 of 2 lines: 1 passed"))
    let none = await stage.run(["--requirement", "SHP-02"], suites: suites)
    #expect(none.status == .nothingToRun)
    #expect(
      none.errors == """
        error: no scenario is selected, so nothing was run
        note: none of the 3 scenarios that were read fits --requirement 'SHP-02'

        """)
  }

  @Test func `an app without a brief has the ids that its scenarios name`() async throws {
    let stage = try Stage(["Scenarios/counter/a.feature": Stage.eating])
    #expect(
      await stage.run("--requirement", "CNT-01").output
        == "1 scenario: 1 passed   TIME\n1 left out by the selection\n")
  }

  // B043
  @Test func `tags that choose nothing say how many scenarios there were`() async throws {
    let stage = try Stage.good()
    let end = await stage.run("--tags", "@slow", "--name", "None")
    #expect(end.status == .nothingToRun)
    #expect(end.output == "")
    #expect(
      end.errors == """
        error: no scenario is selected, so nothing was run
        note: none of the 2 scenarios that were read fits --tags '@slow' and --name 'None'

        """)
    let one = await stage.run("-e", "Given nothing", "--tags", "@slow")
    #expect(
      one.errors == """
        error: no scenario is selected, so nothing was run
        note: the scenario that was read does not fit --tags '@slow'

        """)
  }

  @Test func `a narrower run shows the lines that it touches, and gates when told to`() async throws {
    let stage = try Stage.good()
    try stage.write(Stage.brief + "\n- CNT-03 Pears stay\n", to: "Scenarios/counter/brief.md")
    let shown = """
      1 scenario: 1 passed   TIME
      1 left out by the selection

      Counter   1 of 3 lines: 1 passed
        ✓ CNT-01  Eating takes apples away   1 mapped · 1 ran · 1 passed

      """
    for arguments in [["--tags", "@CNT-01"], [path + ":3"], ["--name", "Two of five"]] {
      let end = await stage.run(arguments)
      #expect(end.status == .success)
      #expect(end.output == shown)
      let gated = await stage.run(arguments + ["--gate"])
      #expect(gated.status == .success)
    }
    #expect(await stage.run("-e", "Given 1 apples, Then 1 are left", "--gate").status == .gate)
    #expect(await stage.run(path, "--gate").status == .success)
  }

  @Test(
    arguments: [
      [], ["Scenarios"], ["Scenarios/"], ["./Scenarios"], ["Scenarios/counter"], ["--app", "counter"],
    ] as [[String]])
  func `a whole app gates`(arguments: [String]) async throws {
    let stage = try Stage.good()
    try stage.write(Stage.brief + "\n- CNT-03 Pears stay\n", to: "Scenarios/counter/brief.md")
    #expect(await stage.run(arguments).status == .gate)
  }

  @Test(arguments: [
    ["Scenarios/counter/eating.feature"], ["Scenarios/loose.scenario"], ["Scenarios/counter/more"],
  ])
  func `less than an app does not gate`(arguments: [String]) async throws {
    let stage = try Stage.good()
    try stage.write("Given 1 apples", to: "Scenarios/loose.scenario")
    try stage.write("Given 1 apples", to: "Scenarios/counter/more/b.scenario")
    try stage.write(Stage.brief + "\n- CNT-03 Pears stay\n", to: "Scenarios/counter/brief.md")
    #expect(await stage.run(arguments).status == .success)
  }

  @Test func `the brief beside the scenarios is the one that counts, wherever they lie`() async throws {
    let stage = try Stage([
      "other/Scenarios/counter/brief.md": Stage.brief, "other/Scenarios/counter/a.feature": Stage.eating,
    ])
    let end = await stage.run("other/Scenarios/counter")
    #expect(end.output.contains("Counter   2 lines: 2 passed"))
    #expect(end.status == .success)
  }
}
