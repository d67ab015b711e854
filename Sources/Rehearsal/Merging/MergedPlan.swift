import Gherkin
import ScenarioRunner

/// The scenarios of a divided run in the order of the whole, each with the files that tell of it.
struct MergedPlan {
  /// A scenario of the whole.
  struct Entry {
    /// The scenario, numbered by its place in the whole.
    var testCase: TestCase
    /// The files whose shards had it, each with its number there; none where no shard had it.
    var owners: [(stream: ShardStream, id: Int)] = []
  }

  /// All scenarios, in their order.
  private(set) var entries: [Entry]
  private let shards: ShardSet

  /// Puts the plans of the shards together.
  init(_ shards: ShardSet) {
    self.shards = shards
    var slots: [Int: Entry] = [:]
    for stream in shards.ordered {
      let (start, part) = (stream.start, stream.start.part)
      for (index, testCase) in start.testCases.enumerated() {
        let position = part?.positions[testCase.id] ?? index
        // What another shard knows of it is less: it does not match its steps.
        if slots[position]?.owners.isEmpty ?? true { slots[position] = Entry(testCase: testCase) }
        slots[position]?.owners.append((stream, testCase.id))
      }
      for testCase in part?.elsewhere ?? [] {
        guard let position = part?.positions[testCase.id], slots[position] == nil else { continue }
        slots[position] = Entry(testCase: testCase)
      }
    }
    entries = slots.sorted { $0.key < $1.key }.enumerated().map { index, slot in
      var entry = slot.value
      entry.testCase.id = index
      return entry
    }
  }

  /// What is missing of the whole, or there too often.
  var faults: [ShardFault] {
    let missing = shards.missing
    let unowned = entries.filter(\.owners.isEmpty).map(\.testCase.merged)
    // Shards that were divided alike leave out just what the missing ones have.
    let isOfMissing = !missing.isEmpty && shards.isDividedAlike
    // Which of several missing shards has which scenario is in no file.
    let count = isOfMissing && missing.count == 1 ? unowned.count : nil
    return missing.map { .missing($0, scenarios: count) }
      + (unowned.isEmpty || isOfMissing ? [] : [.nowhere(unowned)]) + several
  }

  /// The scenarios that several shards had, those of the same shards together.
  private var several: [ShardFault] {
    var faults: [(paths: [String], shards: [ShardFault.Part], places: [String])] = []
    for entry in entries where entry.owners.count > 1 {
      let paths = entry.owners.map(\.stream.path)
      if let index = faults.firstIndex(where: { $0.paths == paths }) {
        faults[index].places.append(entry.testCase.merged)
      } else {
        let parts = entry.owners.compactMap { owner in
          owner.stream.facts.map { ShardFault.Part(shard: $0.shard, path: owner.stream.path) }
        }
        faults.append((paths, parts, [entry.testCase.merged]))
      }
    }
    return faults.map { .several($0.places, $0.shards) }
  }

  /// Reads what happened to a scenario; where several shards ran it, to the one that it went worst for.
  static func takeEvents(of entry: Entry) throws -> [TimedEvent] {
    var gravest: [TimedEvent] = []
    for owner in entry.owners {
      let events = try owner.stream.takeEvents(of: owner.id)
      if gravity(of: gravest) < gravity(of: events) { gravest = events }
    }
    return gravest
  }

  /// How badly a scenario went: not run, then by its last status, then by how many attempts it took.
  private static func gravity(of events: [TimedEvent]) -> (status: Int, attempt: Int) {
    guard case .scenarioFinished(_, let attempt, let result, _)? = events.last?.event else { return (-1, 0) }
    return (ScenarioStatus.allCases.firstIndex(of: result.status) ?? 0, attempt)
  }
}

extension TestCase {
  /// The place as it is named where shards are put together.
  var merged: String { "\(place.uri):\(place.location.line)" }
}
