import Foundation
import Testing

@testable import Reporters

/// The page in a browser: what a person sees and hears of a run, and what the mouse and the keys do.
@Suite(
  .serialized, BrowserTrait(),
  .enabled(if: BrowserLocation.program != nil, "there is no Chromium; install the package 'chromium'"))
struct PageTests {
  /// The browser of the suite.
  var browser: Browser {
    get throws { try #require(BrowserTrait.browser) }
  }

  @Test func `a page opens from disk, asks for nothing else and complains of nothing`() async throws {
    let browser = try browser
    try await browser.open(MadeReport.shop.page())
    let requests = try browser.requests
    #expect(requests.count == 1)
    #expect(requests.allSatisfy { $0.hasPrefix("file://") })
    #expect(browser.complaints == [])
    #expect(try await browser.value("document.title") == "✗ 1 of 3 scenarios did not pass – Rehearsal")
  }

  @Test func `the brief with its verdicts comes first, then the features`() async throws {
    let browser = try browser
    try await browser.open(MadeReport.shop.page())
    #expect(try await browser.texts("h1") == ["✗ 1 of 3 scenarios did not pass"])
    #expect(try await browser.texts("main h2") == ["The shop", "Scenarios of shop"])
    #expect(
      try await browser.texts(".requirement > .row, .requirement summary") == [
        "✓ SHP-01 Next waits for an amount. passed 1 mapped · 1 ran · 1 passed",
        "✗ SHP-02 The line is the limit. failed 1 mapped · 1 ran · 0 passed",
        "– SHP-03 Nobody shows this. not covered",
      ])
    #expect(try await browser.texts(".feature > summary h3") == ["buying.feature", "leaving.feature"])
  }

  @Test func `what failed is open and the rest is closed`() async throws {
    let browser = try browser
    try await browser.open(MadeReport.shop.page())
    #expect(try await browser.texts(".feature[open] > summary h3") == ["buying.feature"])
    #expect(try await browser.texts(".scenario[open] h4") == ["Dragging sets the limit"])
    #expect(try await browser.texts(".failure .message") == ["'Next' is not enabled"])
    #expect(try await browser.texts(".requirement details[open] .evidence a") == ["Dragging sets the limit"])
  }

  @Test func `a line of the brief leads to its scenarios`() async throws {
    let browser = try browser
    try await browser.open(MadeReport.shop.page())
    try await browser.click(".requirement summary")
    try await browser.click(".evidence a")
    #expect(
      try await browser.texts(".scenario[open] h4") == ["Typing opens Next", "Dragging sets the limit"])
    #expect(try await browser.value("document.activeElement.parentElement.id") == "s1")
  }

  @Test func `a run that was cut short opens and says so`() async throws {
    let browser = try browser
    let page = MadeReport.shop.page(upTo: 2)
    try await browser.open(page)
    #expect(try await browser.texts("h1") == ["✗ 1 of 3 scenarios did not pass"])
    let notice = try await browser.texts(".notice").joined()
    #expect(notice.hasPrefix("The run was cut short. This page holds what was written until then: 2 of 3"))
    // In the middle of the last scenario's data.
    let cut = try #require(page.range(of: "I drag the line"))
    try await browser.open(String(page[..<cut.lowerBound]))
    #expect(try await browser.texts("h1") == ["○ 2 of 3 scenarios did not run"])
    #expect(try await browser.texts(".notice").first?.contains("1 of 3 scenarios") == true)
    #expect(browser.complaints == [])
  }

  @Test func `a page that lacks only its end says that it was cut off, not that nothing is missing`()
    async throws
  {
    let browser = try browser
    var report = MadeReport.shop
    try await browser.open(report.page(upTo: 3))
    #expect(try await browser.texts("h1") == ["✗ 1 of 3 scenarios did not pass"])
    let notice = try await browser.texts(".notice").joined()
    #expect(notice.hasPrefix("The report was cut off before its end. It holds all 3 scenarios."), "\(notice)")
    report.cases.remove(at: 1)
    try await browser.open(report.page(upTo: 2))
    #expect(try await browser.texts("h1") == ["○ The report was cut off before its end"])
    report.cases.removeLast()
    try await browser.open(report.page(upTo: 0))
    #expect(try await browser.texts("h1") == ["○ The scenario did not run"])
  }

  @Test func `without scripts the run stands there as lines`() async throws {
    let browser = try browser
    try await browser.allowScripts(false)
    try await browser.open(MadeReport.shop.page())
    let lines = try await browser.texts("noscript p, noscript h2")
    try await browser.allowScripts(true)
    #expect(lines.contains("✓ passed: Typing opens Next (Scenarios/shop/buying.feature:10:3)"))
    #expect(lines.contains("failed: SHP-02 The line is the limit."))
    #expect(lines.contains { $0.contains("'Next' is not enabled") })
  }
}
