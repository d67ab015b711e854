import Testing

@MainActor @Suite struct ElementStepTests {
  @Test func `what is so is found to be so`() async throws {
    let text = """
      Then Buy is enabled
      And Sell is disabled
      And Gift is selected
      And Sell is not selected
      And Gift is on
      And Sell is off
      And Ask is not loading
      And Amount is empty
      And Basket is shown
      And "Car" is not shown
      And Price reads "—"
      And Apple shows "€ 5"
      And Apple shows "5 left"
      And Amount is marked "€"
      And Amount is not marked "$"
      And I see "Open all day"
      And I do not see "NaN"
      And the title is "Shop"
      And the screen is titled "Shop"
      And "Shop" is the title
      And "Shop" is the screen's title
      And I am on "Shop"
      And the subtitle is "Open all day"
      And "Open all day" is the subtitle
      And "Open all day" is the screen's subtitle
      And the dialog is closed
      When I tap Colour
      Then the dialog "Choose colour" is open
      """

    #expect(try await problems(in: text) == "")
  }

  @Test(arguments: [
    (
      "Buy is disabled", "'Buy 1 item' is not disabled", "button 'Buy 1 item', disabled",
      "button \"Buy 1 item\""
    ),
    ("Sell is enabled", "'Sell' is not enabled", "button 'Sell', enabled", "button \"Sell\" [disabled]"),
    ("Sell is selected", "'Sell' is not selected", "button 'Sell', selected", "button \"Sell\" [disabled]"),
    (
      "Gift is not selected", "'Gift' is selected", "switch 'Gift', not selected",
      "switch \"Gift\" [selected, checked]"
    ),
    ("Gift is off", "'Gift' is not off", "switch 'Gift', off", "switch \"Gift\" [selected, checked]"),
    ("Ask is on", "'Ask' is not on", "button 'Ask', on", "button \"Ask\""),
    ("Ask is loading", "'Ask' is not loading", "button 'Ask', loading", "button \"Ask\""),
    ("Price is empty", "'Price' is not empty", "text 'Price', empty", "text \"Price\": \"—\""),
    (
      "Amount is marked \"$\"", "'Amount' is not marked '$'", "textbox 'Amount', marked '$'",
      "textbox \"Amount\": \"\" (€)"
    ),
    (
      "Amount is not marked \"€\"", "'Amount' is marked '€'", "textbox 'Amount', not marked '€'",
      "textbox \"Amount\": \"\" (€)"
    ),
    ("Price is not shown", "'Price' is shown", "no element 'Price'", "text \"Price\": \"—\""),
    ("Colour reads \"Blue\"", "'Colour' does not read 'Blue'", "Blue", "Red"),
    ("Apple shows \"6 left\"", "'Apple' does not show '6 left'", "6 left", "€ 5 · Stock · 5 left"),
    ("I do not see \"left\"", "'left' is to be seen", "no text with 'left'", "5 left"),
    ("the title is \"Shops\"", "the title is not 'Shops'", "Shops", "Shop"),
    ("the subtitle is \"Closed\"", "the subtitle is not 'Closed'", "Closed", "Open all day"),
    ("the dialog \"Pay\" is open", "the open dialog is not 'Pay'", "Pay", "none"),
  ])
  func `what is not so is said`(
    _ step: String, _ message: String, _ expected: String, _ actual: String
  ) async throws {
    let text = try await problems(in: "Then \(step)")

    #expect(text == "\(message)\nexpected: \(expected)\nactual: \(actual)")
  }

  @Test func `a value where there is none`() async throws {
    #expect(
      try await problems(in: "Then Sell reads \"5\"") == """
        'Sell' does not read '5'
        expected: 5
        actual: nothing
        note: button 'Sell' holds no value of its own
        """)
  }

  @Test func `a text that is not to be seen`() async throws {
    #expect(
      try await problems(in: "Then I see \"all day\"") == """
        'all day' is not to be seen
        expected: all day
        actual: the screen 'Shop' without it
        note: it is only a part of 'Open all day'; write the whole text
        """)
    #expect(
      try await problems(in: "Then I see \"Open all dry\"") == """
        'Open all dry' is not to be seen
        expected: Open all dry
        actual: the screen 'Shop' without it
        note: nearest is 'Open all day'
        """)
  }

  @Test func `a dialog that is open`() async throws {
    #expect(
      try await problems(in: "When I tap Colour, then no dialog is open") == """
        the open dialog is there
        expected: none
        actual: Choose colour
        """)
  }
}
