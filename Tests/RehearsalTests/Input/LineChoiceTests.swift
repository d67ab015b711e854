import Gherkin
import Testing

@testable import Rehearsal

struct LineChoiceTests {
  private let text = """
    Feature: F
      Scenario: A
        Given a

      @r

      Rule: R
        Background:
          Given b

        @c
        Scenario: C
          Given c
        Scenario: D
          Given d

      Rule: without a scenario

      Rule: S
        Scenario: E
          Given e
    """

  @Test(
    arguments: [
      ([1], [1]), ([2], [2]), ([4], [4]), ([5], [12, 14]), ([6], [12, 14]), ([7], [12, 14]), ([9], [12, 14]),
      ([10], [12, 14]), ([11], [11]), ([13], [13]), ([16], [16]), ([19], [20]), ([21], [21]),
      ([2, 8, 19], [2, 12, 14, 20]), ([5, 9, 12], [12, 14]),
    ] as [([Int], [Int])])
  func `a line at the head of a rule means the rule's scenarios`(lines: [Int], resolved: [Int]) throws {
    let source = GherkinSource(uri: "a.feature", text: text, format: .feature)
    let document = try GherkinParser().parse(source).document
    #expect(LineChoice(lines: lines).resolved(in: document).sorted() == resolved)
  }

  private let outlines = """
    Feature: F
      Scenario Outline: A <n>
        Given <n>
        @t
        Examples: first
          Of these there are two.
          | n |
          | 1 |
          | 2 |

        Examples: none
          | n |
        Examples:
          | n |
          | 3 |
      Rule: R
        Scenario Outline: B <n>
          Given <n>
          Examples:
            | n |
            | 4 |
    """

  @Test(
    arguments: [
      ([2], [2]), ([3], [3]), ([4], [8, 9]), ([5], [8, 9]), ([7], [8, 9]), ([8], [8]), ([10], [10]),
      ([11], [11]), ([12], [12]), ([13], [15]), ([14, 15], [15]), ([16], [17]), ([19], [21]),
      ([16, 20], [17, 21]),
    ] as [([Int], [Int])])
  func `a line at the head of examples means their rows`(lines: [Int], resolved: [Int]) throws {
    let source = GherkinSource(uri: "a.feature", text: outlines, format: .feature)
    let document = try GherkinParser().parse(source).document
    #expect(LineChoice(lines: lines).resolved(in: document).sorted() == resolved)
  }

  @Test(arguments: [("", 1), ("a", 1), ("a\n", 1), ("a\nb", 2), ("a\r\nb\r\n", 2)])
  func `the lines of a file are counted as an editor does`(text: String, count: Int) {
    let source = GherkinSource(uri: "a.feature", text: text, format: .feature)
    let (lines, found) = LineChoice(lines: [count, count + 1, count + 7]).beyondEnd(of: source)
    #expect(found == count)
    #expect(lines == [count + 1, count + 7])
  }

  @Test func `the head of a rule chooses its scenarios in a run`() async throws {
    let text = """
      Feature: F
        Scenario: A
          Given nothing
        Rule: R
          Scenario: B
            Given nothing
          Scenario: C
            Given nothing
      """
    let stage = try Stage(["a.feature": text])
    let end = await stage.run("a.feature:4", "-f", "pretty")
    #expect(!end.output.contains("✓ A"))
    #expect(end.output.contains("✓ B"))
    #expect(end.output.contains("✓ C"))
  }

  @Test func `the head of examples chooses their rows in a run`() async throws {
    let stage = try Stage([
      "a.feature": outlines.replacing("Given <n>", with: "Given nothing")
    ])
    let end = await stage.run("a.feature:5", "--list")
    #expect(
      end.output == """
        a.feature:8  A 1  @t
        a.feature:9  A 2  @t

        2 scenarios, 2 left out by the selection

        """)
  }

  @Test func `a path that is there is a path, whatever is in its name`() async throws {
    let stage = try Stage([
      "run:2/a.feature": "Feature: F\n  Scenario: A\n    Given nothing\n  Scenario: B\n    Given nothing\n",
      "b.feature:7.scenario": "Given nothing",
    ])
    #expect(await stage.run("run:2").output.hasPrefix("2 scenarios: 2 passed"))
    #expect(await stage.run("run:2/a.feature:2").output.hasPrefix("1 scenario: 1 passed"))
    #expect(await stage.run("b.feature:7.scenario").output.hasPrefix("1 scenario: 1 passed"))
    for command in ["lint", "format"] { #expect(await stage.run(command, "run:2").status == .success) }
  }
}
