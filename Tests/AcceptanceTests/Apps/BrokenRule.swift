import AppSteps
import Rehearsal
import ScreenSteps
import Testing

/// The decisions of an app's brief, with which the app can be rehearsed in another way than it is written.
protocol AppRules: Sendable {
  /// The brief's own.
  static var standard: Self { get }
  /// The app with these.
  static func suite(rules: Self, transport: Transport) -> AppSuite
}

/// A decision of a brief gone wrong, and the line that must turn red for it.
struct BrokenRule<Rules: AppRules>: Sendable {
  var line: String
  var what: String
  var rules: Rules

  init(_ line: String, _ what: String, _ change: (inout Rules) -> Void) {
    self.line = line
    self.what = what
    rules = .standard
    change(&rules)
  }
}

/// An app with something wrong in it, and the line that must turn red for it.
struct BrokenApp: Sendable, CustomTestStringConvertible {
  var line: String
  var what: String
  var suite: @Sendable () -> AppSuite

  /// The app with a decision of its brief gone wrong.
  init<Rules: AppRules>(_ broken: BrokenRule<Rules>) {
    line = broken.line
    what = broken.what
    suite = { Rules.suite(rules: broken.rules, transport: .sockets) }
  }

  /// The app with requests for something else than the brief says.
  init(
    _ line: String, asking part: String, as other: String, of app: @escaping @Sendable (Transport) -> AppSuite
  ) {
    self.line = line
    what = "it asks for '\(other)' instead of '\(part)'"
    suite = { app(.altering { $0.replacing("%2C", with: ",").replacing(part, with: other) }) }
  }

  var testDescription: String { "\(line): \(what)" }
}
