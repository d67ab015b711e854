import ScreenSteps
import Testing

@MainActor @Suite struct ServiceStepTests {
  let usual = "200 3.20 in the shop"

  @Test func `a service can be asked, and what it was asked is known`() async throws {
    let text = """
      Then the service was not asked
      When I tap Ask
      Then Price reads "200 3.20 in the shop"
      And the service was asked once
      And the service was asked for "/price"
      And the service was asked once for "GET /price"
      And the service was not asked for "/price?page=2"
      And the price service was asked once
      And "/price" was asked once
      """

    #expect(try await problems(in: text, services: [NamedService("the price service", path: "/price")]) == "")
  }

  @Test(arguments: [
    ("the service answers 503", "503 Service Unavailable\n"),
    ("the service answers 404 once", "404 Not Found\n"),
    ("the service answers 429 with Retry-After 5", "429 Too Many Requests\n"),
    ("the service answers 429 with Retry-After 5 once", "429 Too Many Requests\n"),
    ("the service answers 429 with Retry-After \"soon\" once", "429 Too Many Requests\n"),
    ("the service answers with nothing", "200 "), ("the service answers with nothing once", "200 "),
    ("the service answers with broken content", "200 {\"broken\":"),
  ])
  func `a service answers otherwise`(_ fault: String, _ answer: String) async throws {
    let text = "Given \(fault)\nWhen I tap Ask\nThen Price reads \"x\""

    #expect(try await problems(in: text).contains("actual: \(answer)"))
  }

  @Test(arguments: [
    "the service is offline", "the service refuses the connection once", "the service cuts its answer off",
  ])
  func `a service does not answer`(_ fault: String) async throws {
    #expect(try await problems(in: "Given \(fault)\nWhen I tap Ask\nThen Price reads \"—\"") == "")
  }

  @Test func `faults come in order and end`() async throws {
    let text = """
      Given the service answers 503 twice
      And the service answers:
        ```
        other words
        ```
      When I tap Ask
      And I tap Ask
      And I tap Ask
      Then Price reads "200 other words"
      When the service answers as usual again
      And I tap Ask
      Then Price reads "\(usual)"
      When the service is offline
      And the service is online again
      And I tap Ask
      Then Price reads "\(usual)"
      """

    #expect(try await problems(in: text) == "")
  }

  @Test func `answers take the time of the scenario`() async throws {
    let text = """
      Given the next answer of "/price" takes 1.5 seconds
      When I tap Ask
      Then Ask is loading
      When 1 second passes
      Then Ask is loading
      When 500 milliseconds pass
      Then Ask is not loading
      When a minute passes
      """

    #expect(try await problems(in: text) == "")
  }

  @Test func `held answers arrive when they are told to`() async throws {
    let text = """
      Given the next 2 answers of the service are held
      When I tap Ask
      And I tap Ask
      Then Ask is loading
      When the second answer of the service arrives
      Then Price reads "\(usual)"
      When the first answer of the service arrives
      Then Ask is not loading
      Given the answer to "/price" is held
      When I tap Ask
      And the answer to "/price" arrives
      Then the service was asked 3 times
      """

    #expect(try await problems(in: text) == "")
  }

  @Test func `nothing is held`() async throws {
    #expect(
      try await problems(in: "When the answer of the service arrives") == """
        no answer of the service is held
        expected: a held answer
        actual: none
        note: hold it first, with 'Given the answer of the service is held'
        """)
  }

  @Test func `something else is held`() async throws {
    let text = "Given the answer of the service is held, when I tap Ask, when the answer of \"/x\" arrives"

    #expect(
      try await problems(in: text).hasPrefix(
        """
        no answer of '/x' is held
        expected: a held answer
        actual: held are the answers to GET /price
        """))
  }

  @Test func `a service was asked more or less often`() async throws {
    #expect(
      try await problems(in: "When I tap Ask, then the service was asked 3 times") == """
        the service was not asked 3 times
        expected: 3 times
        actual: once
        note: it was asked for GET /price
        """)
    #expect(
      try await problems(in: "Then the service was asked for \"/price?x=1\"") == """
        the service was not asked for '/price?x=1'
        expected: a request for '/price?x=1'
        actual: none
        note: it was asked for nothing
        """)
  }

  @Test func `a number of times that is too large`() async throws {
    #expect(
      try await problems(in: "Then the service was asked 99999999999999999999 times")
        .contains("'99999999999999999999 times' is too often to count"))
  }

  @Test func `what is no path or no status`() async throws {
    #expect(
      try await problems(in: "Then the service was asked for \"price\"") == """
        'price' is not a path of the service
        note: a path begins with '/', as in '/v1/items?page=1'
        """)
    #expect(
      try await problems(in: "Given the service answers 42") == """
        42 is no status of an answer
        note: a status lies from 200 to 599
        """)
  }
}
