import Testing

@testable import Benchmarks

struct BenchmarksErrorTests {
  private func error(_ arguments: String...) -> String {
    do throws(BenchmarksError) {
      try BenchmarksCommand.run(arguments)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `what is wrong with the arguments is said`() {
    #expect(
      error("pars")
        == """
        there is no command 'pars'; there are 'generate', 'parse', 'fuzz', 'suite', 'run', 'memory', 'start', 'rehearse', and \
        no command for all benchmarks of texts
        """
    )
    #expect(
      error("fuzz", "--sed", "1")
        == "'fuzz' has no option '--sed'; there are --seconds, --seed, --bytes, --round")
    #expect(error("start", "--seed", "1") == "'start' has no option '--seed'; it takes none")
    #expect(
      error("--busy", "1")
        == "'Benchmarks' without a command has no option '--busy'; there are --bytes, --seed, --python")
    #expect(
      error("generate", "text")
        == "'generate' has no use for 'text'; 'Benchmarks --help' shows what each command takes")
    #expect(error("fuzz", "--seed") == "the option --seed has no value; write '--seed VALUE'")
    #expect(error("fuzz", "--seed", "x") == "the option --seed takes a whole number, not 'x'")
    #expect(
      error("run", "--least-jobs", "fast") == "the option --least-jobs takes a number such as 1.5, not 'fast'"
    )
    #expect(
      error("run", "--least-jobs", "0") == "the option --least-jobs takes a number such as 1.5, not '0'")
    #expect(
      error("run", "--least-behave", "40")
        == "the option --least-behave has no meaning without --python; add '--python PATH'")
    #expect(
      error("parse", "none.feature")
        == "the file 'none.feature' cannot be read; see that it is there and may be read")
  }

  @Test func `what the work shows is said`() {
    #expect(BenchmarksError.unparsable("a.feature:1:1: error: b").description == "a.feature:1:1: error: b")
    #expect(
      BenchmarksError.failed("python3").description
        == "'python3' failed; see that it is a Python with the package gherkin-official")
    #expect(
      BenchmarksError.notRun("python3 -m behave").description
        == "'python3 -m behave' failed; see what it says when it is run by hand, and that a Python has the package behave"
    )
    #expect(
      BenchmarksError.notCompiled("a.swift:1:1: error: b").description
        == "a program to compare with does not compile, with swiftc as it is found by PATH:\na.swift:1:1: error: b"
    )
    #expect(
      BenchmarksError.unwritable(path: "a/b").description
        == "'a/b' cannot be written; see that its folder is there and may be written to")
    #expect(
      BenchmarksError.memory(["--jobs 1: 4000 octets a scenario, not 3000"]).description
        == "runs take more memory than they may:\n--jobs 1: 4000 octets a scenario, not 3000")
    #expect(
      BenchmarksError.slow(["--jobs 2 : --jobs 1 is 1.1 ×, not 1.5 ×"]).description
        == "runs are slower than they may be:\n--jobs 2 : --jobs 1 is 1.1 ×, not 1.5 ×")
    #expect(
      BenchmarksError.growth(["a: 4.0 ×", "b: 5.0 ×"]).description
        == "2 kinds of text take more than they should:\na: 4.0 ×\nb: 5.0 ×")
  }
}
