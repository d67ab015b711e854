import Foundation
import ScenarioRunner
import Testing

@testable import Reporters

struct LintJSONTests {
  @Test func `a report counts its findings and lists them`() throws {
    let text = LintJSON.value(of: LintSample.mixed).text
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    let expected: NSDictionary = [
      "version": "1.2.3", "summary": ["files": 3, "errors": 1, "warnings": 1, "notes": 1],
      "diagnostics": [
        [
          "rule": "some-error", "severity": "error", "uri": "a b/50%,é:#.feature", "line": 3,
          "column": NSNull(), "endColumn": NSNull(), "message": "it ends", "notes": [String](),
        ],
        [
          "rule": "some-error", "severity": "note", "uri": "b.feature", "line": 2, "column": 1,
          "endColumn": NSNull(), "message": "it is in progress", "notes": [String](),
        ],
        [
          "rule": "a-warning", "severity": "warning", "uri": "b.feature", "line": 12, "column": 5,
          "endColumn": 9, "message": "it is odd\u{1B}[2J", "notes": ["mend: it, 100%", "or\nleave it"],
        ],
      ] as [NSDictionary],
    ]
    #expect(object == expected)
  }
}
