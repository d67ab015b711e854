import AppCore
import Foundation
import ScenarioRunner
import Testing

extension PageTests {
  @Test func `a failed step has the screen before and after, with the chart and its line`() async throws {
    let browser = try browser
    try await browser.open(MadeReport.shop.page())
    #expect(
      try await browser.texts(".scenario[open] figcaption") == [
        "Before after “When I open the chart”", "After, where it failed dashed: changed since",
      ])
    #expect(try await browser.texts(".s-chart .at") == ["line at 1,460", "line at 1,430"])
    let heights: [Double] = try await browser.value(
      "[...document.querySelectorAll('.limit')].map((one) => Number(one.getAttribute('y1')))")
    #expect(heights == [40, 70])
    #expect(
      try await browser.value(
        "document.querySelector('.curve').getAttribute('points').split(' ').length") == 30)
    #expect(try await browser.value("document.querySelectorAll('.picture .changed').length") == 1)
  }

  @Test func `each step shows the screen as it was after it`() async throws {
    let browser = try browser
    try await browser.open(MadeReport.shop.page())
    try await browser.click("#s1 > summary")
    #expect(try await browser.texts("#s1 .s-field .s-value") == ["50"])
    try await browser.click("#s1 button.line")
    #expect(try await browser.texts("#s1 figcaption") == ["After “When I open the shop”"])
    #expect(try await browser.texts("#s1 .s-field .s-value") == [""])
    #expect(try await browser.texts("#s1 .disabled") == ["Next"])
    try await browser.press("ArrowDown")
    #expect(try await browser.texts("#s1 .s-field .s-value") == ["50"])
    #expect(try await browser.texts("#s1 [aria-pressed=true]") == ["✓ passed: When I type 5 0"])
  }

  @Test func `every role is drawn and said in words`() async throws {
    let browser = try browser
    let report = MadeReport(cases: [
      .init(name: "All", steps: [.init(text: "I look", status: .failed, screen: MadeReport.everyRole)])
    ])
    try await browser.open(report.page())
    #expect(browser.complaints == [])
    #expect(try await browser.texts(".s-sheet .s-heading, .s-sheet .s-button") == ["A dialog", "Close"])
    let drawn = try await browser.texts(".s-covered").joined()
    let words: String = try await browser.value("document.querySelector('.picture .unseen').textContent")
    for element in MadeReport.everyRole.elements.dropLast() {
      let name = [Role.list, .listbox].contains(element.role) ? element.children[0].label : element.label
      #expect(drawn.contains(name))
    }
    #expect(words.contains("dialog A dialog"))
    #expect(words.contains("button Close"))
  }

  @Test func `an app that is dark is drawn dark, whatever the page is`() async throws {
    let browser = try browser
    let report = MadeReport(cases: [
      .init(
        name: "Night",
        steps: [
          .init(text: "day", screen: MadeReport.amount("")),
          .init(text: "night", status: .failed, screen: MadeReport.amount("", appearance: .dark)),
        ])
    ])
    try await browser.open(report.page())
    let colours = """
      [...document.querySelectorAll('.screen')].map((one) => getComputedStyle(one).backgroundColor)
      """
    for scheme in ["light", "dark"] {
      try await browser.show(scheme: scheme)
      #expect(try await browser.value(colours) == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"])
    }
  }

  @Test func `attachments are shown, and only harmless addresses are links`() async throws {
    let browser = try browser
    let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"></svg>"
    let report = MadeReport(cases: [
      .init(
        name: "Attached",
        steps: [
          .init(
            text: "I attach", status: .failed,
            attachments: [
              RunAttachment(.text("a line of log"), mediaType: RunAttachment.logMediaType),
              RunAttachment(
                .text("https://example.org/a\njavascript:alert(1)"), mediaType: RunAttachment.linkMediaType),
              RunAttachment(.bytes(Array(picture.utf8)), mediaType: "image/svg+xml", fileName: "dot.svg"),
              RunAttachment(.text("plain words"), mediaType: "text/plain"),
              RunAttachment(.bytes([1, 2, 3]), mediaType: "application/zip", fileName: "all.zip"),
              RunAttachment(.file("out/a.log"), mediaType: "text/plain", fileName: "50% #1.log"),
              RunAttachment(.file("javascript:alert(1)"), mediaType: "text/plain"),
            ])
        ])
    ])
    try await browser.open(report.page())
    #expect(try await browser.texts(".under > pre") == ["a line of log"])
    #expect(
      try await browser.texts(".attachment a") == ["https://example.org/a", "Save all.zip", "50% #1.log"])
    #expect(
      try await browser.value("[...document.querySelectorAll('.attachment a')].at(-1).getAttribute('href')")
        == "./page.html.files/50%25%20%231.log")
    #expect(try await browser.value("document.querySelector('.attachment img').naturalWidth") == 8)
    #expect(try await browser.texts(".attachment pre") == ["plain words"])
    #expect(browser.complaints == [])
  }
}
