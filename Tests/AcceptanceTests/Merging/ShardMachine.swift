import Foundation
import TestSupport

/// A folder with a few scenarios, in which `rehearse` runs beside stand-ins for what starts it on many machines.
struct ShardMachine {
  private let folder: TemporaryFolder

  /// Starts the command for each of the arguments, one after the other, as GNU parallel does side by side.
  private static let parallel = """
    #!/usr/bin/env bash
    command=$1; shift 2
    for item in "$@"; do bash -c "${command//\\{\\}/$item}" || exit; done

    """

  /// Starts what it wraps, for each index of an array, as Slurm does; each job has ended when it returns.
  private static let sbatch = """
    #!/usr/bin/env bash
    while (($#)); do
      case $1 in
        --parsable) ;;
        --array=*-*) range=${1#--array=} ;;
        --dependency=afterany:17) ;;
        --wrap) wrapped=$2; shift ;;
        *) echo "sbatch has no option $1" >&2; exit 2 ;;
      esac
      shift
    done
    [[ -z ${range-} ]] && exec bash -c "$wrapped"
    echo 17
    export SLURM_ARRAY_TASK_MIN=${range%-*} SLURM_ARRAY_TASK_MAX=${range#*-} SLURM_ARRAY_TASK_STEP=1
    export SLURM_ARRAY_TASK_COUNT=$((SLURM_ARRAY_TASK_MAX - SLURM_ARRAY_TASK_MIN + 1))
    for SLURM_ARRAY_TASK_ID in $(seq "$SLURM_ARRAY_TASK_MIN" "$SLURM_ARRAY_TASK_MAX"); do
      export SLURM_ARRAY_TASK_ID
      bash -c "$wrapped" >slurm-17_$SLURM_ARRAY_TASK_ID.out || exit
    done

    """

  /// Notes how it was started and starts what was built.
  private static func rehearse(_ program: String) -> String {
    """
    #!/usr/bin/env bash
    echo "$*" >>"$(dirname "$0")/started"
    exec '\(program)' "$@"

    """
  }

  init() throws {
    folder = try TemporaryFolder()
    let amounts = (1...9).map {
      "Given balance ETH 0.051, when I type \($0) 0, then Amount reads \"\($0)0\"\n\n"
    }
    try write(amounts.joined(), to: "Scenarios/buy-crypto/amounts.scenario")
    let program = try BuiltProgram("rehearse").url.path()
    for (name, text) in [
      ("parallel", Self.parallel), ("sbatch", Self.sbatch), ("rehearse", Self.rehearse(program)),
    ] {
      try write(text, to: "bin/\(name)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.url.appending(path: "bin/\(name)").path())
    }
  }

  /// What a system that runs these tests may say of itself, which is not meant for them.
  private static let silence = Dictionary(
    uniqueKeysWithValues: [
      "TEST_TOTAL_SHARDS", "TEST_SHARD_INDEX", "XML_OUTPUT_FILE", "CI_NODE_INDEX", "CI_NODE_TOTAL",
      "CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", "BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT",
      "SEMAPHORE_JOB_INDEX", "SEMAPHORE_JOB_COUNT", "SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_COUNT",
      "JOB_COMPLETION_INDEX", "GITHUB_STEP_SUMMARY",
    ].map { ($0, "") })

  /// How the command was started, each time.
  var started: [String] {
    (try? read("bin/started"))?.split(separator: "\n").map(String.init) ?? []
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }

  /// Runs a script of the shell in the folder.
  func run(_ script: String, _ environment: [String: String] = [:]) async throws -> BuiltProgram.Ending {
    let system = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let path = ["PATH": folder.url.appending(path: "bin").path() + ":" + system]
    return try await BuiltProgram(at: URL(filePath: "/bin/bash")).run(
      ["-e", "-c", script], in: folder.url,
      environment: Self.silence.merging(environment) { $1 }.merging(path) { $1 })
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }
}
