public import Foundation

/// What the user holds of each asset.
public struct Wallet: Sendable, Equatable {
  private var balances: [Asset: Decimal]

  /// Creates a wallet; an asset without a balance is held with 0.
  public init(_ balances: [Asset: Decimal] = [:]) {
    self.balances = balances
  }

  /// The wallet of the brief: ETH 0.051, BTC 0.051 and USDT 230.
  public static let standard = Wallet([
    .ethereum: Decimal(51) / 1_000, .bitcoin: Decimal(51) / 1_000, .tether: 230,
  ])

  /// The balance of an asset.
  public subscript(asset: Asset) -> Decimal {
    get { balances[asset] ?? 0 }
    set { balances[asset] = newValue }
  }
}
