import Foundation
import Gherkin
import ScenarioRunner
import TestSupport
import Testing

@testable import Reporters

struct LintSARIFTests {
  private func object(_ report: LintReport) throws -> NSDictionary {
    let text = LintSARIF.value(of: report).text
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }

  @Test func `a log holds the rules, the files and the results`() throws {
    let run: NSDictionary = [
      "tool": [
        "driver": [
          "name": "rehearse", "semanticVersion": "1.2.3",
          "rules": [
            [
              "id": "a-warning", "shortDescription": ["text": "Something is odd."],
              "defaultConfiguration": ["level": "warning"],
            ],
            [
              "id": "some-error", "shortDescription": ["text": "Something is wrong."],
              "defaultConfiguration": ["level": "error"],
            ],
          ] as [NSDictionary],
        ] as NSDictionary
      ], "columnKind": "unicodeCodePoints",
      "artifacts": ["a%20b/50%25,%C3%A9%3A%23.feature", "b.feature", "clean.feature"].map {
        ["location": ["uri": $0]]
      },
      "results": [
        result(
          "some-error", 1, "error", "it ends", ("a%20b/50%25,%C3%A9%3A%23.feature", 0), ["startLine": 3]),
        result(
          "some-error", 1, "note", "it is in progress", ("b.feature", 1), ["startLine": 2, "startColumn": 1]),
        result(
          "a-warning", 0, "warning", "it is odd\u{1B}[2J\nmend: it, 100%\nor\nleave it", ("b.feature", 1),
          ["startLine": 12, "startColumn": 5, "endColumn": 9]),
      ],
    ]
    let expected: NSDictionary = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ]
    #expect(try object(LintSample.mixed) == expected)
  }

  private func result(
    _ rule: String, _ index: Int, _ level: String, _ text: String, _ file: (uri: String, index: Int),
    _ region: [String: Int]
  ) -> NSDictionary {
    let place: NSDictionary = [
      "artifactLocation": ["uri": file.uri, "index": file.index] as NSDictionary, "region": region,
    ]
    return [
      "ruleId": rule, "ruleIndex": index, "level": level, "message": ["text": text],
      "locations": [["physicalLocation": place]],
    ]
  }

  static let reports = [LintSample.mixed, LintSample.clean, LintSample.awkward]

  @Test(arguments: reports) func `a log is what the specification requires`(report: LintReport) throws {
    #expect(SARIFCheck(log: try object(report)).faults == [])
  }

  @Test(arguments: reports) func `a log has the members of the standard and no others`(report: LintReport)
    throws
  {
    let log = try #require(JSONValue(parsing: LintSARIF.value(of: report).text))
    #expect(try Self.schema.problems(with: log) == [])
  }

  @Test(arguments: [
    ("\"version\": \"2.1.0\"", "\"version\": \"2.0\"", ".version is none of the allowed values"),
    ("\"results\"", "\"outcomes\"", ".runs[0] lacks results"),
    ("\"driver\": {", "\"driver\": {\"fullname\": \"\",", ".runs[0].tool.driver must not have fullname"),
    ("\"startLine\": 3", "\"startLine\": 0", " is beyond the minimum of 1"),
    ("\"startLine\": 3", "\"startLine\": \"3\"", " is no integer"),
    ("\"level\": \"note\"", "\"level\": \"info\"", ".runs[0].results[1].level is none of the allowed values"),
  ])
  func `what is none of the standard is found`(text: String, other: String, problem: String) throws {
    let report = LintSARIF.value(of: LintSample.mixed).text
    #expect(report.contains(text))
    let log = try #require(JSONValue(parsing: report.replacing(text, with: other)))
    let problems = try Self.schema.problems(with: log)
    #expect(problems.contains { $0.hasSuffix(problem) }, "\(problems)")
  }

  @Test func `a brace is not taken for the place of an argument`() throws {
    let text = LintSARIF.value(of: LintSample.awkward).text
    #expect(text.contains("'I type {{keys}}' {{0}} {{{{1}}}}"))
  }

  private static var schema: JSONSchema {
    get throws {
      let file = Golden.packageRoot.appending(path: "Fixtures/Schemas/sarif.json")
      return try JSONSchema(String(decoding: Data(contentsOf: file), as: UTF8.self))
    }
  }

  @Test func `the check of the specification finds what is amiss`() throws {
    let faults = SARIFCheck(log: [
      "version": "2.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "semanticVersion": "1.0",
              "rules": [["id": "a"], ["id": "a", "shortDescription": [:] as NSDictionary]],
            ]
          ],
          "columnKind": "bytes",
          "artifacts": ["a b", "a b", "a:b", "%2g", "file://host/a"].map { ["location": ["uri": $0]] },
          "results": [
            [
              "ruleId": "b", "ruleIndex": 1, "level": "fatal", "message": ["text": "{0}"],
              "locations": [
                [
                  "physicalLocation": [
                    "artifactLocation": ["uri": "c", "index": 0],
                    "region": ["startLine": 0, "startColumn": 4, "endColumn": 3],
                  ] as NSDictionary
                ]
              ],
            ] as NSDictionary
          ],
        ] as NSDictionary
      ],
    ]).faults
    #expect(
      faults == [
        "the version is not 2.1.0", "a tool's driver has no name", "'1.0' is no semantic version",
        "two rules have one id", "a message has no text", "there is no column kind 'bytes'",
        "two artifacts are one",
        "'a b' is no URI reference", "'a b' is no URI reference", "'a:b' is no URI reference",
        "'%2g' is no URI reference", "'file://host/a' is no URI reference", "a result's rule has another id",
        "there is no level 'fatal'", "a message has a brace that stands for an argument",
        "a result's artifact has another uri",
        "a region starts before line 1", "a region ends before it starts",
      ])
  }
}
