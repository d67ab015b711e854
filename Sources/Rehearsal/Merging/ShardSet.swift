import Reporters
import ScenarioRunner

/// The message files of one divided run.
struct ShardSet {
  /// What is known of the whole run, as the first file tells it.
  let facts: RunFacts
  let seed: UInt64?
  /// The files by the number of their shard.
  private(set) var streams: [Int: ShardStream] = [:]
  /// What is missing, or there too often.
  private(set) var faults: [ShardFault] = []
  /// Whether all shards found their parts in the same way, so that no two of them share a scenario.
  private(set) var isDividedAlike = true

  /// Reads the beginnings of all files.
  ///
  /// - Throws: `UsageError` or `ReporterError` for the first file that cannot be taken; `RunRefusal` where
  ///   none of them tells of a plan.
  init(paths: [String], console: Console) throws {
    var first: (path: String, facts: RunFacts, seed: UInt64?)?
    for path in paths {
      let stream = try ShardStream(path: path, console: console)
      guard stream.parseErrors.isEmpty else {
        faults.append(.unparsed(path: path, stream.parseErrors.map(\.description)))
        continue
      }
      if let reason = stream.refusal {
        faults.append(.refused(path: path, reason: reason))
        continue
      }
      if let summary = stream.summary, !summary.isComplete, stream.start.facts.isEmpty {
        faults.append(.withoutPlan(path: path))
        continue
      }
      // A shard that does not tell where its scenarios stand in the whole has no place there.
      guard let facts = stream.facts, (facts.shard.total > 1) == (stream.start.part != nil) else {
        throw UsageError.notOurMessages(path)
      }
      if let first {
        if let difference = Self.difference(first.facts, facts, first.seed, stream.start.seed) {
          throw UsageError.otherRun(path, first: first.path, difference)
        }
        if first.facts.division != facts.division {
          isDividedAlike = false
          faults.append(.otherDivision(path: path, first: first.path))
        }
      } else {
        first = (path, facts, stream.start.seed)
      }
      if let other = streams[facts.shard.index] {
        let isOne = FileIdentity(console.resolved(other.path)) == FileIdentity(console.resolved(path))
        faults.append(
          isOne
            ? .namedTwice(facts.shard, first: other.path, second: path)
            : .twice(facts.shard, first: other.path, second: path))
      } else {
        streams[facts.shard.index] = stream
      }
    }
    guard let first else {
      throw RunRefusal(messages: faults.map(\.description), status: .scenarioFailed)
    }
    facts = first.facts
    seed = first.seed
  }

  /// The files in the order of their shards.
  var ordered: [ShardStream] { streams.sorted { $0.key < $1.key }.map(\.value) }

  /// The numbers of the shards that no file tells of.
  var missing: [Shard] {
    (0..<facts.shard.total).compactMap { index in
      streams[index] == nil ? Shard(index: index, total: facts.shard.total) : nil
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// In what two runs differ that cannot be parts of one; nil where they can.
  private static func difference(
    _ one: RunFacts, _ other: RunFacts, _ seed: UInt64?, _ otherSeed: UInt64?
  ) -> String? {
    if one.shard.total != other.shard.total {
      return "one has \(counted(one.shard.total, "shard")), the other \(other.shard.total)"
    }
    if seed != otherSeed {
      let words = [seed, otherSeed].map { $0.map { "seed \($0)" } ?? "no seed" }
      return "one has \(words[0]), the other \(words[1])"
    }
    if one.options != other.options || one.gate != other.gate { return "their options are not the same" }
    if one.count != other.count {
      return "one has \(counted(one.count, "scenario")), the other \(other.count)"
    }
    if one.digest != other.digest { return "their scenarios are not the same, or not in the same order" }
    return one.briefs == other.briefs ? nil : "their briefs are not the same"
  }
}
