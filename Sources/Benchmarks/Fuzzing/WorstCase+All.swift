/// The kinds.
extension WorstCase {
  static let all: [WorstCase] = [lines, nodes, tables, outlines, markdown, shorthand, formatted, linted]
    .flatMap(
      \.self)

  static let scenario = "Feature: f\nScenario: s\nGiven a\n"
  static let outline = "Feature: f\nScenario Outline: o <a>\n"

  private static let lines: [WorstCase] = [
    WorstCase("one long name", head: "Feature: ", repeating: "abc "),
    WorstCase("one line of blanks", head: "Feature: f\n", repeating: " "),
    WorstCase("one line of wide blanks", head: "Feature: f\n", repeating: "\u{2003}", tail: "x"),
    WorstCase("blanks behind a name", head: "Feature: f", repeating: "\u{A0}"),
    WorstCase("one line that is nothing", repeating: "a"),
    WorstCase("lines that are nothing", repeating: "a\n"),
    WorstCase("words that are nearly keywords", repeating: "Scenaro: a\n"),
    WorstCase("one nearly keyword", repeating: "Scenario"),
    WorstCase("colons", repeating: ":"),
    WorstCase("carriage returns", head: "Feature: f\n", repeating: "\r"),
    WorstCase("blank lines", repeating: "\n"),
    WorstCase("lines of description", head: "Feature: f\n", repeating: "given it is so\n"),
    WorstCase(
      "one line of description", head: "Feature: f\nScenario: s\n", repeating: "Givne", tail: "\nGiven a\n"),
    WorstCase("doc string without end", head: scenario + "\"\"\"\n", repeating: "a \\\"\n"),
    WorstCase("escaped fences", head: scenario + "\"\"\"\n", repeating: "\\\"\\\"\\\"", tail: "\n\"\"\"\n"),
    WorstCase("fences", head: scenario, repeating: "\"\"\"\n"),
    WorstCase("languages", repeating: "# language: en\n"),
    WorstCase("unknown language", head: "# language: ", repeating: "e", tail: "\nFeature: f\n"),
    WorstCase("bytes that are no text", repeating: "\u{FFFD}", tail: "\u{0}"),
  ]

  private static let nodes: [WorstCase] = [
    WorstCase("comments", repeating: "# a\n"),
    WorstCase("comments behind tags", head: scenario, repeating: "@a\n# a\n\n"),
    WorstCase("tags in a line", repeating: "@a", tail: "\nFeature: f\n"),
    WorstCase("tags with blanks", repeating: "@a ", tail: "\nFeature: f\n"),
    WorstCase("tags over lines", repeating: "@a\n", tail: "Feature: f\n"),
    WorstCase("tags with a fault", head: scenario, repeating: "@a b\n"),
    WorstCase("number signs in tags", repeating: "@a#", tail: "\nFeature: f\n"),
    WorstCase("at signs", repeating: "@", tail: "\nFeature: f\n"),
    WorstCase(
      "tagged scenarios", head: String(repeating: "@a ", count: 5000) + "\nFeature: f\n",
      repeating: "@b\nScenario: s\nGiven a\n"),
    WorstCase("steps", head: scenario, repeating: "* a\n"),
    WorstCase("scenarios", head: "Feature: f\n", repeating: "Scenario:\n"),
    WorstCase("rules", head: "Feature: f\n", repeating: "Rule: r\n"),
    WorstCase(
      "rules below a long background",
      head: "Feature: f\nBackground:\n" + String(repeating: "* a\n", count: 5000),
      repeating: "Rule: r\nBackground:\n* b\nExample:\n"),
    WorstCase("features", repeating: "Feature: f\n"),
  ]

  private static let tables: [WorstCase] = [
    WorstCase("cells in a row", head: scenario, repeating: "|a", tail: "|\n"),
    WorstCase("bars", head: scenario, repeating: "|"),
    WorstCase("escapes in a cell", head: scenario + "|", repeating: "\\|", tail: "|\n"),
    WorstCase("backslashes", head: scenario + "|", repeating: "\\"),
    WorstCase("rows", head: scenario, repeating: "| a |\n"),
    WorstCase("uneven rows", head: scenario + "||\n", repeating: "| a | b |\n"),
    WorstCase("unfinished rows", head: scenario, repeating: "| a | b\n"),
    WorstCase("uneven tables", head: "Feature: f\n", repeating: "Scenario:\n* a\n|a|\n|a|b|\n"),
  ]

