import Gherkin

/// Which texts workers need of a run, so that each is sent what it is to run of and keeps no more.
struct TextHanding {
  private let plan: RunPlan
  /// Where a scenario stands.
  private struct Place {
    /// The text; -1 where it is not known.
    var text: Int32 = -1
    /// Its number, counted from the first one of the text.
    var offset: Int32 = 0
    var hasVariant = false
  }

  /// The place of each scenario of the plan.
  ///
  /// Beside each other, since the scenarios themselves have long left the processor's cache when they are given.
  private let places: [Place]
  /// How many scenarios of each text no worker has been given.
  private var left: [Int32]

  /// - Complexity: O(*n*) in the number of scenarios, where those of a text follow each other.
  init(_ plan: RunPlan) {
    self.plan = plan
    var left = [Int32](repeating: 0, count: plan.sources.count)
    var last: Int?
    places = plan.testCases.map { testCase in
      let pickle = testCase.pickle.id
      if last.map({ !plan.sources[$0].ids.contains(pickle) }) ?? true {
        last = plan.source(of: testCase)
      }
      guard let last else { return Place() }
      left[last] += 1
      return Place(
        text: Int32(last), offset: Int32(pickle - plan.sources[last].ids.lowerBound),
        hasVariant: testCase.variant != nil)
    }
    self.left = left
  }

  /// Writes the order to run a scenario, with its text in front of it where the worker has not got it.
  ///
  /// - Returns: False where the text is not known.
  mutating func give(
    _ id: Int, attempt: Int, retries: Int, to state: WorkerState, _ orders: inout RecordWriter
  ) -> Bool {
    let place = places[id]
    let number = Int(place.text)
    guard number >= 0 else { return false }
    // Those of a text mostly follow each other.
    if number != state.lastText, state.texts.insert(number).inserted {
      guard let written = plan.sources[number].written else { return false }
      orders.addLong(WorkerOrder.read(number: number, suite: written.suite, written.text).write)
    }
    state.lastText = number
    left[number] -= 1
    orders.add { writer in
      writer.addRun(
        id: id, text: number, pickle: plan.sources[number].ids.lowerBound + Int(place.offset),
        variant: place.hasVariant ? plan.testCases[id].variant : nil, attempt: attempt, retries: retries)
    }
    return true
  }

  /// Takes note that scenarios came back and will be given to another worker.
  mutating func takeBack(_ ids: some Sequence<Int>) {
    for id in ids where places[id].text >= 0 { left[Int(places[id].text)] += 1 }
  }

  /// Writes the order to forget each text of which a worker will be given nothing more.
  func forget(of state: WorkerState, _ orders: inout RecordWriter) {
    for number in state.texts.filter({ left[$0] == 0 }).sorted() {
      state.texts.remove(number)
      if state.lastText == number { state.lastText = nil }
      orders.add(WorkerOrder.forget(number: number).write)
    }
  }
}
