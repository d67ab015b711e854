import ScenarioRunner

/// What is missing of a divided run, or there too often; it makes the whole red.
enum ShardFault: Hashable {
  /// A shard together with the file that tells of it.
  struct Part: Hashable {
    var shard: Shard
    var path: String
  }

  /// No file tells of the part; how many scenarios it has is known where no other one is missing.
  case missing(Shard, scenarios: Int?)
  /// Two files tell of the part; the second one is passed over.
  case twice(Shard, first: String, second: String)
  /// The file that tells of the part is named twice.
  case namedTwice(Shard, first: String, second: String)
  /// The file's shard found its part in another way than the first file's one.
  case otherDivision(path: String, first: String)
  /// No shard had the scenarios at these places.
  case nowhere([String])
  /// Each of these shards had the scenarios at these places.
  case several([String], [Part])
  /// The file ends before its run does; some of what had ended may have been found beside it.
  case cutOff(Part, finished: Int, waiting: Int = 0, scenarios: Int, running: [String])
  /// The run ended before all of its scenarios had.
  case endedEarly(Part, reason: String, finished: Int, scenarios: Int)
  /// Lines are missing in the middle of the file, so that it does not tell how the scenarios at these places went.
  case untold(Part, [String], scenarios: Int)
  /// The file ends before it tells of any scenario.
  case withoutPlan(path: String)
  /// Nothing was run, as the texts do not parse at these places.
  case unparsed(path: String, [String])
  /// Nothing was run, for this reason.
  case refused(path: String, reason: String)

  /// Whether a run did not come to its end.
  var isCutShort: Bool {
    switch self {
    case .cutOff, .endedEarly, .withoutPlan: true
    case .missing, .twice, .namedTwice, .otherDivision, .nowhere, .several, .untold, .unparsed,
      .refused:
      false
    }
  }
}
