import ScenarioRunner
import Testing

struct TagExpressionErrorTests {
  @Test(arguments: [
    ("@a @b", "Expected operator", "write 'and' or 'or' between two tags, as in '@a and not @b'"),
    ("@a and", "Expected operand", "write a tag before and behind 'and' and 'or', and behind 'not'"),
    ("()", "Expected operand", "write a tag before and behind 'and' and 'or', and behind 'not'"),
    ("(@a", "Unmatched (", "close each '(' with a ')', or write '\\(' for a parenthesis in a tag"),
    ("(", "Unmatched (", "close each '(' with a ')', or write '\\(' for a parenthesis in a tag"),
    ("@a)", "Unmatched )", "open each ')' with a '(', or write '\\)' for a parenthesis in a tag"),
    (
      "\\y", "Illegal escape before \"y\"",
      "a backslash belongs before '(', ')', '\\' and white space only; write '\\\\' for a backslash"
    ),
    (
      "@a\\", "Illegal escape at the end",
      "a backslash belongs before '(', ')', '\\' and white space only; write '\\\\' for a backslash"
    ),
  ])
  func `an error says what is wrong and how to put it right`(text: String, problem: String, note: String) {
    let error = #expect(throws: TagExpressionError.self) { try TagExpression(parsing: text) }
    #expect(
      error?.description
        == "Tag expression \"\(text)\" could not be parsed because of syntax error: \(problem).")
    #expect(error?.note == note)
  }
}
