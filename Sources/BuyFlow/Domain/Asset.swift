/// A crypto asset that can be bought, named as the market-data service names it.
public enum Asset: String, Sendable, Hashable, CaseIterable, Codable {
  /// Ether; the order of the cases is that of the lists.
  case ethereum
  /// Bitcoin, selected first.
  case bitcoin
  /// Tether's dollar coin.
  case tether

  /// The symbol by which people name the asset.
  public var symbol: String {
    switch self {
    case .ethereum: "ETH"
    case .bitcoin: "BTC"
    case .tether: "USDT"
    }
  }

  /// Returns the asset of a symbol, in any case.
  public init?(symbol: String) {
    guard let asset = Self.allCases.first(where: { $0.symbol == symbol.uppercased() }) else { return nil }
    self = asset
  }
}
