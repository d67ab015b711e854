import Gherkin
public import ScenarioRunner

/// How often each step of the libraries was called, and how long it took.
public final class UsageCount: RunObserver {
  /// One step of a library; several expressions that mean the same are one.
  public struct Entry: Sendable {
    /// The expressions, in order.
    public var expressions: [String]
    /// Where the step stands in code.
    public var code: CodePlace
    /// How often its code was called.
    public var calls = 0
    /// Whether a scenario that was run says it, be it that the step was not reached.
    public var isSaid = false
    /// How long all calls took together.
    public var total = Duration.zero
    /// How long the slowest call took.
    public var slowest = Duration.zero
    /// Where the slowest call was.
    public var slowestPlace: FilePlace?
  }

  private var entries: [Entry] = []
  private var numbers: [CodePlace: Int] = [:]

  /// Creates a count.
  public init() {}

  /// Takes in one event.
  public func receive(_ event: RunEvent) {
    switch event {
    case .runStarted(let start):
      for case .definition(let definition) in start.libraries.flatMap(\.entries) { note(definition) }
      guard start.isDryRun else { break }
      // Which steps are matched is all that comes of it.
      for case .step(let definition, _) in start.testCases.flatMap(\.steps).map(\.match) {
        if let number = numbers[definition.code] { entries[number].isSaid = true }
      }
    case .stepFinished(let testCase, let index, let result): count(testCase, index, result)
    default: break
    }
  }

  /// The steps, in the order of the libraries; a step that several libraries share counts once.
  public var all: [Entry] { entries }

  /// The steps that no scenario called.
  public var uncalled: [Entry] { entries.filter { $0.calls == 0 } }

  /// The steps that no scenario says: one behind a step that failed is said, and one of a dry run.
  public var unused: [Entry] { entries.filter { !$0.isSaid } }

  private func note(_ definition: DefinitionInfo) {
    if let number = numbers[definition.code] {
      if !entries[number].expressions.contains(definition.expression) {
        entries[number].expressions.append(definition.expression)
      }
    } else {
      numbers[definition.code] = entries.count
      entries.append(Entry(expressions: [definition.expression], code: definition.code))
    }
  }

  private func count(_ testCase: TestCase, _ index: Int, _ result: StepResult) {
    guard testCase.steps.indices.contains(index),
      case .step(let definition, _) = testCase.steps[index].match
    else { return }
    let isCalled = result.status != .skipped || result.duration > .zero
    if isCalled { note(definition) }
    guard let number = numbers[definition.code] else { return }
    entries[number].isSaid = true
    guard isCalled else { return }
    entries[number].calls += 1
    entries[number].total += result.duration
    if entries[number].slowestPlace == nil || result.duration > entries[number].slowest {
      entries[number].slowest = result.duration
      let location = testCase.steps[index].step?.location ?? testCase.pickle.location
      entries[number].slowestPlace = FilePlace(uri: testCase.pickle.uri, location: location)
    }
  }
}
