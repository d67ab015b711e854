import AppSteps
import Gherkin
import ScenarioRunner
import Testing

/// What the scenarios of the bank statement alone have to be.
struct BankStatementTests {
  @Test func `nearly all are in Portuguese`() throws {
    let pickles = try ScenarioFolder("bank-statement").pickles

    #expect(pickles.filter { $0.language != "pt" }.count == 3)
  }

  @Test func `every step can be had in both languages`() {
    let steps = BankSuite().steps.steps

    #expect(steps.filter { $0.expressions.count < 2 }.map(\.expressions) == [])
    #expect(steps.count > 50)
  }
}
