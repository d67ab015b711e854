import ScenarioRunner

/// Gives one spoilt text after the other to all targets.
///
/// Each round has a number and follows from the seed and it alone, so that any round can be had again.
struct FuzzRun {
  let seed: UInt64
  let seeds: FuzzSeeds
  /// The most bytes that one mutation adds.
  var growth = 1 << 14

  /// What a round reads, and the target that reads it.
  func input(ofRound round: Int) -> (target: FuzzTarget, text: [UInt8]) {
    var random = SplitMix64(state: seed &+ UInt64(truncatingIfNeeded: round) &* 0x9E37_79B9)
    let target = FuzzTarget.allCases[random.next(below: FuzzTarget.allCases.count)]
    let text = seeds.texts[random.next(below: seeds.texts.count)]
    // One round in a thousand grows a line to megabytes.
    let growth = random.next(below: 1000) == 0 ? growth << 6 : growth
    var mutator = Mutator(seed: random.next(), growth: growth)
    return (target, mutator.mutation(of: text, others: seeds.texts))
  }

  func run(round: Int) {
    let (target, text) = input(ofRound: round)
    target.read(text)
  }
}
