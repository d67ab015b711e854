import AppCore
import Foundation
import Gherkin
import ScenarioRunner
import Testing

extension PageTests {
  @Test func `the page is light by day and dark by night`() async throws {
    let browser = try browser
    try await browser.open(MadeReport.shop.page())
    let colour = "getComputedStyle(document.body).backgroundColor"
    #expect(try await browser.value(colour) == "rgb(246, 246, 248)")
    try await browser.show(scheme: "dark")
    #expect(try await browser.value(colour) == "rgb(20, 20, 22)")
  }

  @Test func `on paper stand the brief and what failed, and no tools`() async throws {
    let browser = try browser
    try await browser.open(MadeReport.shop.page())
    try await browser.show(scheme: "dark", media: "print")
    #expect(
      try await browser.value("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)")
    #expect(try await browser.texts(".tools input, .tools button") == [])
    #expect(try await browser.texts(".requirement .id") == ["SHP-01", "SHP-02", "SHP-03"])
    #expect(try await browser.texts(".failure .message") == ["'Next' is not enabled"])
    // A4 without its margins; of its width headings have most, and lines of the brief a good part.
    try await browser.resize(width: 680, height: 960)
    for (text, share) in [
      (".feature > summary h3", 0.5), (".scenario > summary h4", 0.5), (".requirement .words", 0.45),
    ] {
      let widths: [Double] = try await browser.value(
        """
        [...document.querySelectorAll("\(text)")].filter((one) => one.getClientRects().length)
          .map((one) => one.closest("span:not([class]), .words").getBoundingClientRect().width
            / document.body.clientWidth)
        """)
      #expect(!widths.isEmpty && widths.allSatisfy { $0 > share }, "\(text) \(widths)")
    }
    // What goes on on the next page must not be a grid, whose parts are drawn over each other there.
    for box in [".features", ".inside", ".attempt", ".steps", ".evidence"] {
      let display: [String] = try await browser.value(
        "[...document.querySelectorAll('\(box)')].map((one) => getComputedStyle(one).display)")
      #expect(!display.isEmpty && display.allSatisfy { $0 == "block" }, "\(box) \(display)")
    }
    let document = try await browser.print()
    #expect(document.starts(with: Array("%PDF".utf8)))
    #expect(document.count > 10_000)
  }

