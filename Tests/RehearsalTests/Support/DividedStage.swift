import Foundation
import ScenarioRunner

@testable import Rehearsal

extension Stage {
  /// A folder whose app has four scenarios in two files, and a brief with two lines.
  static func divided() throws -> Stage {
    try Stage([
      "Scenarios/counter/brief.md": brief,
      "Scenarios/counter/eating.feature": eating,
      "Scenarios/counter/more.feature": """
      Feature: More
        @CNT-01
        Scenario: All
          Given 5 apples
          When I eat 5
          Then 0 are left
        Scenario Outline: Some
          Given <n> apples
          Then <n> are left
          Examples:
            | n |
            | 7 |

      """,
    ])
  }

  /// Runs each shard with a message file of its own, `1.ndjson` and so on; returns what each came to.
  func runShards(_ count: Int, _ arguments: String...) async -> [Ending] {
    var endings: [Ending] = []
    for number in 1...count {
      endings.append(
        await run(arguments + ["--shard", "\(number)/\(count)", "-f", "message:\(number).ndjson"]))
    }
    return endings
  }

  /// Takes the end of a file away, from the last line on that has a text.
  func cut(_ path: String, at text: String, keeping rest: String = "") throws {
    let whole = try read(path)
    let lines = whole.split(separator: "\n")
    let end = lines.lastIndex { $0.contains(text) } ?? lines.endIndex
    try write(lines[..<end].map { "\($0)\n" }.joined() + rest, to: path)
  }
}
