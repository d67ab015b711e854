import Foundation
import TestSupport
import Testing

@testable import Benchmarks

struct BenchmarkEntryTests {
  @Test func `each command tells how it is called and what it does`() {
    #expect(
      BenchmarkEntry.help(for: ["start", "--help"])
        == "Benchmarks start\n  runs one scenario against programs that do nothing (Linux, built static)\n")
    #expect(
      BenchmarkEntry.help(for: ["suite", "--seed", "1", "--help"])
        == """
        Benchmarks suite FOLDER [--features N] [--seed S]
          writes features of trivial steps, with the steps for behave

        """)
    #expect(
      BenchmarkEntry.help(for: ["--seed", "1", "--help"])
        == """
        Benchmarks [--bytes N] [--seed S] [--python PATH]
          measures parsing, matching and laying out; with a Python, parsing against gherkin-official

        """)
  }

  @Test func `the program tells all commands`() throws {
    let help = try #require(BenchmarkEntry.help(for: ["--help"]))
    #expect(help == BenchmarkEntry.help(for: ["help"]))
    for entry in BenchmarkEntry.all { #expect(help.contains(entry.summary)) }
  }

  @Test func `what the compiler says is told where it fails`() throws {
    let folder = try TemporaryFolder()
    #expect {
      try StartComparison.compile("let number: Int = ", to: folder.url.path + "/wrong")
    } throws: { error in
      guard case .notCompiled(let output)? = error as? BenchmarksError else { return false }
      return output.contains("error:")
    }
  }

  @Test func `a run that takes more memory than it may is an error`() async throws {
    let program = try BuiltProgram("Benchmarks")
    let folder = try TemporaryFolder()
    let ending = try await program.run(["memory", "--features", "200", "--most", "1"], in: folder.url)
    #expect(ending.status == 2)
    #expect(ending.errors.hasPrefix("error: runs take more memory than they may:\nin one process: "))
    #expect(ending.output.contains("in one process"))
    #expect(ending.output.contains("--jobs 1"))
    let other = try await program.run(
      ["memory", "--features", "20", "--most", "100000000"], in: folder.url)
    #expect(other.status == 0)
    #expect(other.output.contains(" MB with 20, "))
  }

  @Test func `runs that are slower than they may be are an error`() async throws {
    let program = try BuiltProgram("Benchmarks")
    let folder = try TemporaryFolder()
    let run = ["run", "--features", "2", "--round", "1", "--least-jobs"]
    let slow = try await program.run(run + ["1000"], in: folder.url)
    #expect(slow.status == 2)
    #expect(slow.errors.hasPrefix("error: runs are slower than they may be:\n--jobs 2 : --jobs 1 is "))
    #expect(slow.errors.hasSuffix(" ×, not 1000.0 ×\n"))
    let fast = try await program.run(run + ["0.001"], in: folder.url)
    #expect(fast.status == 0)
    #expect(fast.errors == "")
  }

  @Test func `who asks for no help, or of no command, gets none`() {
    #expect(BenchmarkEntry.help(for: ["start"]) == nil)
    #expect(BenchmarkEntry.help(for: []) == nil)
    #expect(BenchmarkEntry.help(for: ["strat", "--help"]) == nil)
  }
}
