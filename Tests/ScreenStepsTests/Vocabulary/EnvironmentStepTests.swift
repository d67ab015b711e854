import Testing

@MainActor @Suite struct EnvironmentStepTests {
  @Test func `an app that does not follow the system is told so`() async throws {
    #expect(
      try await problems(in: "Given I open the app, When the system turns dark")
        == "the app looks the same everywhere: it does not follow the system")
  }

  @Test func `a screen for another appearance or width is a failure`() async throws {
    #expect(
      try await problems(in: "Given the system is dark, When I open the app, Then the screen is dark") == """
        the appearance is not as expected
        expected: dark
        actual: light
        """)
    #expect(
      try await problems(in: "When I open the app, Then the screen is laid out for regular width") == """
        the width is not as expected
        expected: regular
        actual: compact
        """)
  }

  @Test func `an app that was quit opens as it was made`() async throws {
    let text = """
      When I type 1 2
      And I quit and reopen the app
      Then Amount is empty
      When I type 3
      And I quit the app
      And I type 2
      Then Amount reads "2"
      """

    #expect(try await problems(in: text) == "")
  }

  @Test func `an app that is not open cannot be quit`() async throws {
    #expect(
      try await problems(in: "When I quit the app") == """
        the app is not open, so it cannot be quit
        note: write 'I open the app' first
        """)
  }

  @Test func `an app cannot be quit while an answer is held`() async throws {
    let text = """
      Given the answer of the service is held
      When I tap Ask
      And I quit the app
      """

    #expect(
      try await problems(in: text).hasPrefix(
        """
        the app cannot be quit while it has work under way
        expected: no task
        actual: a task
        note: let the time pass that it needs, or let the answers arrive that are held
        """))
  }
}
