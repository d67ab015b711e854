import Foundation
import Rehearsal
import Testing

struct BadInputTests {
  /// The user root reads whatever it likes.
  static let isRoot = geteuid() == 0

  private let emptyNote = "note: write a scenario, or take the file away"

  @Test func `a missing file, and another`() async throws {
    let end = try await Stage.good().run("Scenarios/counter/eatin.feature", "Scenarios", "no/such")
    #expect(end.status == .usage)
    #expect(end.output == "")
    #expect(
      end.errors == """
        error: there is no file or folder 'Scenarios/counter/eatin.feature'
        note: check the spelling of the path
        error: there is no file or folder 'no/such'
        note: check the spelling of the path

        """)
  }

  @Test func `a folder that is not there when nothing is asked for`() async throws {
    let end = try await Stage().run()
    #expect(end.status == .usage)
    #expect(
      end.errors == "error: there is no file or folder 'Scenarios'\nnote: check the spelling of the path\n")
  }

  @Test(.enabled(if: !isRoot, "root can read every file"))
  func `an unreadable file and an unreadable folder`() async throws {
    let stage = try Stage.good()
    try stage.write("Given nothing", to: "Scenarios/counter/secret.scenario")
    try stage.write("Given nothing", to: "Scenarios/counter/closed/a.scenario")
    for path in ["secret.scenario", "closed"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: stage.folder.path + "/Scenarios/counter/" + path)
    }
    let end = await stage.run()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: stage.folder.path + "/Scenarios/counter/closed")
    #expect(end.status == .usage)
    #expect(
      end.errors == """
        error: 'Scenarios/counter/closed' cannot be read: permission is denied
        note: make the file readable
        error: 'Scenarios/counter/secret.scenario' cannot be read: permission is denied
        note: make the file readable

        """)
  }

  @Test func `a file that is not UTF-8`() async throws {
    let stage = try Stage.good()
    try stage.write(Data("Feature: caf".utf8) + [0xE9, 0x0A], to: "Scenarios/counter/latin.feature")
    let end = await stage.run()
    #expect(end.status == .usage)
    #expect(end.errors.hasPrefix("Scenarios/counter/latin.feature:1:13: error: "))
    #expect(end.errors.hasSuffix("\nnote: save the file as UTF-8\n"))
  }

  @Test func `a brief that is not UTF-8, and one that cannot be taken`() async throws {
    let stage = try Stage.good()
    try stage.write(Data("# Counter\n- CNT-01 caf".utf8) + [0xE9, 0x0A], to: "Scenarios/counter/brief.md")
    let end = await stage.run()
    #expect(end.status == .usage)
    #expect(
      end.errors == """
        Scenarios/counter/brief.md:2:13: error: the brief is not UTF-8 from here on
        note: save the file as UTF-8

        """)
    try stage.write("# Counter\n", to: "Scenarios/counter/brief.md")
    #expect(
      await stage.run().errors == """
        Scenarios/counter/brief.md:1:1: error: the brief has no requirement line
        note: start a list item with an id, such as '- BUY-01 The wallet holds …'

        """)
  }

  // B043
  @Test func `a folder without scenarios`() async throws {
    let stage = try Stage(["Scenarios/counter/brief.md": Stage.brief, "Scenarios/.hidden/a.feature": "x"])
    let end = await stage.run()
    #expect(end.status == .nothingToRun)
    #expect(
      end.errors == """
        error: there is no scenario file in 'Scenarios'
        note: scenario files end in .feature, .feature.md or .scenario

        """)
    #expect(await stage.run("Scenarios/counter").errors.contains("in 'Scenarios/counter'\n"))
  }

  @Test func `files without a scenario`() async throws {
    let stage = try Stage.good()
    try stage.write("", to: "Scenarios/counter/a.feature")
    try stage.write("# language: en\n", to: "Scenarios/counter/b.scenario")
    try stage.write("Feature: F\n", to: "Scenarios/counter/c.feature")
    let end = await stage.run()
    #expect(end.status == .nothingToRun)
    #expect(
      end.errors
        == ["a.feature", "b.scenario", "c.feature"].map {
          "Scenarios/counter/\($0): error: there is no scenario in it\n\(emptyNote)\n"
        }.joined())
  }

  @Test func `a file of another kind, and a line of a folder`() async throws {
    let stage = try Stage.good()
    let end = await stage.run("Scenarios/counter/brief.md", "Scenarios:3")
    #expect(end.status == .usage)
    #expect(
      end.errors == """
        error: 'Scenarios/counter/brief.md' is no scenario file
        note: scenario files end in .feature, .feature.md or .scenario
        error: 'Scenarios' names a line of a folder
        note: name a line of a file

        """)
  }

  // B012
  @Test func `all broken files are reported, every fault with its place`() async throws {
    let stage = try Stage.good()
    try stage.write(
      "Feature: F\n  Scenario: S\n    Given a\n  nonsense\n  more\n", to: "Scenarios/counter/a.feature")
    try stage.write("no step here\n", to: "Scenarios/counter/b.scenario")
    try stage.write("", to: "Scenarios/counter/c.feature")
    let end = await stage.run()
    #expect(end.status == .usage)
    #expect(end.output == "")
    let places = end.errors.matches(of: #/(?m)^(Scenarios[^ ]*): error/#).map { String($0.1) }
    #expect(
      places == [
        "Scenarios/counter/a.feature:4:3", "Scenarios/counter/a.feature:5:3",
        "Scenarios/counter/b.scenario:1:1", "Scenarios/counter/c.feature",
      ])
  }

  @Test func `unknown requirement tags, with the nearest line, in files that the selection leaves out too`()
    async throws
  {
    let stage = try Stage.good()
    try stage.write("@CNT-03 @CNT-1 @slow\nGiven nothing\n", to: "Scenarios/counter/b.scenario")
    for arguments in [[], ["--name", "None"]] as [[String]] {
      let end = await stage.run(arguments)
      #expect(end.status == .usage)
      #expect(
        end.errors == """
          Scenarios/counter/b.scenario:1:1: error: no line 'CNT-03' in Scenarios/counter/brief.md
          note: nearest to '@CNT-03' is '@CNT-01'
          Scenarios/counter/b.scenario:1:9: error: no line 'CNT-1' in Scenarios/counter/brief.md
          note: nearest to '@CNT-1' is '@CNT-01'

          """)
    }
  }

  @Test func `a step library that cannot be used`() async throws {
    let end = try await Stage.good().run([], suites: [brokenSuite(), counterSuite()])
    #expect(end.status == .usage)
    #expect(end.output == "")
    #expect(end.errors.hasPrefix("RehearsalTests/Suites.swift:"))
    #expect(end.errors.contains(": error: '{int} apples' has 1 parameter, but its code takes 0\n"))
  }

  @Test func `two apps of one name`() async throws {
    let end = try await Stage.good().run([], suites: [counterSuite(), shopSuite(), counterSuite()])
    #expect(end.status == .usage)
    #expect(
      end.errors == "error: two apps are named 'counter'\nnote: give one of the suites another name\n")
  }

  @Test func `lines that a file does not have`() async throws {
    let stage = try Stage.good()
    try stage.write("Given nothing", to: "a.scenario")
    let end = await stage.run("Scenarios/counter/eating.feature:3:11:12", "a.scenario:2")
    #expect(end.status == .usage)
    #expect(end.output == "")
    #expect(
      end.errors == """
        error: 'Scenarios/counter/eating.feature' has no line 11
        note: its last line is 10
        error: 'Scenarios/counter/eating.feature' has no line 12
        note: its last line is 10
        error: 'a.scenario' has no line 2
        note: it has 1 line

        """)
    #expect(await stage.run("Scenarios/counter/eating.feature:10", "a.scenario:1").status == .success)
  }

  @Test func `no app at all`() async throws {
    let end = try await Stage.good().run([], suites: [])
    #expect(end.status == .nothingToRun)
    #expect(
      end.errors == "error: no app is there to rehearse\nnote: hand an AppSuite to Rehearsals(suites:)\n")
  }

  @Test func `links are followed to files, and never in circles`() async throws {
    let stage = try Stage.good()
    let folder = stage.folder.path + "/Scenarios/counter"
    try FileManager.default.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: folder)
    #expect(await stage.run().output.hasPrefix("2 scenarios: 2 passed"))
  }
}
