import Testing

@testable import CucumberExpressions

struct ExpressionErrorTests {
  private static let registry = ParameterTypeRegistry()

  private func error(_ source: String) -> ExpressionError? {
    #expect(throws: ExpressionError.self) { try StepExpression(source, registry: Self.registry) }
  }

  @Test func `a problem is pointed at below the expression`() {
    #expect(
      error("three (brown)/black mice")?.description == """
        This Cucumber Expression has a problem at column 7:

        three (brown)/black mice
              ^-----^
        An alternative may not exclusively contain optionals.
        If you did not mean to use an optional you can use '\\(' to escape the '('
        """)
  }

  @Test func `an undefined parameter type offers the nearest name in a note`() {
    let error = error("I have {itn} cukes")
    #expect(
      error?.description == """
        This Cucumber Expression has a problem at column 8:

        I have {itn} cukes
               ^---^
        Undefined parameter type 'itn'.
        Please register a ParameterType for 'itn'
        """)
    #expect(error?.note == nil)
    #expect(self.error("I have {strng}")?.note == "nearest is '{string}'")
    #expect(self.error("{nothing like it}")?.note == nil)
    #expect(self.error("(")?.note == nil)
  }

  @Test(arguments: [
    (
      "^(a$",
      "'^(a$' is not a regular expression: a group is not closed or not opened; write '\\(' or '\\)' for a parenthesis"
    ),
    (
      "^a)$",
      "'^a)$' is not a regular expression: a group is not closed or not opened; write '\\(' or '\\)' for a parenthesis"
    ),
    ("^[a$", "'^[a$' is not a regular expression: a character set is not closed; write '\\[' for a bracket"),
    (
      "^*$",
      "'^*$' is not a regular expression: a quantifier has nothing to repeat; write '\\*', '\\+' or '\\?' for the character"
    ),
    (
      "^a**$",
      "'^a**$' is not a regular expression: a quantifier has nothing to repeat; write '\\*', '\\+' or '\\?' for the character"
    ),
    ("^[z-a]$", "'^[z-a]$' is not a regular expression: a range runs backwards; put the smaller end first"),
    ("^a{3,1}$", "'^a{3,1}$' is not a regular expression: a range runs backwards; put the smaller end first"),
    ("^a\\", "'^a\\' is not a regular expression: a backslash ends it; write '\\\\' for a backslash"),
    ("^(?<=a$", "'^(?<=a$' is not a regular expression: the system's regular expressions do not accept it"),
  ])
  func `a pattern that is no regular expression says why`(source: String, message: String) {
    #expect(error(source)?.description == message)
  }

  @Test func `the other messages say what is wrong and what to do`() {
    let messages: [(ExpressionError, String)] = [
      (
        .illegalParameterTypeName("a/b"),
        "the parameter type name 'a/b' holds a reserved character; use none of { } ( ) [ ] \\ / $ . | ? * +"
      ),
      (.duplicateParameterType("int"), "a parameter type {int} is already defined; choose another name"),
      (
        .duplicateParameterType(""),
        "the anonymous parameter type {} is already defined; give the new one a name"
      ),
      (.parameterTypeWithoutPattern("x"), "the parameter type {x} has no pattern; give it at least one"),
      (
        .duplicatePreference(pattern: "a", first: "x", second: "y"),
        "both {x} and {y} are preferred for the pattern 'a'; prefer only one of them"
      ),
      (
        .endlessPattern("(a+)+(?<=b)"),
        "'(a+)+(?<=b)' was given up after ten million steps; "
          + "write it without a repetition of what is repeated itself, such as '(a+)+'"
      ),
      (
        .ambiguousGroup(pattern: "a", expression: "^(a)$", parameterTypes: ["x", "y"]),
        "the group '(a)' of '^(a)$' fits {x}, {y}; prefer one of them, "
          + "or write a Cucumber Expression that names it"
      ),
      (
        .valueOutOfRange(text: "300", parameterType: "byte", allowed: "whole numbers from -128 to 127"),
        "'300' does not fit {byte}, which holds whole numbers from -128 to 127"
      ),
    ]
    for (error, message) in messages { #expect(error.description == message) }
  }
}
