import Foundation
import Rehearsal
import Testing

struct ListTests {
  @Test func `what would run is listed with place, name and tags, in the order of the run`() async throws {
    let end = try await Stage.good().run("--list", "--order", "reverse")
    #expect(end.status == .success)
    #expect(end.errors == "")
    #expect(
      end.output == """
        Scenarios/counter/eating.feature:8  None  @CNT-02
        Scenarios/counter/eating.feature:3  Two of five  @CNT-01

        2 scenarios

        """)
  }

  @Test func `a place can be given to a run as it stands`() async throws {
    let stage = try Stage.good()
    let list = await stage.run("--list", "--name", "None")
    let place = try #require(list.output.split(separator: " ").first)
    #expect(list.output.hasSuffix("\n\n1 scenario, 1 left out by the selection\n"))
    let end = await stage.run([String(place), "-f", "pretty"])
    #expect(end.output.contains("✓ None"))
    #expect(end.output.contains("1 scenario: 1 passed"))
  }

  @Test func `nothing is run and no step has to be known`() async throws {
    let end = try await Stage().run("--list", "-e", "@a\nThe moon:\nGiven the moon")
    #expect(end.status == .success)
    #expect(end.output == "-e:2  The moon  @a\n\n1 scenario\n")
  }

  @Test func `a random order says its seed`() async throws {
    let end = try await Stage.good().run("--list", "--order", "random:3")
    #expect(end.output.hasSuffix("2 scenarios\nrandom order, seed 3; repeat it with --order random:3\n"))
  }

  @Test func `the list is had as JSON, on standard output or in a file`() async throws {
    let stage = try Stage.good()
    let end = await stage.run("--list", "--name", "None", "-f", "json", "-f", "json:list.json")
    #expect(end.status == .success)
    #expect(try stage.read("list.json") == end.output)
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(end.output.utf8)) as? [String: Any])
    #expect(list["format"] as? String == "rehearsal-list")
    #expect(list["leftOut"] as? Int == 1)
    #expect(list["shard"] is NSNull)
    #expect(list["elsewhere"] as? Int == 0)
    let scenario = try #require((list["scenarios"] as? [[String: Any]])?.first)
    #expect(scenario["app"] as? String == "counter")
    #expect(scenario["name"] as? String == "None")
    #expect(scenario["line"] as? Int == 8)
    #expect(scenario["tags"] as? [String] == ["@CNT-02"])
    #expect(scenario["requirements"] as? [String] == ["CNT-02"])
  }

  @Test func `the JSON of a shard says which it is and how many others there are`() async throws {
    let end = try await Stage.divided().run("--list", "--shard", "2/3", "-f", "json")
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(end.output.utf8)) as? [String: Any])
    #expect(list["shard"] as? String == "2/3")
    #expect(list["elsewhere"] as? Int == 3)
    #expect((list["scenarios"] as? [Any])?.count == 1)
  }

  @Test func `a selection that leaves nothing over is no list`() async throws {
    let end = try await Stage.good().run("--list", "--tags", "@none")
    #expect(end.status == .nothingToRun)
    #expect(end.output == "")
  }
}
