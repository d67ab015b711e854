import Gherkin

/// Which texts workers need of a run, so that each is sent what it is to run of and keeps no more.
struct TextHanding {
  private let plan: RunPlan
  /// The text of each scenario of the plan; -1 where it is not known.
  private let texts: [Int32]
  /// How many scenarios of each text no worker has been given.
  private var left: [Int32]

  /// - Complexity: O(*n*) in the number of scenarios, where those of a text follow each other.
  init(_ plan: RunPlan) {
    self.plan = plan
    var left = [Int32](repeating: 0, count: plan.sources.count)
    var last: Int?
    texts = plan.testCases.map { testCase in
      if last.map({ !plan.sources[$0].ids.contains(testCase.pickle.id) }) ?? true {
        last = plan.source(of: testCase)
      }
      guard let last else { return -1 }
      left[last] += 1
      return Int32(last)
    }
    self.left = left
  }

  /// Writes the order to run a scenario, with its text in front of it where the worker has not got it.
  ///
  /// - Returns: False where the text is not known.
  mutating func give(
    _ id: Int, attempt: Int, retries: Int, to state: WorkerState, _ orders: inout RecordWriter
  ) -> Bool {
    let number = Int(texts[id])
    guard number >= 0 else { return false }
    if state.texts.insert(number).inserted {
      guard let written = plan.sources[number].written else { return false }
      orders.addLong(WorkerOrder.read(number: number, suite: written.suite, written.text).write)
    }
    left[number] -= 1
    let testCase = plan.testCases[id]
    orders.add(
      WorkerOrder.run(
        id: id, text: number, pickle: testCase.pickle.id, variant: testCase.variant, attempt: attempt,
        retries: retries
      ).write)
    return true
  }

  /// Takes note that scenarios came back and will be given to another worker.
  mutating func takeBack(_ ids: some Sequence<Int>) {
    for id in ids where texts[id] >= 0 { left[Int(texts[id])] += 1 }
  }

  /// Writes the order to forget each text of which a worker will be given nothing more.
  func forget(of state: WorkerState, _ orders: inout RecordWriter) {
    for number in state.texts.filter({ left[$0] == 0 }).sorted() {
      state.texts.remove(number)
      orders.add(WorkerOrder.forget(number: number).write)
    }
  }
}
