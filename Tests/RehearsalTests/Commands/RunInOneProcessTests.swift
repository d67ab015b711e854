import Foundation
import TestSupport
import Testing

/// What steps can do to a run that shares their process.
struct RunInOneProcessTests {
  @Test(arguments: [0, 3])
  func `a step that ends the process is a failure that the reports tell`(status: Int) async throws {
    let stage = try CrashingStage([
      ["nothing"], ["nothing", "it exits with \(status)", "nothing"], ["nothing"],
    ])
    let ending = try await stage.run("--format", "json:report.json")
    #expect(ending.status == 1)
    #expect(
      ending.errors
        == "error: the code of a step or a hook ended the process before the run had ended\n")
    #expect(ending.output.contains("3 scenarios: 1 passed · 1 failed · 1 not run"))
    let message = """
      the step ended the process, so the run cannot go on; its code has to throw an error instead, and with \
      '--jobs' it would have cost one scenario
      """
    #expect(ending.output.contains("the run was cut short: the step ended the process"))
    let report = try String(contentsOf: stage.folder.url.appending(path: "report.json"), encoding: .utf8)
    #expect(report.contains(message))
    #expect(report.hasSuffix("}\n"))
  }

  @Test(arguments: [[], ["--jobs", "1"]])
  func `an interruption is not kept waiting by a step that blocks`(jobs: [String]) async throws {
    let stage = try CrashingStage([["it says that it blocks"], ["nothing"]])
    let ending = try await BuiltProgram("crashing-app").run(
      ["--timeout", "600", "--format", "junit:report.xml"] + jobs, in: stage.folder.url,
      environment: stage.environment
    ) { process in
      while process.isRunning, !stage.notes.contains("blocks") { usleep(1_000) }
      kill(process.processIdentifier, SIGINT)
    }
    #expect(ending.status == 130)
    #expect(ending.output.contains("2 scenarios: 1 failed · 1 not run"))
    #expect(ending.output.contains("the run was interrupted"))
    let report = try String(contentsOf: stage.folder.url.appending(path: "report.xml"), encoding: .utf8)
    #expect(report.contains("blocked the main actor") || report.contains("blocks the main actor"))
    #expect(report.hasSuffix("</testsuites>\n"))
  }

  @Test func `what was left running by a step that was interrupted is not held against it`() async throws {
    let stage = try CrashingStage([["something is left behind", "it says that it waits, without end"]])
    let told = try await stage.told { process in
      while process.isRunning, !stage.notes.contains("waits") { usleep(1_000) }
      kill(process.processIdentifier, SIGINT)
    }
    #expect(told.map(\.steps).map { $0.map(\.status) } == [["passed", "failed"]])
    #expect(told.first?.failures ?? [] == [])
  }

  @Test(arguments: ["json", "junit", "message:-", "github", "teamcity", "tap"])
  func `what steps print does not come into a report on standard output`(format: String) async throws {
    let quiet = try CrashingStage([["nothing"]])
    let loud = try CrashingStage([[#"it prints "::error::said by a step""#]])
    let report = try await loud.run("--format", format)
    #expect(report.status == 0)
    // What reads the log of a job takes commands from standard error too.
    let line = format == "github" ? #"\::error::said by a step"# : "::error::said by a step"
    #expect(report.errors == line + "\n")
    #expect(!report.output.contains("\n::error::said by a step"))
    #expect(!report.output.hasPrefix("::error::said by a step"))
    let lines = report.output.split(separator: "\n").count
    #expect(try await quiet.run("--format", format).output.split(separator: "\n").count == lines)
  }

  @Test func `standard output that nobody reads does not stop the other reports`() async throws {
    let stage = try CrashingStage([["nothing"]])
    let (status, errors) = try await Blocking.run {
      let process = Process()
      process.executableURL = try BuiltProgram("crashing-app").url
      process.arguments = ["--format", "pretty", "--format", "junit:report.xml"]
      process.currentDirectoryURL = stage.folder.url
      process.environment = ProcessInfo.processInfo.environment.merging(stage.environment) { $1 }
      let (output, errors) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = errors
      try output.fileHandleForReading.close()
      try process.run()
      let told = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, told)
    }
    #expect(status == 2)
    #expect(
      errors == """
        standard output: error: the report is not complete: broken pipe
        note: do not rely on what it holds; make room or name another file

        """)
    #expect(stage.notes.contains("closes"))
    let report = try String(contentsOf: stage.folder.url.appending(path: "report.xml"), encoding: .utf8)
    #expect(report.contains("<testcase "))
    #expect(report.hasSuffix("</testsuites>\n"))
  }
}
