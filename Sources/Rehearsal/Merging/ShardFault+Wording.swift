import Reporters
import ScenarioRunner

/// What is said of a divided run that is not whole.
extension ShardFault: CustomStringConvertible {
  /// What is wrong, with the remedy.
  var description: String {
    let (problem, note) = wording
    return "error: \(problem)\nnote: \(note)"
  }

  /// The same in a few words, as reports tell why the run is not whole.
  var summary: String {
    switch self {
    case .missing(let shard, _): "shard \(shard.text) is missing"
    case .twice(let shard, _, _), .namedTwice(let shard, _, _): "\(Self.name(shard)) is there twice"
    case .otherDivision: "the shards were not divided in the same way"
    case .nowhere(let places): "no shard ran \(Self.scenarios(places.count))"
    case .several(let places, _): "several shards ran \(Self.scenarios(places.count))"
    case .cutOff(let part, _, _, _, _):
      part.isOneOfMany ? "shard \(part.shard.text) is cut off" : "its messages are cut off"
    case .endedEarly(let part, let reason, _, _):
      part.isOneOfMany ? "shard \(part.shard.text) ended early: \(reason)" : reason
    case .untold(let part, _, _):
      "lines are missing from the messages" + (part.isOneOfMany ? " of shard \(part.shard.text)" : "")
    case .withoutPlan(let path): "'\(path)' is cut off"
    case .unparsed(let path, _): "'\(path)' is of a run whose texts do not parse"
    case .refused(let path, _): "'\(path)' is of a run that was refused"
    }
  }

  private static let again = "run all shards again, each with the same '--balance' files or each without"

  private var wording: (problem: String, note: String) {
    switch self {
    case .missing(let shard, let count):
      (
        "shard \(shard.text) is missing" + (count.map { ", with \(Self.scenarios($0))" } ?? ""),
        "name its message file too, or run it with '--shard \(shard.text)'"
      )
    case .twice(let shard, let first, let second):
      (
        "\(Self.name(shard)) is there twice: '\(first)' and '\(second)'",
        "the first one is told; leave out the one that does not belong to this run"
      )
    case .namedTwice(let shard, let first, let second):
      (
        "\(Self.name(shard)) is there twice: "
          + (first == second ? "'\(first)' is named twice" : "'\(first)' and '\(second)' are one file"),
        "name it once"
      )
    case .otherDivision(let path, let first):
      ("the run of '\(path)' was divided in another way than that of '\(first)'", Self.again)
    case .nowhere(let places):
      ("no shard ran \(Self.scenarios(places.count)): \(Self.list(places))", Self.again)
    case .several(let places, let parts):
      (
        "\(parts.map { "shard \($0.shard.text) ('\($0.path)')" }.joined(separator: " and ")) ran the same "
          + "\(Self.scenarios(places.count)): \(Self.list(places))",
        "the gravest of the results is told; \(Self.again)"
      )
    case .cutOff(let part, let finished, let waiting, let count, let running):
      (
        "'\(part.path)' ends before its run does: \(finished) of \(Self.scenarios(count))"
          + (part.isOneOfMany ? " of shard \(part.shard.text)" : "") + " ended"
          + (waiting == 0 ? "" : " (\(waiting) of them told in '\(WaitingFile.path(beside: part.path))')")
          + (running.isEmpty ? "" : ", and \(Self.running(running))"),
        "its process was killed, or the file is not complete; run it again" + part.option
      )
    case .endedEarly(let part, let reason, let finished, let count):
      (
        "the run of '\(part.path)' ended early: \(finished) of \(Self.scenarios(count))"
          + (part.isOneOfMany ? " of shard \(part.shard.text)" : "") + " ended, and then: \(reason)",
        "run it again" + part.option
      )
    case .untold(let part, let places, let count):
      (
        "lines are missing from '\(part.path)': it does not tell how \(places.count) of "
          + Self.scenarios(count) + (part.isOneOfMany ? " of shard \(part.shard.text)" : "")
          + " went: \(Self.list(places))",
        "take the file as it was written, or run it again" + part.option
      )
    case .withoutPlan(let path):
      (
        "'\(path)' ends before it tells of a scenario",
        "its process was killed at the start, or the file is not complete; run that shard again"
      )
    case .unparsed(let path, let places):
      (
        "'\(path)' is of a run that was refused, as texts of it do not parse: \(Self.list(places))",
        "mend the texts at these places and run it again"
      )
    case .refused(let path, let reason):
      ("'\(path)' is of a run that was refused: \(reason)", "see to that and run it again")
    }
  }

  /// What a file tells of: a shard, or a run that is not divided.
  private static func name(_ shard: Shard) -> String { shard.total > 1 ? "shard \(shard.text)" : "the run" }

  private static func scenarios(_ count: Int) -> String {
    count == 1 ? "1 scenario" : "\(count) scenarios"
  }

  private static func running(_ places: [String]) -> String {
    "\(places.joined(separator: ", ")) \(places.count == 1 ? "was" : "were") running"
  }

  /// The first of many places.
  private static func list(_ places: [String]) -> String {
    let shown = places.count > 6 ? places.prefix(5) : places[...]
    let rest = places.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension ShardFault.Part {
  /// Whether it is one of several parts.
  fileprivate var isOneOfMany: Bool { shard.total > 1 }

  /// How it is run once more, behind what is said to do.
  fileprivate var option: String { isOneOfMany ? " with '--shard \(shard.text)'" : "" }
}
