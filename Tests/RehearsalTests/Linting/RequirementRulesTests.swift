import Rehearsal
import Testing

/// Whether tags name lines of the brief, as `rehearse lint` says it.
struct RequirementRulesTests {
  private func stage(tags: String, brief: String? = Stage.brief) throws -> Stage {
    var files = ["Scenarios/counter/a.feature": "Feature: f\n  \(tags)\n  Scenario: s\n    Given nothing\n"]
    files["Scenarios/counter/brief.md"] = brief
    return try Stage(files)
  }

  @Test func `a tag that is in no brief is an error with the nearest id`() async throws {
    for arguments in [["lint"], ["lint", "--no-steps"], ["lint", "Scenarios/counter/a.feature"]] {
      let end = try await stage(tags: "@CNT-01 @CNT-11").run(arguments)
      #expect(
        end.output == """
          Scenarios/counter/a.feature:2:11: error: no line 'CNT-11' in Scenarios/counter/brief.md [unknown-requirement]
          note: nearest to '@CNT-11' is '@CNT-01'

          1 file: 1 error

          """)
      #expect(end.status == .scenarioFailed)
    }
  }

  @Test func `a tag that is an id but for case and marks is a warning`() async throws {
    let end = try await stage(tags: "@cnt_02").run("lint")
    #expect(
      end.output == """
        Scenarios/counter/a.feature:2:3: warning: the tag '@cnt_02' names no requirement line [misspelt-requirement]
        note: nearest is '@CNT-02'

        1 file: 1 warning

        """)
    #expect(end.status == .success)
  }

  @Test func `where the tag ends is told too`() async throws {
    let end = try await stage(tags: "@CNT-01 @CNT-11 @cnt_02").run("lint", "-f", "json")
    #expect(end.output.contains("\"endColumn\": 18"))
    #expect(end.output.contains("\"endColumn\": 26"))
  }

  @Test func `without a brief every tag is well`() async throws {
    #expect(try await stage(tags: "@CNT-11", brief: nil).run("lint").status == .success)
  }

  @Test func `a brief that cannot be taken is an error in its own place, told once`() async throws {
    let stage = try stage(tags: "@CNT-11", brief: "# Counter\n- CNT-01 one\n- CNT-01 two\n")
    try stage.write("Feature: g\n  Scenario: s\n    Given nothing\n", to: "Scenarios/counter/b.feature")
    let end = await stage.run("lint")
    #expect(
      end.output == """
        Scenarios/counter/brief.md:3:3: error: the brief has two lines 'CNT-01' [broken-brief]
        note: the first is at Scenarios/counter/brief.md:2:3; give one of them another id

        3 files: 1 error

        """)
  }
}
