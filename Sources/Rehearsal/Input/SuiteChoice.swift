import Foundation
import Gherkin
import ScenarioRunner

/// Decides which app a text is for.
struct SuiteChoice {
  /// The libraries of the apps, in the order of the composition root.
  let libraries: [BoundLibrary]
  /// The app that was named, where one was.
  let named: String?

  /// What was decided, with a remark where the decision was a close one.
  struct Decision {
    var library: BoundLibrary
    var note: String?
  }

  /// Decides by the folder under `Scenarios`, else by `--app`, else by the steps.
  func decide(for input: ScenarioInput, pickles: [Pickle]) throws(UsageError) -> Decision {
    if !input.isLoose, let name = Self.folder(of: input.source.uri),
      let library = libraries.first(where: { $0.name == name })
    {
      return Decision(library: library)
    }
    if let named, let library = libraries.first(where: { $0.name == named }) {
      return Decision(library: library)
    }
    if libraries.count == 1 { return Decision(library: libraries[0]) }
    let candidates = libraries.filter { library in pickles.allSatisfy { library.knows($0) } }
    guard let first = candidates.first else {
      throw .noAppMatches(input.source.uri, known: libraries.map(\.name))
    }
    guard candidates.count > 1 else { return Decision(library: first) }
    let names = candidates.dropFirst().map(\.name).joined(separator: ", ")
    return Decision(
      library: first,
      note: "\(input.source.uri): note: run with the app '\(first.name)'; the steps of \(names) match as well"
    )
  }

  /// The name of the folder that lies in a folder called `Scenarios`, wherever that is.
  static func folder(of uri: String) -> String? {
    let parts = URL(fileURLWithPath: uri).standardizedFileURL.pathComponents
    guard let index = parts.lastIndex(of: "Scenarios"), index + 2 < parts.count else { return nil }
    return parts[index + 1]
  }
}
