import ScenarioRunner

/// The variables by which systems that run jobs in parallel say which part of the work is whose.
struct ShardVariables {
  /// A system and its variables.
  struct System {
    /// What people call it.
    var name: String
    /// The variable that has the number of the part.
    var index: String
    /// The variable that has the number of parts; nil where the system does not say.
    var total: String?
    /// How the parts are numbered.
    var numbering = Numbering.from(0)

    /// How parts are numbered.
    enum Numbering {
      /// One after the other, from that number on.
      case from(Int)
      /// As the variables for the first number, the last one and the step between them say.
      case tasks(first: String, last: String, step: String)
    }
  }

  /// What was found.
  struct Finding: Equatable {
    var shard: Shard
    /// Where it was found, for the person who runs it.
    var source: String
  }

  /// The systems, in the order in which their variables are looked for.
  ///
  /// See bazel.build/reference/test-encyclopedia, docs.gitlab.com/ci/variables/predefined_variables,
  /// circleci.com/docs/variables, buildkite.com/docs/pipelines/configure/environment-variables,
  /// docs.semaphore.io/reference/env-vars, kubernetes.io/docs/concepts/workloads/controllers/job,
  /// slurm.schedmd.com/job_array.html.
  static let systems = [
    System(name: "Bazel", index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS"),
    System(name: "GitLab", index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", numbering: .from(1)),
    System(name: "CircleCI", index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL"),
    System(name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT"),
    System(
      name: "Semaphore", index: "SEMAPHORE_JOB_INDEX", total: "SEMAPHORE_JOB_COUNT", numbering: .from(1)),
    System(
      name: "Slurm", index: "SLURM_ARRAY_TASK_ID", total: "SLURM_ARRAY_TASK_COUNT",
      numbering: .tasks(
        first: "SLURM_ARRAY_TASK_MIN", last: "SLURM_ARRAY_TASK_MAX", step: "SLURM_ARRAY_TASK_STEP")),
    System(name: "Kubernetes", index: "JOB_COMPLETION_INDEX"),
  ]

  /// How many parts there are, where an option says so.
  let total: Int?
  private let variable: (String) -> String?

  init(total: Int?, _ variable: @escaping (String) -> String?) {
    self.total = total
    self.variable = variable
  }

  /// Looks for the part that this process is to run; nil where nothing tells of parts, or of one only.
  ///
  /// - Throws: Where a system's variables contradict themselves, each other or the option, or are no numbers.
  func find() throws(UsageError) -> Finding? {
    var found: Finding?
    for system in Self.systems {
      guard let finding = try find(of: system) else { continue }
      if let found, found.shard != finding.shard {
        throw .twoShards(
          found.shard.text, source: found.source, other: finding.shard.text, otherSource: finding.source)
      }
      found = found ?? finding
    }
    return found
  }

  private func find(of system: System) throws(UsageError) -> Finding? {
    let own = try system.total.map { name throws(UsageError) in try count(name) } ?? nil
    guard let text = value(system.index) else {
      // A system may always say that there is one part.
      if let name = system.total, let own, own > 1 {
        throw .totalWithoutShard(name, count: own, missing: system.index)
      }
      return nil
    }
    guard let count = own ?? total else {
      guard let name = system.total else { return nil }
      throw .shardWithoutTotal(system.index, missing: name)
    }
    let shard = try shard(try number(text, of: system.index), of: count, system)
    guard count > 1 else { return nil }
    if let total, let own, total != own, let name = system.total {
      throw .twoTotals(option: total, name, count: own)
    }
    let names = [system.index, own == nil ? "--shards" : system.total].compactMap { $0 }
    return Finding(shard: shard, source: "\(names.joined(separator: " and ")) (\(system.name))")
  }

  /// The part of that number, which is the first one where there are no others.
  private func shard(_ number: Int, of count: Int, _ system: System) throws(UsageError) -> Shard {
    let (first, step) = try numbering(of: system, count: count)
    let distance = number - first
    if distance.isMultiple(of: step), let shard = Shard(index: distance / step, total: max(count, 1)) {
      return shard
    }
    guard step == 1 else { throw .unevenTasks(numbers(of: system), count: count) }
    throw .noSuchShard(number, first: first, count: max(count, 1), source: system.index)
  }

  /// The number of the first part, and how far apart the others are.
  private func numbering(of system: System, count: Int) throws(UsageError) -> (first: Int, step: Int) {
    guard case .tasks(let firstName, let lastName, let stepName) = system.numbering else {
      if case .from(let number) = system.numbering { return (number, 1) }
      return (0, 1)
    }
    let first = try value(firstName).map { text throws(UsageError) in try number(text, of: firstName) } ?? 0
    let step = max(
      1, try value(stepName).map { text throws(UsageError) in try number(text, of: stepName) } ?? 1)
    guard let text = value(lastName) else { return (first, step) }
    let last = try number(text, of: lastName)
    let (span, isTooFar) = step.multipliedReportingOverflow(by: max(count, 1) - 1)
    guard !isTooFar, last >= first, last - first == span else {
      throw .unevenTasks(numbers(of: system), count: count)
    }
    return (first, step)
  }

  /// The variables that number the tasks of an array, as they are set.
  private func numbers(of system: System) -> String {
    guard case .tasks(let first, let last, let step) = system.numbering else { return "" }
    return ([system.index, first, last, step] + [system.total].compactMap { $0 })
      .compactMap { name in value(name).map { "\(name) \($0)" } }.joined(separator: ", ")
  }

  private func count(_ name: String) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let count = Int(text), (0...Shard.most).contains(count) else {
      throw .notANumber(name, text, expected: "a whole number from 0 to \(Shard.most)")
    }
    return count
  }

  private func number(_ text: String, of name: String) throws(UsageError) -> Int {
    guard let number = Int(text), number >= 0 else {
      throw .notANumber(name, text, expected: "a whole number from 0")
    }
    return number
  }

  private func value(_ name: String) -> String? {
    variable(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Shard {
  /// How many parts a run may have.
  static let most = 10_000

  /// Reads `2/4`, the second part of four.
  init(parsing text: String) throws(UsageError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, number >= 0 else {
      throw .notANumber("--shard", text, expected: "INDEX/TOTAL, such as 1/4 for the first part of four")
    }
    guard count <= Shard.most else {
      throw .notANumber("--shard", text, expected: "INDEX/TOTAL with a total of at most \(Shard.most)")
    }
    guard let shard = Shard(index: number - 1, total: count) else {
      throw .noSuchShard(number, first: 1, count: count, source: "--shard")
    }
    self = shard
  }
}
