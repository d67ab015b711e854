import Testing

/// Gives the tests of a suite one browser, which is started before them and ended after them.
struct BrowserTrait: SuiteTrait, TestScoping {
  @TaskLocal static var browser: Browser?

  /// Once around the suite, not around each of its tests.
  var isRecursive: Bool { false }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard let program = BrowserLocation.program else { return try await function() }
    let browser = try await Browser(program: program)
    defer { browser.close() }
    try await Self.$browser.withValue(browser) { try await function() }
  }
}
