import AppCore
import Characters
import TestSupport
import Testing

@MainActor struct CharacterListModelTests {
  @Test func `pages come one by one, each once`() async throws {
    let fixture = try await CharactersFixture().started()
    for _ in 0..<4 {
      fixture.list.endReached()
      fixture.list.endReached()
      await fixture.settle()
    }

    #expect(fixture.names.count == 45)
    #expect(fixture.targets == (1...3).map { "/api/character?page=\($0)" })
  }

  @Test func `a search waits for the last key`() async throws {
    let fixture = try await CharactersFixture().started()
    for text in ["P", "Pe", "Person 4"] {
      fixture.list.searchTextChanged(to: text)
      await fixture.pass(.milliseconds(299))
    }
    #expect(fixture.targets.count == 1)
    await fixture.pass(.milliseconds(1))

    #expect(fixture.targets.dropFirst() == ["/api/character?page=1&name=Person%204"])
    #expect(
      fixture.names == [
        "Person 4", "Person 40", "Person 41", "Person 42", "Person 43", "Person 44", "Person 45",
      ])
  }

  @Test func `a search at once leaves no other behind`() async throws {
    let fixture = try await CharactersFixture().started()
    fixture.list.searchTextChanged(to: "Person 7")
    fixture.list.searchButtonTapped()
    await fixture.pass(.seconds(1))

    #expect(fixture.targets.count == 2)
    #expect(fixture.names == ["Person 7"])
    #expect(fixture.app.work.running == 0)
  }

  @Test func `an answer to an older query changes nothing`() async throws {
    let fixture = try await CharactersFixture().started()
    fixture.client.answer { _ in .hold }
    for text in ["Person 1", "Person 2"] {
      fixture.list.searchTextChanged(to: text)
      fixture.list.searchButtonTapped()
      await fixture.settle()
    }
    let page = #"{"info":{"next":null},"results":[]}"#
    fixture.client.release("Person%202", with: .text(page))
    await fixture.settle()
    fixture.client.release("Person%201", with: .text("no JSON"))
    await fixture.settle()

    #expect(fixture.list.query == "Person 2")
    #expect(fixture.list.noResultText == "No character is called 'Person 2'")
    #expect(fixture.list.paging.failed == nil)
  }

  @Test func `clearing before the wait is over asks for nothing`() async throws {
    let fixture = try await CharactersFixture().started()
    fixture.list.searchTextChanged(to: "x")
    fixture.list.clearButtonTapped()
    await fixture.pass(.seconds(1))

    #expect(fixture.targets.count == 1)
    #expect(fixture.list.text == "")
    #expect(fixture.names.count == 20)
  }

  @Test func `a page that fails keeps what is shown, and can be tried again`() async throws {
    let fixture = try await CharactersFixture().started()
    fixture.client.answer { _ in .status(500) }
    fixture.list.endReached()
    await fixture.settle()
    #expect(fixture.names.count == 20)
    #expect(fixture.list.paging.failed == .next)
    fixture.client.answer { [service = fixture.service] in service.reply(to: $0) }
    fixture.list.retryButtonTapped()
    await fixture.settle()

    #expect(fixture.names.count == 40)
  }

  @Test func `searching again after a failure tries again`() async throws {
    let fixture = try await CharactersFixture().started()
    fixture.client.answer { _ in .error(.cutOff) }
    fixture.list.searchTextChanged(to: "Person 7")
    fixture.list.searchButtonTapped()
    await fixture.settle()
    fixture.client.answer { [service = fixture.service] in service.reply(to: $0) }
    fixture.list.searchButtonTapped()
    await fixture.settle()

    #expect(fixture.names == ["Person 7"])
  }

  @Test func `a request without an answer is given up after ten seconds`() async throws {
    let fixture = try CharactersFixture()
    fixture.client.answer { _ in .hold }
    _ = await fixture.started()
    await fixture.pass(.seconds(10))

    #expect(fixture.list.paging.failed == .first)
    #expect(fixture.app.work.running == 0)
  }

  @Test func `a refresh begins anew and keeps what is shown until then`() async throws {
    let fixture = try await CharactersFixture().started()
    fixture.service.insert("Newcomer")
    fixture.list.pulledDown()
    #expect(fixture.names.first == "Person 1")
    await fixture.settle()

    #expect(fixture.names.first == "Newcomer")
  }
}
