import Testing

@MainActor @Suite struct ListStepTests {
  @Test func `lists and charts are compared`() async throws {
    let text = """
      Then Basket lists:
        | fruit | price | in stock |
        | Apple | € 5   | Stock    |
      """
    let right = """
      Then Basket lists 2 items
      And Basket lists:
        | fruit | price |
        | Apple | € 5   |
        | Pear  | € 4   |
      And Basket lists:
        | fruit | price | in stock |
        | Apple | € 5   | 5 left   |
        | Pear  | € 4   | 4 left   |
      And Chart draws 2 points
      And Chart draws:
        | moment     | value |
        | 1970-01-01 | 1     |
        | 86400000   | 9.0   |
      And Chart runs from 0 to 10
      And the line of Chart is at 5
      And the line of Chart is in range
      When I drag Chart to 99
      Then the line of Chart is out of range
      """

    #expect(try await problems(in: right) == "")
    #expect(
      try await problems(in: text) == """
        the items of 'Basket' are not as the table says
        expected: | Apple | € 5 | Stock |
        actual: | Apple | € 5 | 5 left |
        | Pear | € 4 | 4 left |
        """)
  }

  @Test(arguments: [
    ("Basket lists 3 items", "Basket's items is not as expected", "3", "2"),
    ("Chart draws 3 points", "the number of points is not as expected", "3", "2"),
    ("Chart runs from 1 to 10", "the scale of 'Chart' is not as expected", "1 to 10", "0 to 10"),
    ("the line of Chart is at 6", "the line of 'Chart' is not as expected", "6", "5"),
    ("Chart has no line", "the line of 'Chart' is not as expected", "no line", "5"),
    (
      "the line of Chart is out of range", "the line of 'Chart' is not out of range", "a line out of range",
      "a line at 5, in range"
    ),
    ("the line of Basket is at 6", "'Basket' draws no chart", "a chart", "list \"Basket\""),
  ])
  func `what is not so is said`(
    _ step: String, _ message: String, _ expected: String, _ actual: String
  ) async throws {
    let text = try await problems(in: "Then \(step)")

    #expect(text == "\(message)\nexpected: \(expected)\nactual: \(actual)")
  }

  @Test func `points that differ`() async throws {
    let text = """
      Then Chart draws:
        | moment           | value |
        | 1970-01-01 00:01 | 1     |
      """

    #expect(
      try await problems(in: text) == """
        the points of 'Chart' are not as the table says
        expected: | 1970-01-01 00:01:00 | 1 |
        actual: | 1970-01-01 | 1 |
        | 1970-01-02 | 9 |
        """)
  }

  @Test func `a table that is no table of points`() async throws {
    let one = "Then Chart draws:\n  | moment |\n  | 1970-01-01 |"
    let odd = "Then Chart draws:\n  | moment | value |\n  | 1970-13-01 | 5 |"
    let word = "Then Chart draws:\n  | moment | value |\n  | 1970-12-01 | five |"

    #expect(
      try await problems(in: one) == "a point of a chart has two columns: its moment and its value")
    #expect(
      try await problems(in: odd) == """
        '1970-13-01' is not a moment
        note: write it in UTC as 2022-03-31, 2022-03-31 12:30 or in milliseconds since 1970
        """)
    #expect(
      try await problems(in: word) == """
        'five' is not a number
        note: write digits with a point, as in 1,472.56 or 0.051
        """)
  }
}
