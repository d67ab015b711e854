import AppCore
import Characters
import TestSupport
import Testing

@MainActor struct SearchTests {
  @Test func `a search waits for 300 milliseconds after the last key`() async throws {
    let fixture = try CharactersFixture()
    await fixture.start()
    fixture.list.searchTextChanged(to: "o")
    await fixture.settle()
    await fixture.pass(milliseconds: 299)
    fixture.list.searchTextChanged(to: "or")
    await fixture.settle()
    await fixture.pass(milliseconds: 299)
    #expect(fixture.asked == ["page=1"])
    await fixture.pass(milliseconds: 2)
    #expect(fixture.asked == ["page=1", "page=1&name=or"])
  }

  @Test func `the search button does not wait, and nothing is asked for twice`() async throws {
    let fixture = try CharactersFixture()
    await fixture.start()
    fixture.list.searchTextChanged(to: "ora ")
    fixture.list.searchButtonTapped()
    await fixture.settle()
    #expect(fixture.asked == ["page=1", "page=1&name=ora"])
    await fixture.pass(milliseconds: 1_000)
    #expect(fixture.asked.count == 2)
  }

  @Test func `the newest search wins, whatever comes last`() async throws {
    let fixture = try CharactersFixture()
    await fixture.start()
    fixture.client.answer { _ in .hold }
    for text in ["a", "b"] {
      fixture.list.searchTextChanged(to: text)
      fixture.list.searchButtonTapped()
      // A request waits beside the clock's time limit for it.
      await waitUntil("the request is on its way") { fixture.asked.last == "page=1&name=\(text)" }
    }
    fixture.client.release("name=b", with: .text(CharactersFixture.page([2], next: "null")))
    await waitUntil("the new search is here") { fixture.list.paging.isLoaded }
    fixture.client.release("name=a", with: .text(CharactersFixture.page([1], next: "null")))
    await waitUntil("all has ended") { fixture.app.work.running == 0 }
    #expect(fixture.list.paging.items.map(\.id) == [2])
    #expect(fixture.list.query == "b")
  }

  @Test func `clearing brings the full list back at once`() async throws {
    let fixture = try CharactersFixture()
    await fixture.start()
    fixture.client.answer { _ in .status(404) }
    fixture.list.searchTextChanged(to: "zzz")
    fixture.list.searchButtonTapped()
    await fixture.settle()
    #expect(fixture.list.noResultText == "No character is called 'zzz'")
    fixture.client.answer(CharactersFixture.answer)
    fixture.list.clearButtonTapped()
    await fixture.settle()
    #expect(fixture.list.paging.items.map(\.id) == [1, 2])
    #expect(fixture.list.text == "")
  }
}
