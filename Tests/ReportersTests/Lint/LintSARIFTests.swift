import Foundation
import Gherkin
import ScenarioRunner
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

  @Test func `a log is what the specification requires`() throws {
    for report in [LintSample.mixed, LintSample.clean] {
      let check = SARIFCheck(log: try object(report))
      #expect(check.faults == [])
    }
  }

  @Test func `the check of the specification finds what is amiss`() throws {
    let faults = SARIFCheck(log: [
      "version": "2.0",
      "runs": [
        [
          "tool": ["driver": ["rules": [["id": "a"], ["id": "a"]]]], "columnKind": "bytes",
          "artifacts": [["location": ["uri": "a b"]]],
          "results": [
            [
              "ruleId": "b", "ruleIndex": 1, "level": "fatal", "message": [:] as NSDictionary,
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
        "the version is not 2.1.0", "a tool's driver has no name", "two rules have one id",
        "there is no column kind 'bytes'", "'a b' is no URI reference", "a result's rule has another id",
        "there is no level 'fatal'", "a message has no text", "a result's artifact has another uri",
        "a region starts before line 1", "a region ends before it starts",
      ])
  }
}
