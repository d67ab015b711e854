/// What a run that is one part of a divided one knows of the whole.
public struct RunPart: Sendable {
  /// Which part it is.
  public var shard: Shard
  /// The scenarios that the other parts run.
  public var elsewhere: [TestCase]
  /// The place of each scenario in the order of the whole, from 0, by the number of its test case.
  public var positions: [Int: Int]

  /// Creates a part.
  public init(shard: Shard, elsewhere: [TestCase], positions: [Int: Int]) {
    self.shard = shard
    self.elsewhere = elsewhere
    self.positions = positions
  }

  /// Creates the part that has these of all test cases.
  init(_ shard: Shard, of testCases: [TestCase], own: Set<Int>) {
    let positions = testCases.enumerated().map { ($1.id, $0) }
    self.init(
      shard: shard, elsewhere: testCases.filter { !own.contains($0.id) },
      positions: Dictionary(positions) { first, _ in first })
  }
}

extension RunStarted {
  /// The scenarios that were read and that this run does not run: left out, or run by another part.
  public var others: [TestCase] { filteredOut + (part?.elsewhere ?? []) }
}
