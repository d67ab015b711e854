import Testing

@testable import ScenarioRunner

struct NearestStepTests {
  private let expressions = [
    "I type {keys}", "{element} is enabled", "{element} is disabled", "balance {asset} {decimal}",
    "I drag the limit line to {amount}", "I see {string}", "{int} seconds pass", "{word} {word}",
  ]

  @Test(
    arguments: [
      ("I drag the line to 1,200", "I drag the limit line to {amount}"),
      ("I tpye 5 0", "I type {keys}"),
      ("Next is enabeld", "{element} is enabled"),
      ("\"Place the order\" is disable", "{element} is disabled"),
      ("balance of ETH 0.051", "balance {asset} {decimal}"),
      ("I sse \"Your BTC purchase\"", "I see {string}"),
      ("60 second pass", "{int} seconds pass"),
      ("the moon is full tonight", nil),
      ("hello world", nil),
      ("", nil),
    ] as [(String, String?)])
  func `the nearest step`(text: String, nearest: String?) {
    #expect(NearestStep.index(for: text, in: expressions).map { expressions[$0] } == nearest)
  }

  @Test func `of several that are as near the first is taken`() {
    #expect(NearestStep.index(for: "I eat {int}", in: ["I eat pears", "I eat plums"]) == 0)
  }

  @Test func `without steps nothing is near`() {
    #expect(NearestStep.index(for: "I wait", in: []) == nil)
  }
}
