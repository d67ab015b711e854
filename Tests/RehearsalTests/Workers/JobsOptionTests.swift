import Rehearsal
import Testing

struct JobsOptionTests {
  @Test(arguments: ["0", "-1", "257", "many", "1.5"])
  func `a number of workers that makes no sense is refused`(value: String) async throws {
    let ending = try await Stage.good().run("--jobs=\(value)")
    #expect(ending.status == .usage)
    #expect(
      ending.errors == """
        error: '\(value)' is no value of '--jobs'
        note: it takes a whole number from 1 to 256, or 'auto'

        """)
  }

  @Test func `a program that cannot be started again has no workers`() async throws {
    let ending = try await Stage.good().run("--jobs", "2")
    #expect(ending.status == .usage)
    #expect(
      ending.errors == """
        error: '--jobs' cannot be used here, since this program cannot be started again
        note: leave it out, or say in 'Console.program' how to start it

        """)
  }
}
