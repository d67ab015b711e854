import ScenarioRunner
import ScreenSteps
import StubServer

extension CharactersSteps {
  /// What the service was asked for, whichever interface the app uses.
  static let requests = StepLibrary<CharactersWorld> {
    Then("page {int} was asked for {count}") { (w, page: Int, count: Int) in
      try await w.expect("page \(page)", CharacterRequests.page(page), count)
    }
    Then("page {int} was not asked for") { (w, page: Int) in
      try await w.expect("page \(page)", CharacterRequests.page(page), 0)
    }
    Then("page {int} of {string} was asked for {count}") { (w, page: Int, name: String, count: Int) in
      try await w.expect("page \(page) of '\(name)'", CharacterRequests.page(page, of: name), count)
    }
    Then("page {int} of {string} was not asked for") { (w, page: Int, name: String) in
      try await w.expect("page \(page) of '\(name)'", CharacterRequests.page(page, of: name), 0)
    }
    Then("{string} was searched for {count}") { (w, name: String, count: Int) in
      try await w.expect("'\(name)'", CharacterRequests.search(for: name), count)
    }
    Then("{string} was not searched for") { (w, name: String) in
      try await w.expect("'\(name)'", CharacterRequests.search(for: name), 0)
    }
    Given("the answer to the search for {string} is held") { (w, name: String) in
      w.screen.stub.faults.add(.hold, when: CharacterRequests.search(for: name))
    }
    When("the answer to the search for {string} arrives") { (w, name: String) in
      guard w.screen.stub.release(CharacterRequests.search(for: name)) > 0 else {
        throw ExpectationFailure(
          "no answer to the search for '\(name)' is held",
          notes: ["write 'Given the answer to the search for \"\(name)\" is held' first"])
      }
    }
    Given("the search for {string} answers {int} {count}") { (w, name: String, status: Int, count: Int) in
      w.screen.stub.faults.add(
        .status(status), when: CharacterRequests.search(for: name), times: .times(count))
    }
  }
}

extension CharactersWorld {
  fileprivate func expect(_ what: String, _ matcher: RequestMatcher, _ count: Int) async throws {
    try await screen.open()
    let entries = screen.stub.journal.entries
    let actual = entries.count { matcher.matches($0.request) }
    guard actual != count else { return }
    let asked = entries.map { "\($0.method) \($0.target)" }.joined(separator: ", ")
    throw ExpectationFailure(
      "\(what) was not asked for \(count == 1 ? "once" : "\(count) times")", expected: "\(count)",
      actual: "\(actual)", notes: [asked.isEmpty ? "nothing was asked for" : "asked for was \(asked)"])
  }
}
