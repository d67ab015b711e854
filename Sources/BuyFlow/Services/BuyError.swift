/// What can go wrong behind the app's screens.
public enum BuyError: Error, Equatable {
  /// A service answered with a status other than 200.
  case status(Int, path: String)
  /// A service answered with something that cannot be read as what was asked for.
  case unreadable(path: String)
  /// An order was refused.
  case orderRefused(reason: String)
}

extension BuyError: CustomStringConvertible {
  /// What went wrong, and what to do about it.
  public var description: String {
    switch self {
    case .status(let status, let path):
      "\(path): the market-data service answered \(status); try again later"
    case .unreadable(let path):
      "\(path): the market-data service's answer cannot be read; check the base address"
    case .orderRefused(let reason):
      reason
    }
  }
}
