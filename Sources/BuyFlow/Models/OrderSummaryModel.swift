import AppCore
import Foundation
public import Observation

/// The third screen: the last review before the order is placed.
@MainActor @Observable public final class OrderSummaryModel {
  /// How far the placing has come.
  public enum Placing: Sendable, Equatable {
    /// The order waits for the user.
    case ready
    /// The order is on its way.
    case underWay
    /// The order was not placed, for this reason; it can be tried again.
    case failed(String)
  }

  /// The order under review.
  public let order: Order
  /// How far the placing has come.
  public private(set) var placing = Placing.ready
  /// Called with the number of the order placed.
  @ObservationIgnored public var onPlaced: (String) -> Void = { _ in }

  private let confirmedPrice: Decimal?
  private let market: MarketModel
  private let dependencies: BuyDependencies
  private let work: AppWork

  init(order: Order, market: MarketModel, dependencies: BuyDependencies, work: AppWork) {
    self.order = order
    self.market = market
    self.dependencies = dependencies
    self.work = work
    confirmedPrice = market.price(of: order.asset)
  }

  private var rules: BuyRules { dependencies.rules }
  private var symbol: String { rules.currencySymbol(order.currency) }

  /// The amount to spend, such as `50 €`.
  public var amount: String { rules.summaryAmount(order.amount, symbol) }

  /// The limit price, such as `1,200 €`.
  public var limit: String { rules.summaryLimit(order.limit, symbol) }

  /// The quantity that the limit buys, such as `0.04166666 BTC`.
  public var quantity: String {
    rules.quantityText(rules.quantity(order.amount, order.limit), order.asset)
  }

  /// How the price has changed, visibly, since the limit was confirmed.
  public var priceChange: LimitBadge? {
    rules.priceChange(confirmedPrice, market.price(of: order.asset))
  }

  /// Whether the current price could not be refreshed.
  public var isPriceStale: Bool { market.quote(of: order.asset).isStale }

  /// Places the order; while it is on its way, does nothing.
  public func placeOrderButtonTapped() {
    guard placing != .underWay else { return }
    placing = .underWay
    let (orders, order) = (dependencies.orders, order)
    work.start {
      do {
        let number = try await orders.place(order)
        self.placing = .ready
        self.onPlaced(number)
      } catch {
        self.placing = .failed(Self.reason(for: error))
      }
    }
  }

  private static func reason(for error: any Error) -> String {
    if case BuyError.orderRefused(let reason) = error {
      "The order was not placed: \(reason)"
    } else {
      "The order was not placed. Try again."
    }
  }

  func appeared() { market.refreshPrices(shown: [order.asset]) }
}
