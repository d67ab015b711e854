/// Makes a pickle's steps one after the other.
struct StepMaker {
  private(set) var made: [PickleStep] = []
  private var nextID: Int
  /// How much later than in the document the numbers of nodes are.
  private let shift: Int
  private var kind = PickleStep.Kind.unknown

  /// Has room for so many steps, whose numbers and whose nodes' numbers are so much later.
  init(firstID: Int, shift: Int, count: Int) {
    nextID = firstID &+ shift
    self.shift = shift
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
    addEach(of: steps, rowID: nil) { step in
      (step.pointee.words, step.pointee.eachArgument { PickleArgument($0) })
    }
  }

  /// Adds an outline's steps, filled with values that may name columns.
  mutating func add(_ steps: [Step], filledBy filling: Filling) {
    addEach(of: steps, rowID: filling.rowID) { step in
      (
        StepWords(keyword: step.pointee.keyword, text: filling.fill(step.pointee.text)),
        step.pointee.eachArgument { PickleArgument($0).filled(by: filling) }
      )
    }
  }

  /// Adds steps, an outline's with a row's values, with the words and arguments that they get.
  ///
  /// The steps are lent where they lie, as copying a whole one counts all that it refers to.
  @inline(__always)
  mutating func addEach(
    of steps: [Step], rowID: Int?,
    _ parts: (UnsafePointer<Step>) -> (words: StepWords, arguments: [PickleArgument])
  ) {
    steps.withUnsafeBufferPointer { steps in
      guard let first = steps.baseAddress else { return }
      for number in steps.indices {
        let step = first + number
        let (words, arguments) = parts(step)
        kind = step.pointee.keywordType.kind ?? kind
        let nodes = NodeIDs(step.pointee.id &+ shift, rowID.map { $0 &+ shift })
        made.append(
          PickleStep(
            step, id: nextID, kind: kind, words: words, nodes: nodes, arguments: arguments))
        nextID &+= 1
      }
    }
  }
}

extension Step {
  /// What stands under the step, made from each; without a list of its own where there is nothing.
  @inline(__always)
  func eachArgument(_ make: (StepArgument) -> PickleArgument) -> [PickleArgument] {
    arguments.isEmpty ? [] : arguments.map(make)
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
