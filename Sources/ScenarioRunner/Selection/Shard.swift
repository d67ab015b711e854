import Gherkin

/// One of the parts into which a run is divided, for several machines.
///
/// Which scenarios belong to it depends on all scenarios and on nothing else: not on the order in which they run,
/// nor on the machine. So the parts together are everything, and no two of them share a scenario.
public struct Shard: Sendable, Hashable {
  /// Which part it is, from 0.
  public var index: Int
  /// How many parts there are.
  public var total: Int

  /// Creates a part; nil where there is no such part.
  public init?(index: Int, total: Int) {
    guard total >= 1, (0..<total).contains(index) else { return nil }
    self.index = index
    self.total = total
  }

  /// Returns the numbers of the test cases that belong to the part.
  ///
  /// With durations the parts take about as long as each other; one that is not known counts as the mean of those
  /// that are. Without any, they have as many scenarios as each other.
  ///
  /// - Complexity: O(*n* log *n*) in the number of test cases.
  public func share(
    of testCases: [TestCase], durations: (TestCase) -> Duration? = { _ in nil }
  ) -> Set<Int> {
    Set(owners(of: testCases, durations: durations).filter { $0.value == index }.keys)
  }

  /// Returns the part, from 0, that each test case belongs to, by the numbers of the test cases.
  func owners(
    of testCases: [TestCase], durations: (TestCase) -> Duration?
  ) -> [Int: Int] {
    let sorted = testCases.sorted(by: Self.precedes)
    let known = sorted.map(durations)
    let sum = known.reduce(Duration.zero) { $0 + ($1 ?? .zero) }
    let count = known.count { $0 != nil }
    guard count > 0, sum > .zero else {
      return Dictionary(sorted.enumerated().map { ($1.id, $0 % total) }) { first, _ in first }
    }
    return owners(of: sorted, lasting: known.map { $0 ?? sum / count })
  }

  /// Gives each scenario, the longest first, to the part that has least to do.
  private func owners(of testCases: [TestCase], lasting durations: [Duration]) -> [Int: Int] {
    let order = testCases.indices.sorted { (durations[$1], $0) < (durations[$0], $1) }
    var loads = Array(repeating: Duration.zero, count: total)
    var owners: [Int: Int] = [:]
    for position in order {
      guard let least = loads.indices.min(by: { (loads[$0], $0) < (loads[$1], $1) }) else { break }
      loads[least] += durations[position]
      owners[testCases[position].id] = least
    }
    return owners
  }

  /// An order that is the same whatever the order of the run.
  private static func precedes(_ left: TestCase, _ right: TestCase) -> Bool {
    (left.suite, left.pickle.uri, left.pickle.location, left.variant ?? "", left.pickle.name)
      < (right.suite, right.pickle.uri, right.pickle.location, right.variant ?? "", right.pickle.name)
  }
}
