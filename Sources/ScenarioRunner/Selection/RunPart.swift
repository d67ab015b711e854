/// What a run that is one part of a divided one knows of the whole.
public struct RunPart: Sendable {
  /// Which part it is.
  public var shard: Shard
  /// The scenarios that the other parts run.
  public var elsewhere: [TestCase]
  /// The place of each scenario in the order of the whole, from 0, by the number of its test case.
  public var positions: [Int: Int]
  /// A number that is the same in all parts of one division; nil where it is not known.
  public private(set) var division: UInt64?

  /// Creates a part.
  public init(shard: Shard, elsewhere: [TestCase], positions: [Int: Int]) {
    self.shard = shard
    self.elsewhere = elsewhere
    self.positions = positions
  }

  /// Creates one of the parts to which all test cases were given.
  init(_ shard: Shard, of testCases: [TestCase], owners: [Int: Int]) {
    let positions = testCases.enumerated().map { ($1.id, $0) }
    self.init(
      shard: shard, elsewhere: testCases.filter { owners[$0.id] != shard.index },
      positions: Dictionary(positions) { first, _ in first })
    var digest = FNV()
    for testCase in testCases { digest.add("\(owners[testCase.id] ?? 0)") }
    division = digest.value
  }
}

extension RunStarted {
  /// The scenarios that were read and that this run does not run: left out, or run by another part.
  public var others: [TestCase] { filteredOut + (part?.elsewhere ?? []) }
}
