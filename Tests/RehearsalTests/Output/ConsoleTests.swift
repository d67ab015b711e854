import Foundation
import Testing

@testable import Rehearsal

struct ConsoleTests {
  @Test func `variables are those of the process where no others were given`() throws {
    let console = Console.process
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    #expect(console.variable("PATH") == path)
    #expect(console.environment["PATH"] == path)
    #expect(console.variable("NO_SUCH_VARIABLE_OF_ANYBODY") == nil)
  }

  @Test func `variables that were given hide those of the process`() {
    var console = Console(write: { _ in }, writeError: { _ in }, environment: ["COLOUR": "blue"])
    #expect(console.variable("COLOUR") == "blue")
    #expect(console.variable("PATH") == nil)
    console.environment["COLOUR"] = "red"
    #expect(console.variable("COLOUR") == "red")
    #expect(console.environment == ["COLOUR": "red"])
  }
}
