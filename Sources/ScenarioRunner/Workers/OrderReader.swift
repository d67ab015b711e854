import Gherkin

/// A scenario to run, with the attempts that it has.
struct Assignment: Sendable {
  var testCase: TestCase
  /// The attempt to begin with, from 0.
  var attempt = 0
  /// How often it is tried again in all.
  var retries: Int
}

/// What a worker makes of its orders: it reads the texts that it is sent, and finds the scenarios in them.
struct OrderReader {
  private struct Text {
    var library: BoundLibrary
    var pickles: [Pickle]
  }

  private let libraries: [String: BoundLibrary]
  private var texts: [Int: Text] = [:]

  init(_ libraries: [String: BoundLibrary]) { self.libraries = libraries }

  /// Carries out an order; where it is one to run a scenario, returns that with its steps matched.
  ///
  /// - Throws: `WireReader.Malformed` for what no run orders.
  mutating func assignment(
    _ record: [UInt8], _ known: inout KnownMatches
  ) throws(WireReader.Malformed) -> Assignment? {
    switch try WorkerOrder(record[...]) {
    case .read(let number, let suite, let text):
      guard let library = libraries[suite], let parsed = text.parsed() else { throw WireReader.Malformed() }
      texts[number] = Text(library: library, pickles: parsed.pickles)
      return nil
    case .forget(let number):
      texts[number] = nil
      return nil
    case .run(let id, let number, let pickle, let variant, let attempt, let retries):
      guard let text = texts[number], let pickle = Self.pickle(pickle, in: text.pickles) else {
        throw WireReader.Malformed()
      }
      let testCase = TestCase(id: id, pickle: pickle, variant: variant, of: text.library)
      return Assignment(testCase: testCase.matched(&known), attempt: attempt, retries: retries)
    case .tell, .interrupt, .finish, .send: throw WireReader.Malformed()
    }
  }

  /// The pickle with that number; those of a text are numbered in their order.
  private static func pickle(_ id: Int, in pickles: [Pickle]) -> Pickle? {
    var (low, high) = (0, pickles.count)
    while low < high {
      let middle = (low + high) / 2
      if pickles[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < pickles.count && pickles[low].id == id ? pickles[low] : nil
  }
}
