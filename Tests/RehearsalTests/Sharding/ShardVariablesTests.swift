import ScenarioRunner
import Testing

@testable import Rehearsal

struct ShardVariablesTests {
  private func find(_ environment: [String: String], total: Int? = nil) throws -> String? {
    try ShardVariables(total: total) { environment[$0] }.find().map { finding in
      "\(finding.shard.index) of \(finding.shard.total) from \(finding.source)"
    }
  }

  @Test(
    arguments: [
      (
        ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3"],
        "0 of 3 from TEST_SHARD_INDEX and TEST_TOTAL_SHARDS (Bazel)"
      ),
      (
        ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"],
        "2 of 3 from CI_NODE_INDEX and CI_NODE_TOTAL (GitLab)"
      ),
      (
        ["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "4"],
        "1 of 4 from CIRCLE_NODE_INDEX and CIRCLE_NODE_TOTAL (CircleCI)"
      ),
      (
        ["BUILDKITE_PARALLEL_JOB": "4", "BUILDKITE_PARALLEL_JOB_COUNT": "5"],
        "4 of 5 from BUILDKITE_PARALLEL_JOB and BUILDKITE_PARALLEL_JOB_COUNT (Buildkite)"
      ),
      (
        ["SEMAPHORE_JOB_INDEX": "1", "SEMAPHORE_JOB_COUNT": "2"],
        "0 of 2 from SEMAPHORE_JOB_INDEX and SEMAPHORE_JOB_COUNT (Semaphore)"
      ),
      (
        ["SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "10"],
        "2 of 4 from SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT (Slurm)"
      ),
    ] as [([String: String], String)])
  func `the variables of each system are understood`(environment: [String: String], found: String) throws {
    #expect(try find(environment) == found)
  }

  @Test func `where a system does not say how many parts there are, an option does`() throws {
    #expect(try find(["JOB_COMPLETION_INDEX": "2"]) == nil)
    #expect(
      try find(["JOB_COMPLETION_INDEX": "2"], total: 5)
        == "2 of 5 from JOB_COMPLETION_INDEX and --shards (Kubernetes)")
  }

  @Test func `a job that is not divided is run whole`() throws {
    #expect(try find([:]) == nil)
    #expect(try find(["CI_NODE_TOTAL": "1"]) == nil)
    #expect(try find(["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"]) == nil)
    #expect(try find(["TEST_SHARD_INDEX": "", "TEST_TOTAL_SHARDS": "1"]) == nil)
    #expect(try find(["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "0"]) == nil)
    #expect(try find(["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1"]) == nil)
    #expect(try find(["JOB_COMPLETION_INDEX": "0"], total: 1) == nil)
  }

  @Test func `a part that there is not is refused`() {
    #expect(throws: UsageError.noSuchShard(4, first: 1, count: 3, source: "CI_NODE_INDEX")) {
      try find(["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"])
    }
    #expect(throws: UsageError.noSuchShard(3, first: 0, count: 3, source: "TEST_SHARD_INDEX")) {
      try find(["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "3"])
    }
    #expect(throws: UsageError.notANumber("CI_NODE_INDEX", "two", expected: "a whole number from 0")) {
      try find(["CI_NODE_INDEX": "two", "CI_NODE_TOTAL": "3"])
    }
    #expect(throws: UsageError.noSuchShard(0, first: 1, count: 2, source: "--shard")) {
      try Shard(parsing: "0/2")
    }
    #expect(throws: UsageError.noSuchShard(3, first: 1, count: 2, source: "--shard")) {
      try Shard(parsing: "3/2")
    }
    #expect(
      "\(UsageError.noSuchShard(3, first: 1, count: 2, source: "--shard"))"
        == "error: there is no shard 3, which '--shard' asks for\nnote: with 2 shards it is a number from 1 to 2"
    )
    #expect(
      "\(UsageError.noSuchShard(2, first: 1, count: 1, source: "--shard"))"
        == "error: there is no shard 2, which '--shard' asks for\nnote: with 1 shard it is 1")
  }

  /// What is said of variables that contradict themselves, each other or the option.
  private static let contradictions: [([String: String], Int?, String)] = [
    (
      ["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "1"], nil, "there is no shard 5, which 'CI_NODE_INDEX' asks for"
    ),
    (
      ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "1"], nil, "there is no shard 0, which 'CI_NODE_INDEX' asks for"
    ),
    (
      ["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "1"], nil,
      "there is no shard 3, which 'TEST_SHARD_INDEX' asks for"
    ),
    (
      ["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "0"], nil,
      "there is no shard 3, which 'TEST_SHARD_INDEX' asks for"
    ),
    (["JOB_COMPLETION_INDEX": "3"], 1, "there is no shard 3, which 'JOB_COMPLETION_INDEX' asks for"),
    (
      ["CI_NODE_INDEX": "2"], nil,
      "CI_NODE_INDEX says which shard this is, and nothing says how many there are"
    ),
    (
      ["TEST_TOTAL_SHARDS": "3"], nil,
      "TEST_TOTAL_SHARDS says that there are 3 shards, and nothing says which of them this is"
    ),
    (
      ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], 5,
      "'--shards' says that there are 5 shards, and CI_NODE_TOTAL that there are 3"
    ),
    (
      ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "99999"], nil,
      "'99999' is no value of 'TEST_TOTAL_SHARDS'"
    ),
  ]

  @Test(arguments: contradictions)
  func `contradictions are refused`(environment: [String: String], total: Int?, problem: String) {
    let error = #expect(throws: UsageError.self) { try find(environment, total: total) }
    #expect(error?.description.hasPrefix("error: \(problem)\nnote: ") == true)
  }

  @Test func `a total of the system's own is no other one than the option's`() throws {
    #expect(
      try find(["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], total: 3)
        == "1 of 3 from CI_NODE_INDEX and CI_NODE_TOTAL (GitLab)")
    #expect(
      try find(["CI_NODE_INDEX": "2"], total: 3) == "1 of 3 from CI_NODE_INDEX and --shards (GitLab)")
    #expect(
      try find(
        ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1", "JOB_COMPLETION_INDEX": "4"], total: 5)
        == "4 of 5 from JOB_COMPLETION_INDEX and --shards (Kubernetes)")
  }

  @Test func `two systems may say the same shard, and no others`() throws {
    let gitLab = ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "4"]
    func merged(_ slurm: [String: String]) -> [String: String] { gitLab.merging(slurm) { first, _ in first } }
    #expect(
      try find(merged(tasks(3, of: 4, from: 1, to: 4, step: 1)))
        == "2 of 4 from CI_NODE_INDEX and CI_NODE_TOTAL (GitLab)")
    for (tasks, shard) in [
      (tasks(2, of: 4, from: 1, to: 4, step: 1), "2/4"), (tasks(3, of: 5, from: 1, to: 5, step: 1), "3/5"),
    ] {
      let error = #expect(throws: UsageError.self) { try find(merged(tasks)) }
      #expect(
        error?.description == """
          error: CI_NODE_INDEX and CI_NODE_TOTAL (GitLab) say shard 3/4, and SLURM_ARRAY_TASK_ID and \
          SLURM_ARRAY_TASK_COUNT (Slurm) shard \(shard)
          note: write '--shard 3/4' or '--shard \(shard)', or take the variables of one away
          """)
    }
  }

  /// An array's tasks as Slurm sets them.
  private func tasks(_ id: Int, of count: Int, from first: Int, to last: Int, step: Int) -> [String: String] {
    [
      "SLURM_ARRAY_TASK_ID": "\(id)", "SLURM_ARRAY_TASK_COUNT": "\(count)",
      "SLURM_ARRAY_TASK_MIN": "\(first)",
      "SLURM_ARRAY_TASK_MAX": "\(last)", "SLURM_ARRAY_TASK_STEP": "\(step)",
    ]
  }

  @Test func `tasks of an array may be numbered in steps`() throws {
    let found = try [1, 3, 5, 7].map { try find(tasks($0, of: 4, from: 1, to: 7, step: 2)) }
    let source = "from SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT (Slurm)"
    #expect(found == (0...3).map { "\($0) of 4 \(source)" })
    #expect(try find(tasks(7, of: 3, from: 5, to: 7, step: 1)) == "2 of 3 \(source)")
    #expect(try find(tasks(5, of: 1, from: 5, to: 5, step: 1)) == nil)
  }

  @Test func `tasks whose numbers do not tell their order are refused`() {
    func problem(_ environment: [String: String]) -> String? {
      #expect(throws: UsageError.self) { try find(environment) }?.description
    }
    #expect(
      problem(tasks(3, of: 3, from: 1, to: 7, step: 1)) == """
        error: the tasks of the array are not in even steps: SLURM_ARRAY_TASK_ID 3, SLURM_ARRAY_TASK_MIN 1, \
        SLURM_ARRAY_TASK_MAX 7, SLURM_ARRAY_TASK_STEP 1, SLURM_ARRAY_TASK_COUNT 3
        note: number them evenly, as '--array=1-3' does, or write '--shard INDEX/3'
        """)
    #expect(problem(tasks(4, of: 4, from: 1, to: 7, step: 2))?.contains("not in even steps") == true)
    #expect(problem(tasks(9, of: 4, from: 1, to: 7, step: 2))?.contains("not in even steps") == true)
    #expect(problem(tasks(1, of: 9999, from: 1, to: 7, step: .max))?.contains("not in even steps") == true)
  }

  @Test(arguments: [
    (
      UsageError.totalWithoutShard("CI_NODE_TOTAL", count: 4, missing: "CI_NODE_INDEX"),
      "error: CI_NODE_TOTAL says that there are 4 shards, and nothing says which of them this is\n"
        + "note: set CI_NODE_INDEX, too, or write '--shard INDEX/4'"
    ),
    (
      .shardWithoutTotal("CI_NODE_INDEX", missing: "CI_NODE_TOTAL"),
      "error: CI_NODE_INDEX says which shard this is, and nothing says how many there are\n"
        + "note: set CI_NODE_TOTAL, too, or write '--shard INDEX/TOTAL'"
    ),
    (
      .twoTotals(option: 5, "CI_NODE_TOTAL", count: 3),
      "error: '--shards' says that there are 5 shards, and CI_NODE_TOTAL that there are 3\n"
        + "note: leave '--shards' out, which is for systems that do not say it, or write '--shard INDEX/TOTAL'"
    ),
  ]) func `what contradicts itself is told with what to do`(error: UsageError, text: String) {
    #expect("\(error)" == text)
  }

  @Test func `there are no more parts than a run can have`() {
    #expect(
      throws: UsageError.notANumber(
        "--shard", "1/10001", expected: "INDEX/TOTAL with a total of at most 10000")
    ) { try Shard(parsing: "1/10001") }
  }

  @Test(arguments: ["", "2", "a/b", "1/0", "1/2/3", "-1/2"])
  func `what is no part is refused`(text: String) {
    #expect(
      throws: UsageError.notANumber(
        "--shard", text, expected: "INDEX/TOTAL, such as 1/4 for the first part of four")
    ) { try Shard(parsing: text) }
  }

  @Test func `a part is counted from one`() throws {
    #expect(try Shard(parsing: "1/4") == Shard(index: 0, total: 4))
    #expect(try Shard(parsing: "4/4") == Shard(index: 3, total: 4))
  }
}
