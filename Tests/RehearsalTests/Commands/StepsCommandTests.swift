import Rehearsal
import Testing

struct StepsCommandTests {
  @Test func `the steps of all apps`() async throws {
    let end = try await Stage().run(["steps"], suites: [counterSuite(), shopSuite()])
    #expect(end.status == .success)
    #expect(end.errors == "")
    #expect(
      end.output == """
        counter  Counts apples
          {int} apples
          these apples:
          I eat {int}
          {int} are left
          nothing
          a wait without end

        shop  Counts pens
          {int} pens
          nothing

        """)
  }

  @Test func `the steps of one app, with their places`() async throws {
    let end = try await Stage().run(
      ["steps", "--app", "shop", "--code"], suites: [counterSuite(), shopSuite()])
    #expect(end.status == .success)
    let lines = end.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].firstMatch(of: #/^  \{int\} pens  \(RehearsalTests\/Suites\.swift:\d+\)$/#) != nil)
  }

  @Test func `a library that cannot be used`() async throws {
    let end = try await Stage().run(["steps"], suites: [brokenSuite()])
    #expect(end.status == .usage)
    #expect(end.output == "")
    #expect(end.errors.hasPrefix("RehearsalTests/Suites.swift:"))
  }
}
