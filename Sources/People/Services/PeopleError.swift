import AppCore

/// What can go wrong behind the app's screens.
public enum PeopleError: Error, Equatable {
  /// The service answered with a status other than 200.
  case status(Int, path: String)
  /// The service answered with something that cannot be read as what was asked for.
  case unreadable(path: String)
  /// The service answered with a page that does not belong to the list, as it does in an outage.
  case foreignPage(seed: String)
  /// The address of a picture is none.
  case noAddress(String)
}

extension PeopleError: CustomStringConvertible {
  /// What went wrong, and what to do about it.
  public var description: String {
    switch self {
    case .status(let status, let path):
      "\(path): the service of persons answered \(status); try again later"
    case .unreadable(let path):
      "\(path): the answer of the service of persons cannot be read; check the base address"
    case .foreignPage(let seed):
      "the service of persons answered with a page of the seed '\(seed)' that does not belong to the list; "
        + "try again later"
    case .noAddress(let text):
      "'\(text)' is no address of a picture; it begins with 'http://' or 'https://'"
    }
  }
}
