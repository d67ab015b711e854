import CucumberExpressions
import Gherkin
import ScenarioRunner
import Testing

struct ScenarioFilterTests {
  /// The names of the scenarios that a filter leaves over.
  private func chosen(_ filter: ScenarioFilter, in text: String) throws -> [String] {
    let all = try pickles(text)
    return zip(all, try filter.choices(all)).filter { $0.1 == [true] }.map(\.0.name)
  }

  private func chosen(lines: Int..., in text: String) throws -> [String] {
    try chosen(ScenarioFilter(lines: ["counter.feature": lines]), in: text)
  }

  private let inherited = """
    @f
    Feature: F
      Scenario: plain
        Given a
      @ignore
      Rule: R
        @s
        Scenario Outline: row <n>
          Given <n>
          @e
          Examples:
            | n |
            | 1 |
          Examples:
            | n |
            | 2 |
    """

  // B030
  @Test(
    arguments: [
      ("@f", ["plain", "row 1", "row 2"]), ("@ignore", ["row 1", "row 2"]), ("@s", ["row 1", "row 2"]),
      ("@e", ["row 1"]), ("@f and not @ignore", ["plain"]), ("@s and not @e", ["row 2"]),
      ("@fe", []), ("@F", []),
    ] as [(String, [String])])
  func `tags are inherited from feature, rule, scenario and examples`(
    tags: String, names: [String]
  ) throws {
    #expect(try chosen(ScenarioFilter(tags: TagExpression(parsing: tags)), in: inherited) == names)
  }

  private let bracketed = """
    Feature: F
      Scenario: price (1.0)
        Given a
      Scenario: price [a-z]
        Given a
      Scenario: price b
        Given a
    """

  // B026
  @Test(
    arguments: [
      (["price (1.0)"], ["price (1.0)"]), (["price [a-z]"], ["price [a-z]"]),
      (["price"], []), (["Price b"], []),
      (["price b", "price (1.0)"], ["price (1.0)", "price b"]),
    ] as [([String], [String])])
  func `names are literal and whole`(names: [String], found: [String]) throws {
    #expect(try chosen(ScenarioFilter(names: names), in: bracketed) == found)
  }

  @Test func `a filter chooses what fits all its conditions`() throws {
    let tags = try TagExpression(parsing: "@s")
    #expect(try chosen(ScenarioFilter(tags: tags, names: ["plain", "row 2"]), in: inherited) == ["row 2"])
  }

  @Test func `without conditions everything is chosen`() throws {
    #expect(ScenarioFilter().choosesEverything)
    #expect(!ScenarioFilter(names: ["a"]).choosesEverything)
    #expect(!ScenarioFilter(lines: ["a": [1]]).choosesEverything)
    #expect(try chosen(ScenarioFilter(), in: bracketed).count == 3)
  }

  private let lined = """
    @f
    Feature: F
      Background:
        Given a

      @a
      Scenario: A
        Given a
        When b

      @b1
      # a remark

      @b2 @b3
      Scenario: B
        Given a
          | x |
          | y |

      Scenario Outline: row <n>
        Given <n>
        Examples:
          | n |
          | 1 |
          | 2 |
        @late
        Examples:
          | n |
          | 3 |

      @r
      Rule: R
        Scenario: C
          Given a
    """

  @Test(
    arguments: [
      (7, ["A"]), (8, ["A"]), (9, ["A"]), (10, ["A"]), (6, ["A"]),
      (15, ["B"]), (14, ["B"]), (11, ["B"]), (12, ["B"]), (18, ["B"]),
      (20, ["row 1", "row 2", "row 3"]), (21, ["row 1", "row 2", "row 3"]),
      (22, ["row 1", "row 2", "row 3"]),
      (24, ["row 1"]), (25, ["row 2"]), (26, ["row 1", "row 2", "row 3"]), (29, ["row 3"]),
      (31, ["C"]), (32, ["C"]), (33, ["C"]), (34, ["C"]),
      (1, ["A", "B", "row 1", "row 2", "row 3", "C"]), (4, ["A", "B", "row 1", "row 2", "row 3", "C"]),
    ] as [(Int, [String])])
  func `a line chooses its row, its scenario, or, above all, everything`(line: Int, names: [String]) throws {
    #expect(try chosen(lines: line, in: lined) == names)
  }

  @Test func `several lines choose what each of them chooses`() throws {
    #expect(try chosen(lines: 8, 25, 34, in: lined) == ["A", "row 2", "C"])
  }

  @Test func `lines of another file leave a file whole`() throws {
    #expect(try chosen(ScenarioFilter(lines: ["other.feature": [8]]), in: bracketed).count == 3)
  }

  @Test(
    arguments: [
      (["price"], ["price (1.0)", "price [a-z]", "price b"]), (["^price b$"], ["price b"]),
      ([#"\(\d"#], ["price (1.0)"]), (["[A-Z]"], []), (["b$", #"\["#], ["price [a-z]", "price b"]),
    ] as [([String], [String])])
  func `a pattern is found anywhere in a name, unless it has anchors`(
    patterns: [String], names: [String]
  ) throws {
    let patterns = try patterns.map { try NamePattern(parsing: $0) }
    #expect(try chosen(ScenarioFilter(namePatterns: patterns), in: bracketed) == names)
  }

  @Test func `a name and a pattern choose what either of them chooses`() throws {
    let filter = ScenarioFilter(names: ["price b"], namePatterns: [try NamePattern(parsing: #"^price \("#)])
    #expect(try chosen(filter, in: bracketed) == ["price (1.0)", "price b"])
  }

  @Test func `a group that would be a number need not be one to match`() throws {
    let pattern = try NamePattern(parsing: #"(\d+)"#)
    #expect(try pattern.matches("99999999999999999999"))
    #expect(try !pattern.matches("none"))
  }

  @Test func `a pattern that finds no end chooses nothing and is an error`() throws {
    let source = #"(\w+)+(?<=!)$"#
    let filter = ScenarioFilter(namePatterns: [try NamePattern(parsing: source)])
    let name = String(repeating: "a", count: 60)
    #expect(throws: ExpressionError.endlessPattern(source)) {
      try chosen(filter, in: "Feature: F\n  Scenario: \(name)\n    Given a\n")
    }
  }

  @Test(
    arguments: [
      (["BUY-09"], ["one", "both"]), (["BUY-10"], ["both", "other"]),
      (["BUY-09", "BUY-10"], ["one", "both", "other"]),
      (["BUY-9"], []), (["BUY-091"], []),
    ] as [([String], [String])])
  func `requirement lines choose the scenarios that show any of them`(
    ids: [String], names: [String]
  ) throws {
    let text = """
      Feature: F
        @BUY-09
        Scenario: one
          Given a
        @BUY-09 @BUY-10
        Scenario: both
          Given a
        @BUY-10
        Scenario: other
          Given a
        Scenario: none
          Given a
      """
    #expect(try chosen(ScenarioFilter(requirements: ids), in: text) == names)
    #expect(!ScenarioFilter(requirements: ids).choosesEverything)
  }
}
