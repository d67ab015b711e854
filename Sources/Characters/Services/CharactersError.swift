/// What can go wrong behind the app's screens.
public enum CharactersError: Error, Equatable {
  /// The service answered with a status that tells of no success.
  case status(Int, path: String)
  /// The service answered with something that cannot be read as what was asked for.
  case unreadable(path: String)
  /// The service refused a GraphQL query, for this reason.
  case refused(reason: String, path: String)
  /// A picture's address or content is none.
  case noPicture(address: String)
}

extension CharactersError: CustomStringConvertible {
  /// What went wrong, and what to do about it.
  public var description: String {
    switch self {
    case .status(let status, let path):
      "\(path): the character service answered \(status); try again later"
    case .unreadable(let path):
      "\(path): the character service's answer cannot be read; check the base address"
    case .refused(let reason, let path):
      "\(path): the character service refused the query: '\(reason)'; check that the service is of the same version"
    case .noPicture(let address):
      "'\(address)' is not the address of a picture; the detail is shown without one"
    }
  }
}
