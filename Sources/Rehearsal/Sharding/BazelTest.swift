import Foundation

/// What Bazel says to a test by variables, besides its shard, and what it expects of it.
///
/// See bazel.build/reference/test-encyclopedia. `TESTBRIDGE_TEST_ONLY` is taken as `--name-matching` takes it.
struct BazelTest {
  private let console: Console

  init(_ console: Console) { self.console = console }

  /// Carries out a run as a test of Bazel, where it is one.
  @MainActor func run(
    _ given: ParsedOptions, _ body: @MainActor (ParsedOptions) async -> ExitStatus
  ) async -> ExitStatus {
    guard !given.has("--list"), !given.has("--watch") else { return await body(given) }
    let marker = value("TEST_PREMATURE_EXIT_FILE")
    let given = withReport(given)
    do throws(UsageError) {
      for path in [marker, isShardAnnounced(given) ? value("TEST_SHARD_STATUS_FILE") : nil] {
        if let path { try console.rewrite(path, with: []) }
      }
      // What ends the process in the middle leaves the file, which tells Bazel so.
      defer { if let marker { try? FileManager.default.removeItem(atPath: console.resolved(marker)) } }
      let (options, notes) = try options(over: given)
      for note in notes { console.writeError("note: \(note)\n") }
      return await body(options)
    } catch {
      return RefusalReports(options: given, console: console).tell(error)
    }
  }

  /// The options with the report that Bazel reads.
  private func withReport(_ given: ParsedOptions) -> ParsedOptions {
    guard let path = value("XML_OUTPUT_FILE"), !isWritten(path, given) else { return given }
    return given.adding("--format", "junit:\(path)")
  }

  /// Whether the file is to be touched that says that the test knows of its shards.
  ///
  /// A dry run is not divided, but Bazel would take a test for red that does not touch it.
  private func isShardAnnounced(_ options: ParsedOptions) -> Bool {
    value("TEST_TOTAL_SHARDS") != nil && !options.has("--shard")
  }

  /// The options with what the variables say besides, and what a person should know of them.
  private func options(
    over given: ParsedOptions
  ) throws(UsageError) -> (options: ParsedOptions, notes: [String]) {
    var options = given
    var notes: [String] = []
    if let pattern = value("TESTBRIDGE_TEST_ONLY") {
      for option in ["--name", "--name-matching", "--eval"] where given.has(option) {
        throw .notTogether(
          "'TESTBRIDGE_TEST_ONLY'", "'\(option)'",
          reason: "both say which scenarios run; take one of them away")
      }
      options = options.adding("--name-matching", pattern)
      notes.append("--name-matching '\(pattern)', as TESTBRIDGE_TEST_ONLY says (Bazel)")
    }
    if value("TESTBRIDGE_TEST_RUNNER_FAIL_FAST") == "1", !given.has("--fail-fast") {
      options = options.adding("--fail-fast")
      notes.append("--fail-fast, as TESTBRIDGE_TEST_RUNNER_FAIL_FAST says (Bazel)")
    }
    if given.value("--order") == "random", let text = value("TEST_RANDOM_SEED") {
      guard let seed = UInt64(text) else {
        throw .notANumber("TEST_RANDOM_SEED", text, expected: "a whole number from 0")
      }
      options = options.adding("--order", "random:\(seed)", replacing: true)
      notes.append("--order random:\(seed), as TEST_RANDOM_SEED says (Bazel)")
    }
    return (options, notes)
  }

  /// Whether an option asks for that very report already, by whatever name of the file.
  private func isWritten(_ path: String, _ options: ParsedOptions) -> Bool {
    let file = FileIdentity(console.resolved(path))
    return options.all("--format").contains { format in
      let name = "junit:"
      return format.hasPrefix(name)
        && FileIdentity(console.resolved(String(format.dropFirst(name.count)))) == file
    }
  }

  private func value(_ name: String) -> String? {
    console.variable(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
