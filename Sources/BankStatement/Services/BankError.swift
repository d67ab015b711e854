/// What can go wrong behind the app's screens.
public enum BankError: Error, Equatable {
  /// The bank does not know the CPF, or the password is another.
  case loginRefused
  /// The bank has no such entry.
  case notFound(path: String)
  /// The bank answered with a status other than 200.
  case status(Int, path: String)
  /// The bank's answer cannot be read as what was asked for.
  case unreadable(path: String)
}

extension BankError: CustomStringConvertible {
  /// What went wrong, and what to do about it; never with what was sent.
  public var description: String {
    switch self {
    case .loginRefused: "the bank refused the login; check CPF and password"
    case .notFound(let path): "\(path): the bank has no such entry; load the statement anew"
    case .status(let status, let path): "\(path): the bank answered \(status); try again later"
    case .unreadable(let path): "\(path): the bank's answer cannot be read; check the base address"
    }
  }
}
