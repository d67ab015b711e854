import Foundation
import ScenarioRunner

/// The variables of the environment that choose among scenarios, each with the meaning of an option of `rehearse`.
struct ScenarioVariables {
  /// Names a file, lines of one or a folder, as an operand of the command does.
  static let path = "REHEARSAL_PATH"
  private static let prefix = "REHEARSAL_"

  /// The variables beside the options whose values they hold.
  static let options = [
    ("REHEARSAL_TAGS", "--tags"),
    ("REHEARSAL_NAME", "--name"),
    ("REHEARSAL_NAME_MATCHING", "--name-matching"),
    ("REHEARSAL_REQUIREMENT", "--requirement"),
    ("REHEARSAL_TIMEOUT", "--timeout"),
  ]

  /// What the command would be given.
  let arguments: [String]
  /// What was found, as `NAME 'value'`, for messages.
  let found: [String]
  /// The path that is chosen, where one is.
  let chosenPath: String?

  /// Reads the environment; a variable that is empty counts as not there.
  ///
  /// - Throws: `ScenarioTestingError.unknownVariable` where a name is misspelt.
  init(_ environment: [String: String]) throws(ScenarioTestingError) {
    try Self.checkSpelling(environment.keys)
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    arguments = Self.options.flatMap { name, option in
      value(name).map { Self.values(of: option, in: $0).map { "\(option)=\($0)" } } ?? []
    }
    chosenPath = value(Self.path)
    found = (Self.options.map(\.0) + [Self.path]).compactMap { name in
      value(name).map { "\(name) '\($0)'" }
    }
  }

  /// Ids hold neither comma nor blank, so that several can stand in one variable.
  private static func values(of option: String, in text: String) -> [String] {
    guard option == "--requirement" else { return [text] }
    return text.split { $0 == "," || $0.isWhitespace }.map(String.init)
  }

  private static func checkSpelling(_ names: some Sequence<String>) throws(ScenarioTestingError) {
    let known = options.map(\.0) + [path]
    // The beginning, which all have, would make far names near.
    let endings = known.map { String($0.dropFirst(prefix.count)) }
    for name in names.sorted() where !known.contains(name) {
      guard name.uppercased().hasPrefix(prefix) else { continue }
      let ending = String(name.uppercased().dropFirst(prefix.count))
      guard let nearest = NearestSpelling.nearest(to: ending, in: endings) else { continue }
      throw .unknownVariable(name, nearest: prefix + nearest)
    }
  }
}
