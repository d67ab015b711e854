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

  /// Names the scenarios of a run.
  ///
  /// - Parameter base: What a scenario is called where no other one is called so.
  init(_ start: RunStarted, base: (Pickle) -> String = \.title) {
    let all = (start.testCases.map { ($0, true) } + start.others.map { ($0, false) })
      .sorted { ($0.0.pickle.uri, $0.0.pickle.location) < ($1.0.pickle.uri, $1.0.pickle.location) }
    var rows: [FilePlace: [Location]] = [:]
    let named = all.map { testCase, isSelected in
      (testCase, isSelected, Self.name(of: testCase.pickle, base, rows: &rows))
    }
    let counts = Dictionary(
      named.map { ([Self.className(of: $0.0), $0.2], 1) }, uniquingKeysWith: +)
    var used: Set<[String]> = []
    for (testCase, isSelected, base) in named {
      let className = Self.className(of: testCase)
      let isShared = (counts[[className, base]] ?? 0) > 1
      let name = isShared ? Self.joined(base, "[line \(testCase.pickle.location.line)]") : base
      var unique = name
      var number = 2
      while !used.insert([className, unique]).inserted {
        unique = Self.joined(name, "[\(number)]")
        number += 1
      }
      if isSelected { names[testCase.id] = unique }
    }
  }

  private static func name(
    of pickle: Pickle, _ base: (Pickle) -> String, rows: inout [FilePlace: [Location]]
  ) -> String {
    let name = base(pickle)
    guard pickle.location != pickle.scenarioLocation else { return name }
    let outline = FilePlace(uri: pickle.uri, location: pickle.scenarioLocation)
    // In each variant it is the same row.
    if rows[outline]?.last != pickle.location { rows[outline, default: []].append(pickle.location) }
    return joined(name, "[row \(rows[outline]?.count ?? 0)]")
  }

  /// A name with what tells it apart behind it.
  private static func joined(_ name: String, _ mark: String) -> String {
    name.isEmpty ? mark : "\(name) \(mark)"
  }
}
