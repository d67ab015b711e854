import ScenarioRunner

/// Divides a plan where the options, or the variables of a system that runs jobs in parallel, ask for it.
struct RunDivision {
  /// The part that this process is to run; the only one where nothing asks for parts.
  let shard: Shard
  /// What says so; nil for the options.
  private let source: String?
  private let options: ParsedOptions
  private let console: Console

  /// Whether the run is one of several parts.
  var isDivided: Bool { shard.total > 1 }

  /// Finds out which part this is.
  ///
  /// - Throws: Where that is no part, and for options that make no sense in a part.
  init(options: ParsedOptions, console: Console) throws(UsageError) {
    self.options = options
    self.console = console
    let total = try options.value("--shards").map(OptionValues.shards)
    if let text = options.value("--shard") {
      shard = try Shard(parsing: text)
      source = nil
    } else if !options.has("--dry-run"), !options.has("--watch"),
      let finding = try ShardVariables(total: total, console.variable).find()
    {
      shard = finding.shard
      source = finding.source
    } else {
      if let total, total > 1 { throw .shardWithoutNumber(count: total) }
      shard = .whole
      source = nil
    }
    guard isDivided else { return }
    if options.value("--order") == "random" { throw .orderOfShards }
    if options.has("--fail-on-unused") {
      throw .notTogether(
        "'--fail-on-unused'", source == nil ? "'--shard'" : "a shard",
        reason: "one shard calls only some of the steps; give it to 'rehearse merge'")
    }
  }

  /// Returns the part of the plan, and remarks for the person who runs it.
  func divide(_ plan: RunPlan) throws(UsageError) -> (plan: RunPlan, notes: [String]) {
    let reports = options.all("--balance")
    let durations = reports.isEmpty ? nil : try ScenarioDurations(paths: reports, console: console)
    guard isDivided else { return (plan, undividedNotes(isBalanced: !reports.isEmpty)) }
    let part = plan.dividing(shard) { durations?($0) }
    return (part, notes(part, of: plan) + balanceNotes(plan, durations, reports))
  }

  private func undividedNotes(isBalanced: Bool) -> [String] {
    if options.has("--dry-run"), let finding = try? ShardVariables(total: nil, console.variable).find() {
      return [
        "note: \(finding.source) say shard \(finding.shard.text), but a dry run is not divided: it matches all steps"
      ]
    }
    var notes = isBalanced ? ["note: the run is not divided, so '--balance' changes nothing"] : []
    let isIndexed = !(console.variable("JOB_COMPLETION_INDEX") ?? "").isEmpty
    if isIndexed, !["--shard", "--shards", "--dry-run", "--watch"].contains(where: options.has) {
      notes.append(
        "note: JOB_COMPLETION_INDEX does not say how many jobs there are, so this one runs everything; "
          + "add '--shards N' to divide the run")
    }
    return notes
  }

  private func balanceNotes(
    _ plan: RunPlan, _ durations: ScenarioDurations?, _ reports: [String]
  ) -> [String] {
    guard let durations, !plan.testCases.contains(where: { durations($0) != nil }) else { return [] }
    let files = reports.map { "'\($0)'" }.joined(separator: ", ")
    return ["note: \(files) knows none of the scenarios, so they are divided by their number"]
  }

  private func notes(_ part: RunPlan, of plan: RunPlan) -> [String] {
    let (count, all) = (part.testCases.count, plan.testCases.count)
    let share =
      "shard \(shard.index + 1)/\(shard.total), \(count) of \(all) \(all == 1 ? "scenario" : "scenarios")"
    let first = source.map { "note: \(share), as \($0) say" } ?? "note: \(share)"
    guard !options.has("--list") else { return [first] }
    let isWritten = options.all("--format").contains { $0 == "message" || $0.hasPrefix("message:") }
    let advice = isWritten ? "" : "; this run writes none: add '--format message:FILE'"
    let merge = "note: 'rehearse merge' tells of all \(shard.total) shards, from their message files\(advice)"
    return count == 0 ? [first, "note: there is nothing for this shard to run", merge] : [first, merge]
  }
}

extension Shard {
  /// The only part of a run that is not divided.
  static var whole: Shard {
    guard let whole = Shard(index: 0, total: 1) else { preconditionFailure("one part has a first") }
    return whole
  }

  /// The part as people write it, such as `2/4`.
  var text: String { "\(index + 1)/\(total)" }
}
