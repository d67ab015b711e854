import Testing

@testable import ServiceStubs

struct GeneratedChartsTests {
  private let charts = GeneratedCharts(limit: 2)
  private let key = GeneratedCharts.Key(
    coin: "bitcoin", quote: .init(), range: .init(days: 1, granularity: .daily), precision: .full, now: 0,
    anchor: 0)

  private func tag(of key: GeneratedCharts.Key, _ text: String) -> String {
    charts.content(for: key) { Content(json: text) }.tag
  }

  @Test func `a content is made once while it is kept`() {
    #expect(tag(of: key, "first") == tag(of: key, "second"))
  }

  @Test func `another key has another content`() {
    var later = key
    later.now = 1
    #expect(tag(of: key, "first") != tag(of: later, "second"))
  }

  @Test func `beyond the limit all are made anew`() {
    let first = tag(of: key, "first")
    for now in 1...2 as ClosedRange<Int64> {
      var later = key
      later.now = now
      _ = tag(of: later, "later")
    }
    #expect(tag(of: key, "second") != first)
  }
}