  @Test func `a dry run says that it was one`() async throws {
    let browser = try browser
    var report = MadeReport.shop
    report.isDryRun = true
    try await browser.open(report.page())
    #expect(
      try await browser.texts("h1").map { $0.suffix(60) }
        == ["Dry run: every step of 3 scenarios has code, none was called"])
    #expect(try await browser.texts(".notice") == [])
  }

  @Test func `what is to be pasted stands there once, and a note keeps its lines`() async throws {
    let browser = try browser
    let snippet = "Given(\"a <b> shop\") { world in\n  throw Pending()\n}"
    let place = FilePlace(uri: "Scenarios/shop/new.feature", location: Location(line: 11, column: 5))
    let report = MadeReport(cases: [
      .init(
        name: "New", file: "Scenarios/shop/new.feature",
        steps: [
          .init(
            text: "a <b> shop", status: .undefined, match: .undefined(snippets: [snippet], nearest: nil),
            failure: Failure(
              kind: .undefined, message: "no step matches 'a <b> shop'",
              notes: ["to define it, paste into a step library:\n\(snippet)"], place: place)),
          .init(
            text: "the rows are", status: .failed,
            failure: Failure(
              kind: .expectation, message: "the rows differ", notes: ["there are:\n  one\n  two"],
              place: place)),
        ])
    ])
    try await browser.open(report.page())
    #expect(try await browser.value("document.querySelector('.failure pre.well').innerText") == snippet)
    #expect(try await browser.texts(".failure dt") == ["where", "note", "where"])
    #expect(
      try await browser.value("[...document.querySelectorAll('.failure dd')].map((one) => one.innerText)")
        == [
          "Scenarios/shop/new.feature:11:5", "there are:\n  one\n  two", "Scenarios/shop/new.feature:11:5",
        ])
    #expect(try await browser.value("document.body.innerText.split('throw Pending()').length") == 2)
  }

  @Test func `a narrow window needs no scrolling to the side`() async throws {
    let browser = try browser
    try await browser.open(MadeReport.shop.page())
    for width in [320, 390, 768] {
      try await browser.resize(width: width, height: 800)
      #expect(try await browser.value("document.documentElement.scrollWidth") <= width, "\(width)")
    }
  }

  @Test func `a screen reader finds landmarks, headings and a name for each control`() async throws {
    let browser = try browser
    try await browser.open(MadeReport.shop.page())
    let nodes = try await browser.accessibleNodes()
    func names(_ role: String) -> [String] {
      nodes.filter { $0.role?.value == role }.map { $0.name?.value ?? "" }
    }
    for landmark in ["main", "banner", "search", "navigation"] {
      #expect(names(landmark).count == 1, "\(landmark)")
    }
    #expect(names("navigation") == ["Contents"])
    #expect(names("status").count == 1)
    #expect(names("heading").prefix(3) == ["1 of 3 scenarios did not pass", "The shop", "Scenarios of shop"])
    for role in ["button", "link", "searchbox", "combobox", "DisclosureTriangle"] {
      #expect(!names(role).isEmpty, "\(role)")
      #expect(!names(role).contains(""), "every \(role) has a name")
    }
    #expect(names("DisclosureTriangle").contains { $0.hasPrefix("Dragging sets the limit failed") })
    #expect(names("button").contains("failed: When Next is enabled"))
  }

  @Test func `what a run says is never obeyed`() async throws {
    let browser = try browser
    let evil =
      "</script><script>document.title='caught'</script><!--<script>\u{2028}<img src=x onerror=alert(1)>"
    let report = MadeReport(
      cases: [
        .init(
          name: evil, tags: ["@\(evil)"], file: "\(evil).feature",
          steps: [
            .init(
              text: evil, status: .failed,
              screen: .init(title: evil, elements: [.init(.button, id: .init(evil), label: evil)]))
          ])
      ], extra: MadeReport.ledger([MadeReport.line("SHP-01", evil, "passed", shownBy: [(evil, 10)])]))
    try await browser.open(report.page())
    #expect(try await browser.value("document.title") == "✗ The scenario did not pass – Rehearsal")
    #expect(try await browser.value("document.images.length") == 0)
    #expect(try await browser.texts(".s-title").first?.hasPrefix("</script><script>document.title") == true)
    #expect(try browser.requests.count == 1)
    #expect(browser.complaints == [])
  }

  @Test func `two thousand scenarios with ten thousand pictures stay small and open at once`() async throws {
    let browser = try browser
    let page = MadeReport.large(2_000).page()
    #expect(page.utf8.count < 10_000_000)
    try await browser.open(page)
    #expect(try await browser.texts("#count") == ["2,000 scenarios"])
    #expect(try await browser.texts(".feature").count == 100)
    // What is closed is not made, which is why the page opens at once.
    #expect(
      try await browser.value("document.querySelectorAll('body *:not(script, noscript)').length") < 2_000)
    let milliseconds: Int = try await browser.value("Number(document.documentElement.dataset.ready)")
    print("2,000 scenarios: \(page.utf8.count / 1_000) kB, open after \(milliseconds) ms")
    try await browser.press("/")
    for character in "scenario 1999" { try await browser.press(String(character)) }
    #expect(try await browser.texts(".scenario h4") == ["Scenario 1999"])
    try await browser.click(".scenario:not([hidden]) > summary")
    #expect(try await browser.texts(".s-field .s-value") == ["1999.00"])
  }

  @Test func `where much failed the first are open at once and the others soon, on paper all`() async throws {
    let browser = try browser
    let page = MadeReport.large(300, lastStep: .failed).page()
    try await browser.open(page)
    // Each is made as it opens, so that the number of those that are made tells what was done before the page was shown.
    #expect(try await browser.value("Number(document.documentElement.dataset.opened)") == 30)
    for _ in 0..<10_000 {
      if try await browser.value("'whole' in document.documentElement.dataset") { break }
    }
    #expect(try await browser.value("document.querySelectorAll('.scenario[open] .failure').length") == 300)
    try await browser.open(page)
    #expect(
      try await browser.value(
        "(dispatchEvent(new Event('beforeprint')), document.querySelectorAll('.scenario[open] .failure').length)"
      )
        == 300)
  }
}
