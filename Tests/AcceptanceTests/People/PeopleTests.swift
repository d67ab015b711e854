import Foundation
import TestSupport
import Testing

@testable import rehearse

/// What the scenarios of People alone have to be: each has files of its own, and leaves none.
@Suite(.serialized) struct PeopleTests {
  @Test func `no file is left behind`() async throws {
    let folder = try TemporaryFolder()
    let suite = Suites.people(filesIn: folder.url)
    let run = try await AcceptanceRun(of: suite, tag: "@PPL-02 or @PPL-07")

    #expect(run.count > 5)
    #expect(run.problems == [])
    #expect(try folder.fileNames == [])
  }
}
