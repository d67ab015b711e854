/// The kinds for the rules that look at a text as a whole.
extension WorstCase {
  static let linted: [WorstCase] = [
    WorstCase(
      "linted: columns of one name", in: .lint, head: outline + "* a\nExamples:\n", repeating: "|c",
      tail: "|\n"),
    WorstCase(
      "linted: unused columns", in: .lint, head: outline + "* a\nExamples:\n", repeating: "|c#N",
      middle: "|\n", again: "|1", tail: "|\n"),
    WorstCase(
      "linted: long columns", in: .lint, head: outline + "* <b> <c>\nExamples:\n|", repeating: "c",
      middle: "|\n|1|\nExamples:\n|", again: "d", tail: "|\n|1|\n"),
    WorstCase(
      "linted: unknown placeholders", in: .lint, head: outline + "* ", repeating: "<b#N>",
      tail: "\nExamples:\n|a|\n|1|\n"),
    WorstCase(
      "linted: unknown placeholders and a long column", in: .lint, head: outline + "* ", repeating: "<b#N>",
      middle: "\nExamples:\n|", again: "abcdefgh", tail: "|\n|1|\n"),
    WorstCase(
      "linted: placeholders and tables", in: .lint, head: outline + "* ", repeating: "<b#N>", middle: "\n",
      again: "Examples:\n|b#N|\n|1|\n"),
    WorstCase(
      "linted: placeholders and tables whose values are placeholders", in: .lint, head: outline + "* ",
      repeating: "<b#N>", middle: "\n", again: "Examples:\n|b#N|\n|<c>|\n"),
    WorstCase(
      "linted: placeholders in brackets and tables", in: .lint, head: outline + "* <", repeating: "<b#N>",
      middle: "\n", again: "Examples:\n|b#N|\n|1|\n"),
    WorstCase(
      "linted: one placeholder in brackets and tables", in: .lint, head: outline + "* <", repeating: "<b>",
      middle: "\n", again: "Examples:\n|b|\n|1|\n"),
    WorstCase(
      "linted: unknown placeholders in steps", in: .lint, head: outline, repeating: "* <b#N>\n",
      tail: "Examples:\n|a|\n|1|\n"),
    WorstCase(
      "linted: placeholders of a background", in: .lint, head: "Feature: f\nBackground:\n* ",
      repeating: "<c#N>", middle: "\nScenario Outline: o\n* a\n", again: "Examples:\n|c#N|\n|1|\n"),
    WorstCase(
      "linted: values that name columns", in: .lint, head: outline + "* <a>\nExamples:\n|a|\n",
      repeating: "|<b#N>|\n"),
    WorstCase(
      "linted: placeholders in a doc string", in: .lint, head: outline + "* a\n\"\"\"\n",
      repeating: "<b#N>\n", middle: "\"\"\"\nExamples:\n|", again: "b#N|", tail: "\nExamples:\n|x|\n|1|\n"),
    WorstCase(
      "linted: scenarios without steps", in: .lint,
      head: String(repeating: "@a ", count: 5000) + "\nFeature: f\n", repeating: "Scenario:\n"),
    WorstCase(
      "linted: rows of a long outline", in: .lint,
      head: outline + String(repeating: "* a\n", count: 3000) + "Examples:\n|a|\n", repeating: "|1|\n"),
    WorstCase(
      "linted: scenarios of one name", in: .lint, head: "Feature: f\n", repeating: "Scenario: s\n* a\n"),
    WorstCase(
      "linted: tags that stand twice", in: .lint, repeating: "@a ", tail: "\nFeature: f\nScenario: s\n* a\n"),
    WorstCase(
      "linted: nearly headings", in: .lint, head: "Feature: f\n", repeating: "Scenaro: a\n",
      tail: "Scenario: s\n* a\n"),
    WorstCase("linted: steps in a paragraph", in: .lint, repeating: "Given <a#N>, when b. "),
  ]
}
