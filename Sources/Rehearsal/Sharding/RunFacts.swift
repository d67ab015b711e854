import Foundation
import Reporters
import Requirements
import ScenarioRunner

/// What a message file tells of its run, so that the parts of a divided run can be put together again.
struct RunFacts: Hashable {
  /// A brief as it was when the run was made.
  struct BriefText: Hashable {
    var suite: String
    var path: String
    var text: String
  }

  /// Which part of the run it is; the only one of a run that is not divided.
  var shard: Shard
  /// A number that stands for the way in which the whole run was divided; empty where it was not.
  var division: String
  /// A number that stands for all scenarios of the whole run, in their order.
  var digest: String
  /// How many scenarios the whole run has.
  var count: Int
  /// The options that decide about results.
  var options: [RerunList.Option]
  /// What the whole run is held against.
  var gate: Gate
  /// The briefs, in the order of the ledger.
  var briefs: [BriefText]

  /// The facts as they stand in a message file.
  var members: [String: String] {
    [
      "shard": shard.text, "division": division, "digest": digest, "scenarios": String(count),
      "options": JSONValue.object(options.map { .init($0.name, .string($0.value)) }).line,
      "gate": gateWord, "flaky": gate.allowsFlaky ? "allowed" : "red",
      "dryRun": gate.isSuspended ? "yes" : "no",
      "briefs": JSONValue.array(briefs.map(\.value)).line,
    ]
  }

  private var gateWord: String {
    switch gate.scope {
    case .wholeApp: "whole app"
    case .narrower(isAskedFor: true): "asked for"
    case .narrower(isAskedFor: false): "not asked for"
    }
  }

  private static func scope(_ word: String?) -> Gate.Scope? {
    switch word {
    case "whole app": .wholeApp
    case "asked for": .narrower(isAskedFor: true)
    case "not asked for": .narrower(isAskedFor: false)
    default: nil
    }
  }
}

extension RunFacts {
  /// Reads the facts of a message file; nil where they are not all there.
  init?(_ members: [String: String]) {
    guard let shard = members["shard"].flatMap({ try? Shard(parsing: $0) }), let digest = members["digest"],
      let count = members["scenarios"].flatMap({ Int($0) }), let scope = Self.scope(members["gate"]),
      let options = members["options"].flatMap({ JSONValue(parsing: $0) }),
      let briefs = members["briefs"].flatMap({ JSONValue(parsing: $0) })
    else { return nil }
    self.init(
      shard: shard, division: members["division"] ?? "", digest: digest, count: count,
      options: options.members.map { RerunList.Option($0.name, $0.value.string ?? "") },
      gate: Gate(
        scope: scope, allowsFlaky: members["flaky"] == "allowed", isSuspended: members["dryRun"] == "yes"),
      briefs: briefs.list.compactMap(BriefText.init))
  }

  /// Gathers the facts of a run.
  ///
  /// - Parameters:
  ///   - plan: The whole run, not yet divided.
  ///   - part: The part of it that is run; nil where it is not divided.
  init(
    of plan: RunPlan, part: RunPart?, options: [RerunList.Option], gate: Gate, briefs: [String: Brief],
    order: [String], console: Console
  ) throws(UsageError) {
    var texts: [BriefText] = []
    for suite in order {
      guard let brief = briefs[suite] else { continue }
      let text = String(decoding: try console.bytes(of: brief.path), as: UTF8.self)
      texts.append(BriefText(suite: suite, path: brief.path, text: text))
    }
    self.init(
      shard: part?.shard ?? .whole, division: part?.division.map { String($0, radix: 16) } ?? "",
      digest: String(plan.digest, radix: 16), count: plan.testCases.count, options: options, gate: gate,
      briefs: texts)
  }

  /// The briefs, parsed; what was parsed when the run was made is so again.
  func parsedBriefs() -> [String: Brief] {
    briefs.reduce(into: [:]) { parsed, brief in
      parsed[brief.suite] = try? Brief(parsing: brief.text, path: brief.path)
    }
  }
}

extension RunFacts.BriefText {
  fileprivate init?(_ value: JSONValue) {
    guard let suite = value["suite"]?.string, let path = value["path"]?.string,
      let text = value["text"]?.string
    else { return nil }
    self.init(suite: suite, path: path, text: text)
  }

  fileprivate var value: JSONValue {
    .object(["suite": .string(suite), "path": .string(path), "text": .string(text)])
  }
}
