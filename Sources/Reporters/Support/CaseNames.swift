import Gherkin
import ScenarioRunner

/// Names that tell the scenarios of a run apart for readers that take a name for a key.
///
/// They do not hang on what was selected: scenarios that were left out are taken into account.
struct CaseNames {
  private var names: [Int: String] = [:]

  /// The name of a scenario.
  func name(of testCase: TestCase) -> String { names[testCase.id] ?? testCase.pickle.title }

  /// The file without what names its kind, so that it holds no dot from there; or where else the text came from.
  static func className(of testCase: TestCase) -> String {
    let uri = testCase.pickle.uri
    return TextOrigin(of: uri).name ?? String(SourceFormat.withoutEnding(uri))
  }

  init() {}

  init(_ start: RunStarted) {
    let all = (start.testCases.map { ($0, true) } + start.others.map { ($0, false) })
      .sorted { ($0.0.pickle.uri, $0.0.pickle.location) < ($1.0.pickle.uri, $1.0.pickle.location) }
    var rows: [FilePlace: [Location]] = [:]
    let named = all.map { testCase, isSelected in
      (testCase, isSelected, Self.name(of: testCase.pickle, rows: &rows))
    }
    let counts = Dictionary(
      named.map { ([Self.className(of: $0.0), $0.2], 1) }, uniquingKeysWith: +)
    var used: Set<[String]> = []
    for (testCase, isSelected, base) in named {
      let className = Self.className(of: testCase)
      let isShared = (counts[[className, base]] ?? 0) > 1
      let name = isShared ? "\(base) [line \(testCase.pickle.location.line)]" : base
      var unique = name
      var number = 2
      while !used.insert([className, unique]).inserted {
        unique = "\(name) [\(number)]"
        number += 1
      }
      if isSelected { names[testCase.id] = unique }
    }
  }

  private static func name(of pickle: Pickle, rows: inout [FilePlace: [Location]]) -> String {
    let name = pickle.title
    guard pickle.location != pickle.scenarioLocation else { return name }
    let outline = FilePlace(uri: pickle.uri, location: pickle.scenarioLocation)
    // In each variant it is the same row.
    if rows[outline]?.last != pickle.location { rows[outline, default: []].append(pickle.location) }
    return "\(name) [row \(rows[outline]?.count ?? 0)]"
  }
}
