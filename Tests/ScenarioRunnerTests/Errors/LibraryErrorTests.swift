import CucumberExpressions
import ScenarioRunner
import Testing

@MainActor struct LibraryErrorTests {
  let here = "ScenarioRunnerTests/LibraryErrorTests.swift"

  /// What is said of a library; nothing where it is fine.
  private func said(_ library: StepLibrary<CounterWorld>) -> [String] {
    do {
      _ = try BoundLibrary(name: "counter", library: library) { _ in CounterWorld() }
      return []
    } catch {
      return error.errors.map(\.description)
    }
  }

  @Test func `too few arguments`() {
    let line = #line + 2
    let errors = said(
      StepLibrary { Given("{int} apples and {int} pears") { (_, _: Int) in } })
    #expect(
      errors == [
        """
        \(here):\(line): error: '{int} apples and {int} pears' has 2 parameters, but its code takes 1 (Int)
        note: give the code one argument for each parameter, in order, behind the world
        """
      ])
  }

  @Test func `too many arguments, and the rows of a table are none of them`() {
    let line = #line + 3
    let errors = said(
      StepLibrary {
        Given("{int} apples") { (_, _: Int, _: String, _: DataTable) in }
        Given("apples") { (_, _: [CounterWorld.Row]) in }
        Given("pears") { (_, _: Int) in }
      })
    #expect(
      errors == [
        """
        \(here):\(line): error: '{int} apples' has 1 parameter, but its code takes 2 (Int, String)
        note: give the code one argument for each parameter, in order, behind the world
        """,
        """
        \(here):\(line + 2): error: 'pears' has 0 parameters, but its code takes 1 (Int)
        note: give the code one argument for each parameter, in order, behind the world
        """,
      ])
  }

  @Test func `another type`() {
    let line = #line + 3
    let errors = said(
      StepLibrary {
        Given("{word} has {int} apples") { (_, _: String, _: String) in }
        Given("{word} has {int} pears") { (_, _: Double, _: Int) in }
      })
    #expect(
      errors == [
        """
        \(here):\(line): error: parameter 2 of '{word} has {int} apples' is Int, but its code takes String
        note: write 'Int' in the code, or use a parameter type that gives String
        """,
        """
        \(here):\(line + 1): error: parameter 1 of '{word} has {int} pears' is String, but its code takes Double
        note: write 'String' in the code, or use a parameter type that gives Double
        """,
      ])
  }

  @Test func `a group that can be left out is an optional`() {
    let line = #line + 3
    let errors = said(
      StepLibrary {
        Given(#"^an apple( again)?$"#) { (_, _: String) in }
        Given(#"^(-?\d+)? apples$"#) { (_, _: Int) in }
      })
    #expect(
      errors == [
        """
        \(here):\(line): error: parameter 1 of '^an apple( again)?$' is String?, but its code takes String
        note: write 'String?' in the code, or use a parameter type that gives String
        """,
        #"""
        \#(here):\#(line + 1): error: parameter 1 of '^(-?\d+)? apples$' is Int?, but its code takes Int
        note: write 'Int?' in the code, or use a parameter type that gives Int
        """#,
      ])
  }

  @Test func `tables and doc strings come last and once`() {
    let line = #line + 3
    let errors = said(
      StepLibrary {
        Given("{int} apples") { (_, _: DataTable, _: Int) in }
        Given("pears") { (_, _: DataTable, _: [CounterWorld.Row]) in }
        Given("plums") { (_, _: DocString, _: DocString) in }
      })
    #expect(
      errors == [
        """
        \(here):\(line): error: the code of '{int} apples' takes DataTable, Int
        note: a table and a doc string come last, one of each at most
        """,
        """
        \(here):\(line + 1): error: the code of 'pears' takes DataTable, [Row]
        note: a table and a doc string come last, one of each at most
        """,
        """
        \(here):\(line + 2): error: the code of 'plums' takes DocString, DocString
        note: a table and a doc string come last, one of each at most
        """,
      ])
  }

  @Test func `a step without an expression`() {
    let line = #line + 1
    let errors = said(StepLibrary { Given { (_: CounterWorld) in } })
    #expect(
      errors == [
        """
        \(here):\(line): error: the step has no expression, so no text can match it
        note: write the text that it stands for in front of its code
        """
      ])
  }

  @Test func `a malformed expression`() {
    let line = #line + 1
    let errors = said(StepLibrary { Given("{int apples") { _ in } })
    #expect(
      errors == [
        """
        \(here):\(line): error: This Cucumber Expression has a problem at column 1:

        {int apples
        ^
        The '{' does not have a matching '}'.
        If you did not intend to use a parameter you can use '\\{' to escape the a parameter
        """
      ])
  }

  @Test func `an unknown parameter type, with the nearest one`() {
    let line = #line + 1
    let errors = said(StepLibrary { Given("{imt} apples") { (_, _: Int) in } })
    #expect(
      errors == [
        """
        \(here):\(line): error: This Cucumber Expression has a problem at column 1:

        {imt} apples
        ^---^
        Undefined parameter type 'imt'.
        Please register a ParameterType for 'imt'
        note: nearest is '{int}'
        """
      ])
  }

  @Test func `a malformed regular expression`() {
    let line = #line + 1
    let errors = said(StepLibrary { Given("^an (apple$") { _ in } })
    #expect(
      errors == [
        """
        \(here):\(line): error: '^an (apple$' is not a regular expression: a group is not closed or not \
        opened; write '\\(' or '\\)' for a parenthesis
        """
      ])
  }

  @Test func `a malformed tag expression of a hook`() {
    let line = #line + 3
    let errors = said(
      StepLibrary {
        Before(tags: "@slow @late") { _, _ in }
        After(tags: "not") { _, _ in }
      })
    #expect(
      errors == [
        """
        \(here):\(line): error: Tag expression "@slow @late" could not be parsed because of syntax error: \
        Expected operator.
        note: write 'and' or 'or' between two tags, as in '@a and not @b'
        """,
        """
        \(here):\(line + 1): error: Tag expression "not" could not be parsed because of syntax error: \
        Expected operand.
        note: write a tag before and behind 'and' and 'or', and behind 'not'
        """,
      ])
  }

  @Test func `a parameter type defined twice, or over a built-in one`() {
    let line = #line + 3
    let errors = said(
      StepLibrary {
        Parameter("fruit", matching: "apple|pear") { $0 }
        Parameter("fruit", matching: "plum") { $0 }
        Parameter("int", matching: "one|two") { $0 }
      })
    #expect(
      errors == [
        """
        \(here):\(line + 1): error: a parameter type {fruit} is already defined; choose another name
        note: the first is at \(here):\(line)
        """,
        """
        \(here):\(line + 2): error: a parameter type {int} is already defined; choose another name
        note: it is built in
        """,
      ])
  }

  @Test func `a malformed parameter type`() {
    let line = #line + 1
    let errors = said(StepLibrary { Parameter("fruit", matching: "(apple") { $0 } })
    #expect(
      errors == [
        """
        \(here):\(line): error: '(apple' is not a regular expression: a group is not closed or not opened; \
        write '\\(' or '\\)' for a parenthesis
        """
      ])
  }

  @Test func `everything that is wrong is said at once, one below the other`() {
    let library = StepLibrary<CounterWorld> {
      Given("{int} apples") { _ in }
      Given("{int} pears") { (_, _: Int) in }
      After(tags: ")") { _, _ in }
      Given("{int} plums", "{word} plums") { (_, _: Int) in }
    }
    let error = #expect(throws: LibraryErrors.self) {
      try BoundLibrary(name: "counter", library: library) { _ in CounterWorld() }
    }
    #expect(error?.errors.count == 3)
    #expect(error?.description == error?.errors.map(\.description).joined(separator: "\n"))
    let problems = error?.errors.map(\.problem) ?? []
    #expect(problems.first == .count("{int} apples", given: 1, taken: []))
    #expect(
      problems.dropFirst().first
        == .type("{word} plums", position: 1, given: "String", taken: "Int"))
  }
}
