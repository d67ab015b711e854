/// Where a pickle's steps come from.
///
/// Making them waits until they are asked for: an outline of many rows takes no more room than its rows, and a
/// scenario that is not selected is never filled.
enum PickleSource: Sendable {
  case made([PickleStep])
  /// The steps of a scenario as written; their numbers begin with `firstID`.
  case scenario(PickleOrigin, steps: [Step], firstID: Int)
  /// The steps of an outline with the values of a row, told by its index.
  case row(OutlinePlan, Int)

  /// The name of an outline's row; empty for others.
  var name: String {
    if case .row(let plan, let index) = self { plan.name(forRow: index) } else { "" }
  }

  var steps: [PickleStep] {
    switch self {
    case .made(let steps): return steps
    case .scenario(let origin, let steps, let firstID):
      var maker = StepMaker(firstID: firstID, count: origin.stepCount(before: steps))
      maker.addBackgrounds(of: origin, before: steps)
      maker.add(steps)
      return maker.made
    case .row(let plan, let index): return plan.steps(forRow: index)
    }
  }
}

/// Makes a pickle's steps one after the other.
struct StepMaker {
  private(set) var made: [PickleStep] = []
  private var nextID: Int
  private var kind = PickleStep.Kind.unknown

  init(firstID: Int, count: Int) {
    nextID = firstID
    made.reserveCapacity(count)
  }

  /// Adds the steps of backgrounds; a scenario without steps does without them.
  mutating func addBackgrounds(of origin: PickleOrigin, before steps: [Step]) {
    guard !steps.isEmpty else { return }
    add(origin.featureBackground)
    add(origin.ruleBackground)
  }

  /// Adds steps as written.
  mutating func add(_ steps: [Step]) {
    for step in steps {
      kind = step.keywordType.kind ?? kind
      add(
        PickleStep(
          step, id: nextID, kind: kind, written: step.written, rowID: nil,
          arguments: step.arguments.isEmpty ? [] : step.arguments.map(PickleArgument.init)))
    }
  }

  /// Adds an outline's step with a row's values.
  mutating func add(_ step: Step, _ text: SourceString, _ arguments: [PickleArgument], rowID: Int) {
    kind = step.keywordType.kind ?? kind
    add(PickleStep(step, id: nextID, kind: kind, written: text, rowID: rowID, arguments: arguments))
  }

  /// Adds an outline's step, filled with values that may name columns.
  mutating func add(_ step: Step, filledBy filling: Filling) {
    kind = step.keywordType.kind ?? kind
    add(
      PickleStep(
        step, id: nextID, kind: kind, written: SourceString(filling.fill(step.text)), rowID: filling.rowID,
        arguments: step.arguments.map { PickleArgument($0).filled(by: filling) }))
  }

  private mutating func add(_ step: PickleStep) {
    made.append(step)
    nextID += 1
  }
}

extension KeywordType {
  /// The kind of a step with such a keyword; nil where the kind before counts.
  var kind: PickleStep.Kind? {
    switch self {
    case .context: .context
    case .action: .action
    case .outcome: .outcome
    case .unknown: .unknown
    case .conjunction: nil
    }
  }
}
