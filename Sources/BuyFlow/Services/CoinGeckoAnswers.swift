import Foundation

/// A number that may be missing or of an odd shape; `Decimal` is read from its digits, exactly.
private struct LenientNumber: Decodable {
  var value: Decimal?

  init(from decoder: any Decoder) throws {
    value = try? decoder.singleValueContainer().decode(Decimal.self)
  }
}

/// An object whose members may be of an odd shape.
private struct LenientObject: Decodable {
  var numbers: [String: LenientNumber]

  init(from decoder: any Decoder) throws {
    numbers = (try? [String: LenientNumber](from: decoder)) ?? [:]
  }
}

/// The answer of the simple-price endpoint: prices by coin and currency.
struct SimplePriceAnswer: Decodable {
  private var coins: [String: LenientObject]

  init(from decoder: any Decoder) throws {
    coins = try [String: LenientObject](from: decoder)
  }

  /// Returns the price of one coin; never that of another.
  func price(of coin: String, in currency: String) -> Decimal? {
    coins[coin]?.numbers[currency]?.value
  }
}

/// The answer of the market-chart endpoint: pairs of a time in milliseconds and a price.
struct MarketChartAnswer: Decodable {
  private struct Row: Decodable {
    var point: RawPricePoint?

    init(from decoder: any Decoder) throws {
      guard var pair = try? decoder.unkeyedContainer(), let time = try? pair.decode(Double.self) else {
        return
      }
      point = RawPricePoint(
        time: Date(timeIntervalSince1970: time / 1_000),
        price: try? pair.decode(Decimal.self))
    }
  }

  private enum Key: String, CodingKey { case prices }

  /// The pairs, in the order of the answer; what is no pair is left out.
  var prices: [RawPricePoint]

  init(from decoder: any Decoder) throws {
    let rows = try decoder.container(keyedBy: Key.self).decode([Row].self, forKey: .prices)
    prices = rows.compactMap(\.point)
  }
}
