import Testing

extension PageTests {
  private func find(_ text: String, in browser: Browser) async throws {
    try await browser.press("/")
    for character in text { try await browser.press(String(character)) }
  }

  @Test func `the mouse narrows the page by status`() async throws {
    let browser = try browser
    try await browser.open(MadeReport.shop.page())
    #expect(try await browser.texts("#count") == ["3 scenarios"])
    try await browser.click("[data-status=passed]")
    #expect(try await browser.texts("#count") == ["2 of 3 scenarios shown"])
    #expect(try await browser.texts(".scenario h4") == ["Typing opens Next", "Leaving"])
    #expect(try await browser.texts(".requirement .id") == ["SHP-01"])
    try await browser.click("[data-status=failed]")
    #expect(try await browser.texts("#count") == ["3 of 3 scenarios shown"])
    try await browser.click("#clear")
    #expect(try await browser.texts(".requirement .id") == ["SHP-01", "SHP-02", "SHP-03"])
  }

  @Test func `a click on a tag narrows the page to it`() async throws {
    let browser = try browser
    try await browser.open(MadeReport.shop.page())
    try await browser.click(".scenario[open] .tag")
    #expect(try await browser.value("document.getElementById('tag').value") == "@SHP-02")
    #expect(try await browser.texts(".scenario h4") == ["Dragging sets the limit"])
    #expect(try await browser.texts(".requirement .id") == ["SHP-02"])
    #expect(try await browser.texts(".feature > summary h3") == ["buying.feature"])
  }

  @Test func `text finds steps, and Escape shows everything again`() async throws {
    let browser = try browser
    try await browser.open(MadeReport.shop.page())
    try await find("i LEAVE", in: browser)
    #expect(try await browser.texts("#count") == ["1 of 3 scenarios shown"])
    #expect(try await browser.texts(".scenario h4") == ["Leaving"])
    #expect(try await browser.texts("main h2") == ["Scenarios of shop"])
    try await browser.press("Escape")
    #expect(try await browser.texts("#count") == ["3 scenarios"])
  }

  @Test func `the keys lead from one to the next and open it`() async throws {
    let browser = try browser
    try await browser.open(MadeReport.shop.page())
    let focused = "document.activeElement.innerText.replace(/\\s+/g, ' ').trim()"
    try await browser.press("j")
    #expect(try await browser.value(focused, as: String.self).contains("SHP-01"))
    try await browser.press("j")
    #expect(try await browser.value(focused, as: String.self).contains("SHP-02"))
    try await browser.press("k")
    #expect(try await browser.value(focused, as: String.self).contains("SHP-01"))
    try await browser.press("n")
    #expect(try await browser.value(focused, as: String.self).contains("Dragging sets the limit"))
    try await browser.press("ArrowUp")
    #expect(try await browser.value(focused, as: String.self).contains("Typing opens Next"))
    #expect(
      try await browser.value("getComputedStyle(document.activeElement).outlineStyle") == "solid",
      "the focus can be seen")
    try await browser.press("Enter")
    #expect(
      try await browser.texts(".scenario[open] h4") == ["Typing opens Next", "Dragging sets the limit"])
  }

  @Test func `a question mark shows the keys`() async throws {
    let browser = try browser
    try await browser.open(MadeReport.shop.page())
    try await browser.press("?")
    #expect(try await browser.texts("dialog h2") == ["Keys"])
    try await browser.press("Escape")
    #expect(try await browser.texts("dialog h2") == [])
  }
}