  private static let outlines: [WorstCase] = [
    WorstCase("placeholders", head: outline + "* ", repeating: "<a>", tail: "\nExamples:\n|a|\n|1|\n"),
    WorstCase("opening brackets", head: outline + "* ", repeating: "<", tail: "a>\nExamples:\n|a|\n|1|\n"),
    WorstCase(
      "nested placeholders", head: outline + "* ", repeating: "<<a>>", tail: "\nExamples:\n|a|b|\n|b|1|\n"),
    WorstCase("rows of examples", head: outline + "* <a>\nExamples:\n|a|\n", repeating: "|1|\n"),
    WorstCase(
      "rows that name columns", head: outline + "* <a> <b>\nExamples:\n|a|b|\n", repeating: "|<b>|<a>|\n"),
    WorstCase(
      "steps that name columns", head: outline, repeating: "* <a> <b>\n", tail: "Examples:\n|a|b|\n|<b>|c|\n"),
    WorstCase("columns", head: outline + "* <c7>\nExamples:\n", repeating: "|c#N", tail: "|\n"),
    WorstCase("odd columns", head: outline + "* <c7>\nExamples:\n", repeating: "|<c#N", tail: "|\n"),
    WorstCase("tables of examples", head: outline + "* <a>\n", repeating: "Examples:\n|a|\n|1|\n"),
    WorstCase("one value", head: outline + "* <a><a>\nExamples:\n|a|\n|", repeating: "<a", tail: "|\n"),
  ]

  private static let markdown: [WorstCase] = [
    WorstCase("number signs", in: .markdown, repeating: "#"),
    WorstCase("headings", in: .markdown, repeating: "# Feature: f\n"),
    WorstCase("list items", in: .markdown, head: "# Feature: f\n## Scenario: s\n", repeating: "* Given a\n"),
    WorstCase("stars", in: .markdown, head: "# Feature: f\n", repeating: "* "),
    WorstCase("back ticks", in: .markdown, head: "# Feature: f\n", repeating: "`@a` "),
    WorstCase(
      "Markdown rows", in: .markdown, head: "# Feature: f\n## Scenario: s\n* Given a\n",
      repeating: "  |a|\n  |-|\n"),
    WorstCase(
      "dashes", in: .markdown, head: "# Feature: f\n## Scenario: s\n* Given a\n  |", repeating: "-|",
      tail: "\n"),
    WorstCase("prose", in: .markdown, repeating: "a b c\n"),
  ]

  private static let shorthand: [WorstCase] = [
    WorstCase("commas", in: .shorthand, repeating: ","),
    WorstCase("commas and blanks", in: .shorthand, head: "Given a", repeating: ", "),
    WorstCase("quotes", in: .shorthand, head: "Given a ", repeating: "\""),
    WorstCase("escaped quotes", in: .shorthand, head: "Given a ", repeating: "\\\""),
    WorstCase("steps in a line", in: .shorthand, repeating: "Given a, when b; then c. "),
    WorstCase("keywords", in: .shorthand, repeating: "given "),
    WorstCase("lines of a step", in: .shorthand, head: "Given a\n", repeating: "b\n"),
    WorstCase("lines of a name", in: .shorthand, repeating: "b\n", tail: "Given a\n"),
    WorstCase("full stops", in: .shorthand, head: "Given a", repeating: "."),
    WorstCase("blanks before a full stop", in: .shorthand, head: "Given a", repeating: " ", tail: "."),
    WorstCase("paragraphs", in: .shorthand, repeating: "Given a\n\n"),
    WorstCase("paragraphs without a step", in: .shorthand, repeating: "a\n\n"),
    WorstCase("keywords behind colons", in: .shorthand, repeating: ": given a "),
    WorstCase("tables in paragraphs", in: .shorthand, repeating: "Given a\n|b|\n\n"),
  ]

  private static let formatted: [WorstCase] = [
    WorstCase("laid out: a row", in: .formatter, head: scenario, repeating: "|a", tail: "|\n"),
    WorstCase("laid out: rows", in: .formatter, head: scenario, repeating: "|a|bc|\n"),
    WorstCase("laid out: comments", in: .formatter, head: scenario, repeating: "# a\n\n"),
    WorstCase("laid out: tags", in: .formatter, repeating: "@a ", tail: "\nFeature: f\n"),
    WorstCase("laid out: steps", in: .formatter, head: scenario, repeating: "Given a\n"),
    WorstCase("laid out: a paragraph", in: .formatter, repeating: "Given a, when b; then c.\n"),
    WorstCase(
      "laid out: Markdown rows", in: .formatter, head: "# Feature: f\n## Scenario: s\n* Given a\n",
      repeating: "  |a|b|\n"),
  ]
}
