import Foundation
import Rehearsal
import Testing

struct ParseCommandTests {
  private static let text = "Feature: f\n  Scenario: s\n    Given a\n"

  /// The names of the messages, one a line.
  private func kinds(_ output: String) throws -> [String] {
    try output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?.keys.joined() ?? ""
    }
  }

  @Test(
    arguments: [
      ([], ["source", "gherkinDocument", "pickle"]), (["--ast"], ["gherkinDocument"]),
      (["--pickles"], ["pickle"]), (["--pickles", "--ast"], ["gherkinDocument", "pickle"]),
    ] as [([String], [String])])
  func `messages are printed one a line`(options: [String], expected: [String]) async throws {
    let end = try await Stage(["a.feature": Self.text]).run(["parse"] + options + ["a.feature"])
    #expect(try kinds(end.output) == expected)
    #expect(end.errors == "")
    #expect(end.status == .success)
  }

  @Test func `tokens are printed as text`() async throws {
    let end = try await Stage(["a.feature": Self.text]).run("parse", "--tokens", "a.feature")
    #expect(
      end.output == "(1:1)FeatureLine:()Feature/f/\n(2:3)ScenarioLine:()Scenario/s/\n"
        + "(3:5)StepLine:(Context)Given /a/\nEOF\n")
  }

  @Test func `ids are counted on from file to file, and names are as they were given`() async throws {
    let stage = try Stage(["a.feature": Self.text, "b.scenario": "Given b", "c.feature": "what"])
    let end = await stage.run("parse", "--pickles", "./a.feature", "c.feature", "b.scenario")
    let lines = end.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].contains(#""id":"3""#) && lines[0].contains(#""uri":"./a.feature""#))
    #expect(lines[2].contains(#""id":"7""#) && lines[2].contains(#""uri":"b.scenario""#))
  }

  @Test func `the errors of a text are messages, and the others are parsed all the same`() async throws {
    let stage = try Stage(["a.feature": "Faeture: f\n", "b.feature": Self.text])
    let end = await stage.run("parse", "a.feature", "missing.feature", "b.feature")
    #expect(try kinds(end.output) == ["parseError", "source", "gherkinDocument", "pickle"])
    #expect(
      end.output.hasPrefix(
        #"{"parseError":{"message":"(1:1): expected: #EOF, #Language, #TagLine, #FeatureLine, #Comment, #Empty, got 'Faeture: f'","source":{"location":{"column":1,"line":1},"uri":"a.feature"}}}"#
          + "\n"))
    #expect(
      end.errors
        == "error: there is no file or folder 'missing.feature'\nnote: check the spelling of the path\n")
    #expect(end.status == .usage)
  }

  @Test func `errors among tokens are for people`() async throws {
    let end = try await Stage(["a.feature": "Faeture: f\n"]).run("parse", "--tokens", "a.feature")
    #expect(end.output == "")
    #expect(
      end.errors == """
        a.feature:1:1: error: expected: #EOF, #Language, #TagLine, #FeatureLine, #Comment, #Empty, got 'Faeture: f'
        note: nearest keyword is 'Feature:'

        """)
    #expect(end.status == .usage)
  }

  @Test func `standard input is read as it is said to be written`() async throws {
    let stage = try Stage(["a.txt": Self.text])
    #expect(
      try kinds(await stage.run("parse", "--ast", "--as=feature", "-", input: Self.text).output) == [
        "gherkinDocument"
      ])
    let end = await stage.run("parse", "--as", "scenario", "-", input: "Given a")
    #expect(
      end.output.hasPrefix(
        #"{"source":{"data":"Given a","mediaType":"text/x.rehearsal.scenario+plain","uri":"-"}}"#))
    #expect(await stage.run("parse", "--as", "feature", "a.txt").status == .success)
  }

  @Test(
    arguments: [
      ([], "'rehearse parse' needs to be told what to work on", "write 'rehearse parse FILE'"),
      (
        ["--tokens", "--ast", "a.feature"], "'--tokens' and '--ast' cannot be used together",
        "run them one by one"
      ),
      (
        ["--tokens", "--pickles", "a.feature"], "'--tokens' and '--pickles' cannot be used together",
        "run them one by one"
      ),
      (
        ["--tokens", "a.scenario"], "'a.scenario' is in the short form, which has no tokens",
        "take --ast or --pickles"
      ),
      (
        ["-"], "standard input has no name that tells how it is written",
        "add '--as feature', '--as feature.md' or '--as scenario'"
      ),
      (["a.txt"], "'a.txt' is no scenario file", "scenario files end in .feature, .feature.md or .scenario"),
      (
        ["folder"], "'folder' is no scenario file", "scenario files end in .feature, .feature.md or .scenario"
      ),
      (["a.featur"], "there is no file or folder 'a.featur'", "check the spelling of the path"),
    ] as [([String], String, String)])
  func `wrong use`(arguments: [String], problem: String, note: String) async throws {
    let stage = try Stage([
      "a.feature": Self.text, "a.scenario": "Given a", "a.txt": "", "folder/a.feature": Self.text,
    ])
    let end = await stage.run(["parse"] + arguments)
    #expect(end.errors == "error: \(problem)\nnote: \(note)\n")
    #expect(end.output == "")
    #expect(end.status == .usage)
  }
}
