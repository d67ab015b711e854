import Testing

@MainActor @Suite struct LeftoverTests {
  @Test func `a fault that never comes to bear`() async throws {
    #expect(
      try await problems(in: "Given the service answers 503 twice, when I tap Ask") == """
        the fault 'status 503' never came to bear, or not as often as planned
        note: take the step out, or let the app ask for what the fault is about
        """)
  }

  @Test func `a fault that is taken back unused`() async throws {
    let text = "Given \"/price\" answers 503, given the service answers as usual again"

    #expect(
      try await problems(in: text) == """
        the fault 'status 503' for 'any /price' never came to bear, or not as often as planned
        note: take the step out, or let the app ask for what the fault is about
        """)
  }

  @Test func `a task that still runs`() async throws {
    #expect(
      try await problems(in: "Given answers of the service take 5 seconds, when I tap Ask") == """
        the app still has a task running
        note: let the time pass that it needs, as with 'When 60 seconds pass', or let the answers arrive \
        that are held
        """)
  }

  @Test func `a request that no route expects`() async throws {
    #expect(
      try await problems(in: "When I tap Stray") == """
        the app asked for 'GET /prize', which no route expects
        note: the nearest route is 'GET /price'
        """)
  }
}
