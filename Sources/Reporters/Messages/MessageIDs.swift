import Gherkin
import ScenarioRunner

/// The numbers under which a run's messages name its parts; all count on from those of the documents.
struct MessageIDs {
  private var free = 0
  private(set) var runNumber = 0
  private var definitions: [String: [Int: Int]] = [:]
  private var hooks: [HookInfo: Int] = [:]
  private var testCases: [Int: Int] = [:]

  init() {}

  /// Starts behind the numbers of all texts and scenarios.
  init(_ start: RunStarted) {
    let sources = start.sources.map(\.ids.upperBound).max() ?? 0
    let pickles = (start.testCases + start.others).lazy.map { testCase in
      max(testCase.pickle.id, testCase.pickle.steps.map(\.id).max() ?? 0) + 1
    }
    free = start.sources.isEmpty ? pickles.max() ?? 0 : sources
  }

  /// A number that nothing has yet.
  mutating func next() -> Int {
    defer { free += 1 }
    return free
  }

  mutating func addRun() { runNumber = next() }

  /// Gives a definition its number.
  mutating func add(_ definition: DefinitionInfo, of suite: String) -> Int {
    let id = next()
    definitions[suite, default: [:]][definition.index] = id
    return id
  }

  /// Gives a hook its number; hooks of several suites that are one and the same count once.
  mutating func add(_ hook: HookInfo) -> Int {
    let id = next()
    if hooks[hook] == nil { hooks[hook] = id }
    return id
  }

  /// Gives a test case and its steps their numbers.
  mutating func add(_ testCase: TestCase) {
    testCases[testCase.id] = free
    free += 1 + testCase.stepCount
  }

  var run: JSONValue { .id(runNumber) }

  func definition(_ definition: DefinitionInfo, of suite: String) -> Int {
    definitions[suite]?[definition.index] ?? 0
  }

  func hook(_ hook: HookInfo) -> Int { hooks[hook] ?? 0 }

  func testCase(_ testCase: TestCase) -> Int { testCases[testCase.id] ?? 0 }

  func step(_ testCase: TestCase, _ index: Int) -> Int { self.testCase(testCase) + 1 + index }
}

extension JSONValue {
  /// An id, which messages write as text.
  static func id(_ number: Int) -> JSONValue { .string(String(number)) }

  /// A point in time, or a duration, as messages write them.
  static func time(_ duration: Duration) -> JSONValue {
    let (seconds, attoseconds) = max(duration, .zero).components
    return .object([
      "seconds": .integer(Int(seconds)), "nanos": .integer(Int(attoseconds / 1_000_000_000)),
    ])
  }
}
