import ScenarioRunner

/// What is missing of a divided run, or there too often; it makes the whole red.
enum ShardFault: Hashable, CustomStringConvertible {
  /// No file tells of the part; how many scenarios it has is known where no other one is missing.
  case missing(Shard, scenarios: Int?)
  /// Two files tell of the part; the second one is passed over.
  case twice(Shard, first: String, second: String)
  /// The file ends before its run does.
  case cutOff(Shard, path: String, finished: Int, scenarios: Int, running: [String])
  /// The file ends before it tells of any scenario.
  case withoutPlan(path: String)

  /// What is wrong, with the remedy.
  var description: String {
    let (problem, note) = wording
    return "error: \(problem)\nnote: \(note)"
  }

  /// The same in a few words, as reports tell why the run is not whole.
  var summary: String {
    switch self {
    case .missing(let shard, _): "shard \(shard.text) is missing"
    case .twice(let shard, _, _): "shard \(shard.text) is there twice"
    case .cutOff(let shard, _, _, _, _):
      shard.total > 1 ? "shard \(shard.text) is cut off" : "its messages are cut off"
    case .withoutPlan(let path): "'\(path)' is cut off"
    }
  }

  private var wording: (problem: String, note: String) {
    switch self {
    case .missing(let shard, let count):
      (
        "shard \(shard.text) is missing" + (count.map { ", with \(Self.scenarios($0))" } ?? ""),
        "name its message file too, or run it with '--shard \(shard.text)'"
      )
    case .twice(let shard, let first, let second):
      (
        "shard \(shard.text) is there twice: '\(first)' and '\(second)'",
        "the first one is told; leave out the one that does not belong to this run"
      )
    case .cutOff(let shard, let path, let finished, let count, let running):
      (
        "'\(path)' ends before its run does: \(finished) of \(Self.scenarios(count))"
          + (shard.total > 1 ? " of shard \(shard.text)" : "") + " ended"
          + (running.isEmpty ? "" : ", and \(running.joined(separator: ", ")) was running"),
        "its process was killed, or the file is not complete; run it again"
          + (shard.total > 1 ? " with '--shard \(shard.text)'" : "")
      )
    case .withoutPlan(let path):
      (
        "'\(path)' ends before it tells of a scenario",
        "its process was killed at the start, or the file is not complete; run that shard again"
      )
    }
  }

  private static func scenarios(_ count: Int) -> String {
    count == 1 ? "1 scenario" : "\(count) scenarios"
  }
}
