import Testing

@MainActor @Suite struct ActionStepTests {
  @Test func `what a person does is done`() async throws {
    let text = """
      Given I open the app
      When I type 1 2 . 3
      Then Amount reads "12.3"
      When I type 11
      Then Amount reads "12.311"
      When I enter "7" into Amount
      And I paste "8" into "amount"
      Then Amount reads "8"
      When I tap Colour
      And I choose Blue
      Then Colour reads "Blue"
      When I choose Red from Colour
      Then Colour reads "Red"
      When I tap Colour
      And I close the dialog
      Then no dialog is open
      When I drag Chart to 3
      Then Chart reads "3"
      When I drag Chart to 1,000 and back to 9.5
      Then Chart reads "9.5"
      When I scroll Basket to the end
      Then Basket lists 3 items
      When I pull Basket down
      Then Basket is empty
      When I try to tap Sell
      Then the title is "Shop"
      When I tap "Buy 1 item" twice
      Then the title is "Thanks"
      When I go back
      And I double-tap Buy
      Then the title is "Thanks"
      """

    #expect(try await problems(in: text) == "")
  }

  @Test func `without a keypad keys go into the only textbox`() async throws {
    let text = "When I type 5 0, then Amount reads \"50\", when I type Delete 7, then Amount reads \"57\""

    #expect(try await problems(in: text, hasKeypad: false) == "")
  }

  @Test func `a key that the keypad does not have`() async throws {
    #expect(
      try await problems(in: "When I type 1 9") == """
        the keypad has no key '9'
        expected: a key '9'
        actual: the keys 1 2 3 .
        """)
  }

  @Test func `keys where nothing takes them`() async throws {
    #expect(
      try await problems(in: "When I tap Buy, when I type 1", hasKeypad: false) == """
        'Thanks' has no keypad to type on
        expected: a keypad, or a single textbox
        actual: no textbox
        """)
  }

  @Test func `a tap on what is disabled`() async throws {
    #expect(
      try await problems(in: "When I tap Sell") == """
        'Sell' is disabled, so it cannot be used
        expected: button 'Sell', enabled
        actual: button "Sell" [disabled]
        note: to show that nothing happens, write 'I try to tap "Sell"'
        """)
  }

  @Test func `a tap on what cannot be tapped`() async throws {
    #expect(
      try await problems(in: "When I tap Price") == """
        text 'Price' cannot be tapped
        expected: one of: button, listitem, option, switch, tab
        actual: text "Price": "—"
        """)
  }

  @Test func `a tap that the app does not take`() async throws {
    #expect(try await problems(in: "When I tap Gift") == "the app does not take 'tap' on switch 'Gift'")
  }

  @Test func `a tap on what is not there`() async throws {
    #expect(
      try await problems(in: "When I tap \"Sel\"") == """
        the screen has no element 'Sel'
        expected: an element 'Sel'
        actual: 'Shop' with textbox 'Amount', button 'Colour', button 'Ask', button 'Stray', text 'Price', \
        button 'Buy 1 item', button 'Sell', switch 'Gift', status 'Note', status 'Note', list 'Basket', \
        listitem 'Apple', text 'Stock', listitem 'Pear', text 'Stock', slider 'Chart', keys 1 2 3 .
        note: nearest is 'Sell'
        """)
  }

  @Test func `a label in quotes is the whole label`() async throws {
    #expect(try await problems(in: "When I tap \"Buy\"").hasPrefix("the screen has no element 'Buy'\n"))
  }

  @Test func `a tap behind a dialog`() async throws {
    #expect(
      try await problems(in: "When I tap Colour, when I tap Ask") == """
        the screen has no element 'Ask'
        expected: an element 'Ask'
        actual: 'Shop' with dialog 'Choose colour', option 'Red', option 'Blue', option 'Gold'
        note: the dialog 'Choose colour' covers the rest of the screen
        """)
  }

  @Test func `a label that several elements have`() async throws {
    #expect(
      try await problems(in: "Then Note is enabled") == """
        the screen has 2 elements 'Note'
        expected: one element 'Note'
        actual: status 'Note', status 'Note'
        note: write the whole label in quotes; labels that are the same have to be told apart by the app
        """)
  }

  @Test func `a choice that there is not`() async throws {
    #expect(
      try await problems(in: "When I choose Green from Colour") == """
        there is no option 'Green' to choose
        expected: an option 'Green'
        actual: the options 'Red', 'Blue', 'Gold'
        """)
    #expect(
      try await problems(in: "When I choose Red") == """
        there is no option 'Red' to choose
        expected: an option 'Red'
        actual: no options
        note: open what holds the options first
        """)
    #expect(
      try await problems(in: "When I choose Gold from Colour").hasPrefix(
        "'Gold' is disabled, so it cannot be used"))
  }

  @Test func `a way back or out that there is not`() async throws {
    #expect(try await problems(in: "When I go back") == "there is no screen to go back to from 'Shop'")
    #expect(try await problems(in: "When I close the dialog") == "no dialog is open")
  }

  @Test func `dragging what does not slide`() async throws {
    #expect(
      try await problems(in: "When I drag Price to 5") == """
        text 'Price' cannot be dragged
        expected: one of: slider
        actual: text "Price": "—"
        """)
  }
}
