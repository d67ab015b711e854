/// What can be wrong with the data that a stub is given.
public enum ServiceStubsError: Error, Sendable, Hashable {
  /// A file of the fixtures is not there or cannot be read.
  case unreadableFixture(path: String)
  /// A file of the fixtures is not in the form that the stub serves.
  case malformedFixture(path: String, reason: String)
  /// A file of the fixtures is no answer of its service.
  case malformedAnswer(path: String, reason: String)
  /// The file with a cast of characters is not in the form that the stub serves.
  case malformedCast(path: String, reason: String)
  /// A file of words is not in the form that persons are made up from.
  case malformedWords(path: String, reason: String)
  /// A text that should go out as a number is none.
  case notANumber(String, place: String)
  /// No service has that name.
  case unknownService(String, known: [String])
}

extension ServiceStubsError: CustomStringConvertible {
  /// The message: where, what, remedy.
  public var description: String {
    switch self {
    case .unreadableFixture(let path):
      "\(path): error: the file is not there or cannot be read\n"
        + "note: name the folder that holds the fixtures, the project's own is 'Fixtures'"
    case .malformedFixture(let path, let reason):
      "\(path): error: \(reason)\n"
        + "note: the file holds an answer of simple/price, such as {\"bitcoin\":{\"eur\":60000}}"
    case .malformedAnswer(let path, let reason):
      "\(path): error: \(reason)\n"
        + "note: the file holds what the service answers, as the project's own in 'Fixtures' do"
    case .malformedCast(let path, let reason):
      "\(path): error: \(reason)\n"
        + "note: the file holds a list of characters, each with the members of the first in the project's own file"
    case .malformedWords(let path, let reason):
      "\(path): error: \(reason)\n"
        + "note: the file holds 'names' by language and a list of 'nationalities'; "
        + "the project's own 'Fixtures/randomuser/people.json' shows the form"
    case .notANumber(let text, let place):
      "\(place): error: '\(text)' is not a number in JSON\n"
        + "note: write digits with a point, such as 1460.5 or 1.6e-05, without grouping or currency sign"
    case .unknownService(let name, let known):
      "error: no stub is named '\(name)'\n" + Self.suggestion(for: name, known: known)
    }
  }
}
