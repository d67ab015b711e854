import Foundation

extension CoinGeckoMarket {
  /// The file that holds the prices, seen from the folder of fixtures.
  static let fixture = "coingecko/prices.json"

  /// Reads a market from `coingecko/prices.json`, an answer of simple/price with its extras.
  ///
  /// - Throws: What is wrong with the file.
  public init(from folder: FixtureFolder) throws(ServiceStubsError) {
    let content = try folder.content(of: Self.fixture)
    let path = folder.path(of: Self.fixture)
    let answer: [String: [String: Decimal?]]
    do {
      answer = try JSONDecoder().decode([String: [String: Decimal?]].self, from: content)
    } catch {
      throw .malformedFixture(path: path, reason: Self.reason(error))
    }
    guard !answer.isEmpty else { throw .malformedFixture(path: path, reason: "no coin stands in the file") }
    self.init()
    for (coin, figures) in answer {
      for (key, figure) in figures {
        try take(key, figure.map { "\($0)" }, of: coin)
      }
    }
  }

  private mutating func take(_ key: String, _ text: String?, of coin: String) throws(ServiceStubsError) {
    if key == "last_updated_at" {
      setLastUpdated(text.flatMap { Int64($0) }, coin: coin)
    } else if let detail = Detail.allCases.first(where: { key.hasSuffix("_" + $0.rawValue) }) {
      let currency = String(key.dropLast(detail.rawValue.count + 1))
      try setDetail(detail, text, coin: coin, currency: currency)
    } else {
      try setPrice(text, coin: coin, currency: key)
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "no number stands at '" + context.codingPath.map(\.stringValue).joined(separator: ".") + "'"
    default: "the file is not JSON"
    }
  }
}
