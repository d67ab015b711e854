import ScenarioRunner
import Testing

/// What the steps of Buy Crypto say when something is not as they say.
@MainActor @Suite struct BuyStepTests {
  private func problem(in text: String) async throws -> String {
    let failure = try #require(try await failures(in: text).first)
    let parts = [failure.message, failure.expected, failure.actual] + failure.notes
    return parts.compactMap { $0 }.joined(separator: "\n")
  }

  @Test func `the sentence of the brief runs as it stands`() async throws {
    #expect(try await failures(in: "Given balance ETH 0.051, When I type 5 0, Then Next is enabled") == [])
  }

  @Test func `what the app is made with cannot change later`() async throws {
    for (step, what) in [
      ("balance ETH 1", "the balance of ETH"), ("I pay in usd", "the currency"),
      ("placing an order takes 3 seconds", "the time for an order"),
    ] {
      #expect(
        try await problem(in: "Given I open the app, given \(step)") == """
          \(what) is set when the app opens, and the app is open
          say it before the first step that uses the app
          """)
    }
  }

  @Test func `another number of orders`() async throws {
    #expect(
      try await problem(in: "Then 1 order was placed") == """
        the number of orders placed is not 1
        1
        0
        """)
    #expect(
      try await problem(
        in:
          "Given I am reviewing an order of 50 at 1200, when I tap \"Place order\", then no order was placed"
      ) == """
        the number of orders placed is not 0
        0
        1: 50 eur of BTC at 1200
        """)
  }

  @Test func `another order`() async throws {
    #expect(
      try await problem(in: "Then the order placed is 50 eur of BTC at 1,200.5") == """
        the order placed last is another
        50 eur of BTC at 1200.5
        no order
        """)
  }

  @Test func `a history that cannot be read`() async throws {
    let table = "Given the price history of BTC is:\n  | moment |\n  | 2024-05-01 |"

    #expect(
      try await problem(in: table) == "a point of a history has two columns: its moment and its price")
  }

  @Test func `a price that is no number`() async throws {
    #expect(
      try await problem(in: "Given the BTC price is sent as \"cheap\"").contains(
        "'cheap' is not a number in JSON"))
  }
}
