import AppCore
import Testing

struct ScreenLookupTests {
  let screen = Screen(
    title: "Set amount", subtitle: "Your BTC purchase",
    elements: [
      Element(.button, id: "asset", label: "Asset", value: "BTC"),
      Element(
        .list, id: "list", label: "Details", children: [Element(.listitem, id: "item", label: "Amount")]),
      Element(.textbox, id: "amount", label: "Amount", value: "50"),
      Element(.button, id: "next", label: "Next", description: "to the limit"),
    ])

  private var covered: Screen {
    var screen = screen
    let option = Element(.option, id: "btc", label: "BTC", value: "0.051")
    screen.elements.append(Element(.dialog, id: "dialog", label: "Choose asset", children: [option]))
    return screen
  }

  @Test func `elements are seen in reading order, those inside others too`() {
    #expect(screen.visibleElements.map(\.id) == ["asset", "list", "item", "amount", "next"])
    #expect(screen.element(id: "item")?.label == "Amount")
    #expect(screen.element(id: "none") == nil)
    #expect(screen.elements(labelled: "Amount").map(\.id) == ["item", "amount"])
  }

  @Test func `an open dialog covers the rest`() {
    #expect(covered.openDialog?.id == "dialog")
    #expect(covered.visibleElements.map(\.id) == ["dialog", "btc"])
    #expect(covered.element(id: "next") == nil)
    #expect(covered.visibleTexts == ["Choose asset", "BTC", "0.051"])
  }

  @Test func `the text to be seen begins with title and subtitle`() {
    #expect(
      screen.visibleTexts == [
        "Set amount", "Your BTC purchase", "Asset", "BTC", "Details", "Amount", "Amount", "50", "Next",
        "to the limit",
      ])
  }

  @Test func `a label is found as written, or whatever its capitals where none is as written`() throws {
    #expect(try screen.element(labelled: "Next").id == "next")
    #expect(try screen.element(labelled: "NEXT").id == "next")
    #expect(try screen.element(labelled: "Amount", role: .textbox).id == "amount")
    var both = screen
    both.elements.append(Element(.button, id: "other", label: "next"))
    #expect(try both.element(labelled: "next").id == "other")
    #expect(
      throws: ScreenError.ambiguous(label: "NEXT", role: nil, found: [screen.elements[3], both.elements[4]])
    ) {
      try both.element(labelled: "NEXT")
    }
  }

  @Test func `a label that is not there is answered with those that are`() {
    let error = #expect(throws: ScreenError.self) { try covered.element(labelled: "Next") }
    #expect(
      error?.description
        == "the screen has no element 'Next'; it has dialog 'Choose asset', option 'BTC'")
    let button = #expect(throws: ScreenError.self) { try covered.element(labelled: "BTC", role: .button) }
    #expect(
      button?.description == "the screen has no button 'BTC'; it has dialog 'Choose asset', option 'BTC'")
    let empty = #expect(throws: ScreenError.self) {
      try Screen(title: "Empty", elements: []).element(labelled: "Next")
    }
    #expect(empty?.description == "the screen has no element 'Next'; it has no elements")
  }

  @Test func `a label that several have is answered with those several`() {
    let error = #expect(throws: ScreenError.self) { try screen.element(labelled: "Amount") }
    #expect(
      error?.description
        == "the screen has 2 elements 'Amount': listitem item, textbox amount; name the role, "
        + "or give them labels of their own")
  }
}
