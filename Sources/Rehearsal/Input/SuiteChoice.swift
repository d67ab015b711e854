import Foundation
import Gherkin
import ScenarioRunner

/// Decides which app a text is for.
struct SuiteChoice {
  /// The libraries of the apps, in the order of the composition root.
  let libraries: [BoundLibrary]
  /// The app that was named, where one was.
  let named: String?
  let console: Console
  private let isBelowScenarios = FileManager.default.currentDirectoryPath.contains("Scenarios")

  init(libraries: [BoundLibrary], named: String?, console: Console) {
    self.libraries = libraries
    self.named = named
    self.console = console
  }

  /// What was decided, with a remark where the decision was a close one.
  struct Decision {
    var library: BoundLibrary
    var note: String?
    /// The app's folder, where the text lies in it.
    var home: String?
  }

  /// Decides by the folder under `Scenarios`, else by `--app`, else by the steps.
  func decide(for input: ScenarioInput, home: Home?, pickles: [Pickle]) throws(UsageError) -> Decision {
    let uri = input.source.uri
    if let home,
      let library = libraries.first(where: { $0.name == home.app })
    {
      return Decision(library: library, home: home.folder)
    }
    if let named, let library = libraries.first(where: { $0.name == named }) {
      return Decision(library: library)
    }
    if libraries.count == 1 { return Decision(library: libraries[0]) }
    let candidates = libraries.filter { library in pickles.allSatisfy { library.knows($0) } }
    guard let first = candidates.first else { throw noMatch(uri, pickles) }
    guard candidates.count > 1 else { return Decision(library: first) }
    let names = candidates.dropFirst().map(\.name).joined(separator: ", ")
    return Decision(
      library: first,
      note: "\(uri): note: run with the app '\(first.name)'; the steps of \(names) match as well, "
        + "--app says which is meant"
    )
  }

  /// An error without what stands in quotes, where the text may be for an app with secrets.
  func withoutSecrets(_ error: ParseError, in input: ScenarioInput) -> ParseError {
    guard mayHoldSecrets(input) else { return error }
    var error = error
    error.problem = BoundLibrary.withoutQuotations(error.problem)
    return error
  }

  /// A note without what stands in quotes, likewise.
  func withoutSecrets(_ note: ParseNote, in input: ScenarioInput) -> ParseNote {
    guard mayHoldSecrets(input) else { return note }
    var note = note
    note.text = BoundLibrary.withoutQuotations(note.text)
    return note
  }

  /// A finding without what stands in quotes, likewise.
  func withoutSecrets(_ found: Diagnostic, in input: ScenarioInput) -> Diagnostic {
    guard mayHoldSecrets(input) else { return found }
    var found = found
    found.problem = BoundLibrary.withoutQuotations(found.problem)
    found.notes = found.notes.map(BoundLibrary.withoutQuotations)
    return found
  }

  /// Whether a text may be for an app with secrets.
  func mayHoldSecrets(_ input: ScenarioInput) -> Bool {
    let home = input.isLoose ? nil : home(of: input.source.uri)?.app
    let name = libraries.map(\.name).contains(home ?? "") ? home : named
    return libraries.contains { $0.hasSecrets && (name ?? $0.name) == $0.name }
  }

  /// Names the app that knows most of the text, and the first step that it does not know.
  private func noMatch(_ uri: String, _ pickles: [Pickle]) -> UsageError {
    let gaps = libraries.map { library in (library, pickles.flatMap { library.unknownSteps(of: $0) }) }
    let known = libraries.map(\.name)
    guard let (library, steps) = gaps.min(by: { $0.1.count < $1.1.count }), let step = steps.first else {
      return .noAppMatches(FilePlace(uri: uri, location: Location(line: 1, column: 1)), nil, known: known)
    }
    let isShown = !libraries.contains(where: \.hasSecrets)
    let gap = UsageError.Gap(
      app: library.name, step: isShown ? step.text : BoundLibrary.withoutQuotations(step.text),
      nearest: library.nearestDefinition(to: step.text)?.expression)
    return .noAppMatches(FilePlace(uri: uri, location: step.location), gap, known: known)
  }

  /// A folder of an app.
  typealias Home = (app: String, folder: String)

  /// The homes of texts one after the other; those that lie side by side have the same, which is looked for once.
  struct Homes {
    private let choice: SuiteChoice
    private var last: (folder: Substring.UTF8View, home: Home?)?

    init(_ choice: SuiteChoice) { self.choice = choice }

    mutating func home(of uri: String) -> Home? {
      let end = uri.utf8.lastIndex(of: UInt8(ascii: "/")).map { uri.utf8.index(after: $0) }
      let folder = uri[..<(end ?? uri.startIndex)].utf8
      if let last, last.folder.elementsEqual(folder) { return last.home }
      let home = choice.home(of: uri)
      last = (folder, home)
      return home
    }
  }

  /// The app's folder that lies in a folder called `Scenarios`, wherever that is.
  func home(of uri: String) -> Home? {
    if let home = Self.home(in: uri) { return home }
    let path = console.resolved(uri)
    // Taking a path apart costs more than parsing a short file.
    guard path.contains("Scenarios") || (!path.hasPrefix("/") && isBelowScenarios) else { return nil }
    return Self.home(in: URL(fileURLWithPath: path).standardizedFileURL.path)
  }

  /// Where the briefs of the apps are, whichever of them the files may be for.
  func briefs(beside files: some Sequence<String>) -> [String] {
    let folders = files.compactMap { home(of: $0)?.folder }
    return (folders + libraries.map { "\(RunSelection.folder)/\($0.name)" }).map { $0 + "/brief.md" }
  }

  static func home(in path: String) -> (app: String, folder: String)? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let index = parts.lastIndex(of: "Scenarios"), index + 2 < parts.count else { return nil }
    return (String(parts[index + 1]), parts[...(index + 1)].joined(separator: "/"))
  }
}
