/// The wording of what is wrong with a short text.
extension ParseError {
  static let openDocString = "the doc string is not closed"
  static let closeFence = "end it with the fence that opens it, on a line of its own"
  static let lateTags = "tags stand below the scenario's name or a step"
  static let tagsGoFirst = "put them above the name, or a blank line above them to begin a scenario"
  static let openQuote = "the quote is not closed in its line"
  static let closeQuote = "add the closing \", or write \\\" for a quote that is part of the text"
  static let argumentWithoutStep = "no step stands above the table or doc string"
  static let secondArgument = "the step has a table or doc string of this kind already"
  static let oneOfEachKind = "a step takes one table and one doc string"
  static let noStep = "no step in this paragraph"

  static func strayText(_ text: String) -> String {
    "'\(text)' stands below a table or doc string and begins no step"
  }

  /// How a step begins, with the language's own keywords.
  static func beginAStep(_ dialect: Dialect) -> String {
    let words = [KeywordRole.given, .when, .then].compactMap { role in
      dialect[role].first { $0 != "* " }.map { "'\($0.last == " " ? String($0.dropLast()) : $0)'" }
    }
    return "a step begins with a keyword such as \(words.joined(separator: ", "))"
      + ", at the start of a line or behind a comma, semicolon or full stop"
  }
}

extension ParseNote {
  static let keywordBehindColon =
    "a keyword behind a colon belongs to the scenario's name; begin a new line to make it a step"
}
