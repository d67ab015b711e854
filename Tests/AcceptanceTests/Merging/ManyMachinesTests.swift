import Foundation
import TestSupport
import Testing

/// The examples of runs in README and the guide on many machines, carried out with stand-ins for what starts the processes there.
struct ManyMachinesTests {
  private static func all() async throws -> [CodeBlock] {
    try await CodeBlock.all(in: "Use all cores, or many machines")
      + CodeBlock.all(in: "Many cores, many machines")
  }

  private static func blocks(_ language: String, with word: String) async throws -> [String] {
    try await all().filter { $0.language == language && $0.text.contains(word) }.map(\.text)
  }

  @Test(arguments: ["parallel", "sbatch"])
  func `the shards that a shell starts are everything, and are merged`(tool: String) async throws {
    let machine = try ShardMachine()
    let script = try #require(try await Self.blocks("bash", with: tool).first)
    let ending = try await machine.run(script)
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(machine.started.count == 9)
    #expect(try machine.read("report.html").hasSuffix("</html>\n"))
    #expect(ending.output.contains("9 scenarios: 9 passed"))
  }

  @Test func `a Kubernetes Job has a shard for each index, and a red one leaves the others alone`()
    async throws
  {
    let job = try #require(try await Self.blocks("yaml", with: "kind: Job").first)
    func value(_ name: String) -> String? {
      job.split(separator: "\n").map { $0.drop { $0 == " " } }.first { $0.hasPrefix(name + ": ") }
        .map { String($0.dropFirst(name.count + 2)) }
    }
    #expect(value("completionMode") == "Indexed")
    #expect(value("backoffLimitPerIndex") == "0")
    #expect(value("backoffLimit") == nil)
    #expect(value("restartPolicy") == "Never")
    #expect(value("command") == "[sh, -c]")
    let count = try #require(value("completions").flatMap { Int($0) })
    let command = String(try #require(value("args")).dropFirst(2).dropLast(2))
    let machine = try ShardMachine()
    for index in 0..<count {
      let shard = try await machine.run(
        command.replacing("/reports/", with: ""), ["JOB_COMPLETION_INDEX": "\(index)"])
      #expect(shard.status == 0, "\(shard.errors)")
      #expect(shard.errors.contains("note: shard \(index + 1)/\(count), "))
    }
    try await expectWhole(machine, "rehearse merge *.ndjson")
  }

  @Test func `GitLab's jobs are shards`() async throws {
    let jobs = try #require(try await Self.blocks("yaml", with: "CI_NODE_INDEX").first)
    let lines = jobs.split(separator: "\n").map { $0.drop { $0 == " " } }
    let commands = lines.filter { $0.hasPrefix("- rehearse ") }.map { String($0.dropFirst(2)) }
    let count = try #require(lines.first { $0.hasPrefix("parallel: ") }.flatMap { Int($0.dropFirst(10)) })
    try #require(commands.count == 2)
    let machine = try ShardMachine()
    for number in 1...count {
      let shard = try await machine.run(
        commands[0], ["CI_NODE_INDEX": "\(number)", "CI_NODE_TOTAL": "\(count)"])
      #expect(shard.status == 0, "\(shard.errors)")
      #expect(shard.errors.contains("note: shard \(number)/\(count), "))
    }
    // A job that is not divided is told that there is one.
    try await expectWhole(machine, commands[1], ["CI_NODE_TOTAL": "1"])
    #expect(try machine.read("junit.xml").contains(#"tests="9" failures="0""#))
  }

  @Test func `the jobs of GitHub's matrix are shards`() async throws {
    let jobs = try #require(try await Self.blocks("yaml", with: "matrix.shard").first)
    let lines = jobs.split(separator: "\n").map { $0.drop { $0 == " " } }
    let commands = lines.filter { $0.hasPrefix("- run: swift run rehearse ") }
      .map { String($0.dropFirst("- run: swift run ".count)) }
    let numbers = try #require(lines.first { $0.hasPrefix("shard: [") })
      .dropFirst(8).dropLast().split(separator: ",").compactMap { Int($0.drop { $0 == " " }) }
    try #require(commands.count == 2 && numbers.count > 1)
    let machine = try ShardMachine()
    for number in numbers {
      let shard = try await machine.run(commands[0].replacing("${{ matrix.shard }}", with: "\(number)"))
      #expect(shard.status == 0, "\(shard.errors)")
    }
    try await expectWhole(machine, commands[1])
  }

  @Test func `README and the guide show no other scripts and jobs than those`() async throws {
    let blocks = try await Self.all()
    let words = ["parallel \"", "sbatch --", "kind: Job", "CI_NODE_INDEX", "matrix.shard"]
    for block in blocks where ["bash", "yaml"].contains(block.language) {
      #expect(words.count { block.text.contains($0) } == 1, "no test carries this out:\n\(block.text)")
    }
  }

  private func expectWhole(
    _ machine: ShardMachine, _ merge: String, _ environment: [String: String] = [:]
  ) async throws {
    let ending = try await machine.run(merge, environment)
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(ending.errors == "")
    #expect(ending.output.hasPrefix("9 scenarios: 9 passed"))
  }

  @Test func `a report and standard output do not share a file`() async throws {
    let machine = try ShardMachine()
    let ending = try await machine.run("rehearse -f json:out.json >out.json")
    #expect(
      ending.errors == """
        error: a report and standard output cannot share the file 'out.json'
        note: name another file for the report, or lead standard output elsewhere

        """)
    #expect(ending.status == 2)
  }
}
