import Testing

@testable import ScenarioTesting

/// What Swift Testing keeps of what steps attach and log.
struct CaseAttachmentTests {
  private static func ending(_ step: String) async throws -> (CaseFinding?, [CaseAttachment]) {
    let bench = try Bench(feature: "Feature: Till\n  Scenario: Money\n    When \(step)\n")
    let scenario = try #require(try bench.scenarios().first)
    let ending = try await scenario.ending()
    return (CaseFinding.all(in: ending, of: scenario.testCase).first, CaseAttachment.all(in: ending))
  }

  @Test func `lines of log are one text, and all else stands for itself`() async throws {
    let (finding, attachments) = try await Self.ending("I print the bill")
    #expect(finding == nil)
    #expect(
      attachments == [
        CaseAttachment(name: "log.txt", bytes: Array("printing\nprinted\n".utf8)),
        CaseAttachment(name: "attached.json", bytes: Array("{}".utf8)),
        CaseAttachment(name: "bill.png", bytes: [1, 2]),
        CaseAttachment(name: "link.txt", bytes: Array("# the bill\nhttps://example.org/bill\n".utf8)),
      ])
  }

  @Test func `what a step logged before it failed stands in its issue`() async throws {
    let (finding, _) = try await Self.ending("the paper is out")
    #expect(
      finding?.text.replacing(/Bench\.swift:[0-9]+/, with: "Bench.swift:N") == """
        When the paper is out
          no paper
          where     Scenarios/till/till.feature:3:5
          in        ScenarioTestingTests/Bench.swift:N
          screen
            Till: 0
          log       printing
        """)
  }

  @Test func `a file is kept as it was when it was attached, and of one too large how large it was`()
    async throws
  {
    let missing = CaseAttachment(
      name: "file.txt", bytes: Array("there was no file 'no/such.txt' to read\n".utf8))
    let (_, scanned) = try await Self.ending("I scan 3 bytes")
    #expect(scanned == [CaseAttachment(name: "scan.txt", bytes: [7, 7, 7]), missing])
    let (_, long) = try await Self.ending("I scan 10000001 bytes")
    #expect(long.map(\.name) == ["scan.txt.txt", "file.txt"])
    let lines = String(decoding: try #require(long.first?.bytes), as: UTF8.self).split(separator: "\n")
    #expect(
      lines.first?.hasSuffix(".txt' had 10000001 bytes; a test keeps files of at most 10000000") == true)
    #expect(lines.last == "'rehearse --format html:FILE' keeps it beside its report")
  }

  @Test func `nothing is kept where nothing was added`() async throws {
    #expect(try await Self.ending("I put in 5").1 == [])
  }
}
