import Foundation
import ServiceStubs
import StubServer

/// The content of a market_chart answer, with numbers as text.
struct ChartBody {
  struct Malformed: Error {}

  var prices: [(time: Int64, text: String)]
  var marketCaps: [(time: Int64, text: String)]
  var totalVolumes: [(time: Int64, text: String)]

  init(_ response: StubResponse) throws {
    try self.init(response.text)
  }

  /// Reads a compact body.
  init(_ text: String) throws {
    prices = try Self.pairs(in: text, after: "{\"prices\":", before: ",\"market_caps\"")
    marketCaps = try Self.pairs(in: text, after: "\"market_caps\":", before: ",\"total_volumes\"")
    totalVolumes = try Self.pairs(in: text, after: "\"total_volumes\":", before: "}")
  }

  var points: [ChartPoint] {
    prices.indices.map { index in
      ChartPoint(
        prices[index].time, Self.value(prices[index].text), marketCap: Self.value(marketCaps[index].text),
        volume: Self.value(totalVolumes[index].text))
    }
  }

  var times: [Int64] { prices.map(\.time) }

  /// The distances between neighbours in seconds.
  var gaps: [Double] { zip(times.dropFirst(), times).map { Double($0 - $1) / 1_000 } }

  private static func value(_ text: String) -> String? {
    text == "null" ? nil : text
  }

  private static func pairs(
    in text: String, after start: String, before end: String
  ) throws -> [(time: Int64, text: String)] {
    guard let from = text.range(of: start)?.upperBound,
      let to = text.range(of: end, range: from..<text.endIndex)?.lowerBound
    else { throw Malformed() }
    let array = text[from..<to]
    guard array.hasPrefix("["), array.hasSuffix("]") else { throw Malformed() }
    return try array.dropFirst().dropLast().split(separator: "],[").map { pair in
      let parts = pair.filter { $0 != "[" && $0 != "]" }.split(separator: ",")
      guard parts.count == 2, let time = Int64(parts[0]) else { throw Malformed() }
      return (time, String(parts[1]))
    }
  }
}
