import Foundation

/// Reads spoilt texts for some seconds, then texts made to take long.
enum FuzzCommand {
  static func run(_ options: BenchmarkOptions) throws(BenchmarksError) {
    let seed = try options.number("--seed") ?? UInt64(Date().timeIntervalSince1970)
    let run = FuzzRun(seed: seed, seeds: .all(in: ["Scenarios", "../shared/conformance"]))
    let watch = FuzzWatch(seed: seed)
    if let round = try options.number("--round") {
      let (target, text) = run.input(ofRound: Int(clamping: round))
      print("round \(round): \(target), \(text.count) bytes")
      watch.watch(round: Int(clamping: round), bytes: text.count) { target.read(text) }
      return
    }
    let seconds = try options.number("--seconds") ?? 20
    print("fuzz: seed \(seed), \(run.seeds.texts.count) texts, \(seconds) s")
    let end = ContinuousClock.now + .seconds(Int64(clamping: seconds))
    var (round, bytes) = (0, 0)
    while ContinuousClock.now < end {
      let (target, text) = run.input(ofRound: round)
      watch.watch(round: round, bytes: text.count) { target.read(text) }
      round += 1
      bytes += text.count
    }
    print("fuzz: \(round) texts of \(bytes / 1_000_000) MB read, none trapped or hung")
    let faults = Growth.faults(bytes: try options.size("--bytes") ?? 100_000, watch: watch)
    guard faults.isEmpty else { throw .growth(faults) }
    print("growth: \(WorstCase.all.count) kinds of text made to take long, each linear")
  }
}
