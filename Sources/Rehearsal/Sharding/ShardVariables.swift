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
    /// The number of the first part.
    var first = First.number(0)

    /// Where counting starts.
    enum First {
      case number(Int)
      /// At the value of a variable.
      case variable(String)
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
    System(name: "GitLab", index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: .number(1)),
    System(name: "CircleCI", index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL"),
    System(name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT"),
    System(name: "Semaphore", index: "SEMAPHORE_JOB_INDEX", total: "SEMAPHORE_JOB_COUNT", first: .number(1)),
    System(
      name: "Slurm", index: "SLURM_ARRAY_TASK_ID", total: "SLURM_ARRAY_TASK_COUNT",
      first: .variable("SLURM_ARRAY_TASK_MIN")),
    System(name: "Kubernetes", index: "JOB_COMPLETION_INDEX"),
  ]

  let environment: [String: String]
  /// How many parts there are, where an option says so.
  let total: Int?

  /// Looks for the part that this process is to run; nil where nothing tells of parts, or of one only.
  ///
  /// - Throws: Where a system's variables contradict themselves or are no numbers.
  func find() throws(UsageError) -> Finding? {
    for system in Self.systems {
      guard let text = value(system.index) else { continue }
      guard let count = try count(of: system) else { continue }
      guard count > 1 else { continue }
      let number = try self.number(text, of: system.index)
      let first = try first(of: system)
      guard let shard = Shard(index: number - first, total: count) else {
        throw .noSuchShard(number, first: first, count: count, source: system.index)
      }
      let names = [system.index] + (total == nil ? [system.total].compactMap { $0 } : ["--shards"])
      return Finding(shard: shard, source: "\(names.joined(separator: " and ")) (\(system.name))")
    }
    return nil
  }

  private func count(of system: System) throws(UsageError) -> Int? {
    if let total { return total }
    guard let name = system.total, let text = value(name) else { return nil }
    return try number(text, of: name)
  }

  private func first(of system: System) throws(UsageError) -> Int {
    switch system.first {
    case .number(let number): number
    case .variable(let name):
      try value(name).map { text throws(UsageError) in try number(text, of: name) } ?? 0
    }
  }

  private func number(_ text: String, of name: String) throws(UsageError) -> Int {
    guard let number = Int(text), number >= 0 else {
      throw .notANumber(name, text, expected: "a whole number from 0")
    }
    return number
  }

  private func value(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Shard {
  /// Reads `2/4`, the second part of four.
  init(parsing text: String) throws(UsageError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, number >= 0 else {
      throw .notANumber("--shard", text, expected: "INDEX/TOTAL, such as 1/4 for the first part of four")
    }
    guard let shard = Shard(index: number - 1, total: count) else {
      throw .noSuchShard(number, first: 1, count: count, source: "--shard")
    }
    self = shard
  }
}
