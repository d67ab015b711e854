import ScenarioRunner
import Testing

@testable import Rehearsal

struct ShardVariablesTests {
  private func find(_ environment: [String: String], total: Int? = nil) throws -> String? {
    try ShardVariables(environment: environment, total: total).find().map { finding in
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
    #expect(try find(["TEST_SHARD_INDEX": "", "TEST_TOTAL_SHARDS": "3"]) == nil)
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
