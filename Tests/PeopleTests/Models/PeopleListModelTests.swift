import AppCore
import Foundation
import People
import TestSupport
import Testing

@MainActor struct PeopleListModelTests {
  func numbers(_ fixture: PeopleFixture) -> [String] { fixture.list.paging.items.map(\.id) }

  @Test func `pages follow each other under the seed of the first`() async throws {
    let fixture = try PeopleFixture()
    await fixture.start()
    fixture.list.endReached()
    await fixture.settle()
    #expect(numbers(fixture) == (1...20).map { "\($0)" })
    #expect(fixture.pagesAsked == ["1", "2 abc"])
  }

  @Test func `the answer to a page that a refresh gave up changes nothing`() async throws {
    let fixture = try PeopleFixture()
    await fixture.start()
    fixture.client.answer { PeopleFixture.page(of: $0) == 2 ? .hold : PeopleFixture.answer($0) }
    fixture.list.endReached()
    await fixture.settle()
    fixture.list.pulledToRefresh()
    await fixture.settle()
    #expect(fixture.client.heldCount == 0, "the page was given up")
    #expect(numbers(fixture) == (1...10).map { "\($0)" })
    #expect(fixture.pagesAsked == ["1", "2 abc", "1"])
    fixture.client.answer(PeopleFixture.answer)
    fixture.list.endReached()
    await fixture.settle()
    #expect(fixture.pagesAsked.last == "2 abc")
  }

  @Test func `a page under another seed does not belong to the list`() async throws {
    let fixture = try PeopleFixture()
    await fixture.start()
    fixture.client.answer { request in
      PeopleFixture.page(of: request) == nil
        ? PeopleFixture.answer(request) : .json(PeopleFixture.json(50...59, page: 2, seed: "other"))
    }
    fixture.list.endReached()
    await fixture.settle()
    #expect(fixture.list.failureText == "More people could not be loaded")
    #expect(numbers(fixture).count == 10)
  }

  @Test func `a page where some persons cannot be read is not the last for that`() async throws {
    let fixture = try PeopleFixture { request in
      PeopleFixture.page(of: request) == nil
        ? PeopleFixture.answer(request) : .json(PeopleFixture.json(1...8, page: 1, announced: 10))
    }
    await fixture.start()
    #expect(numbers(fixture).count == 8)
    #expect(!fixture.list.paging.isAtEnd)
  }

  @Test func `a database that fails is said, and the list can be tried again`() async throws {
    let fixture = try PeopleFixture()
    fixture.app.stop()
    await fixture.start()
    #expect(fixture.list.failureText == "People could not be loaded")
    #expect(fixture.client.requests.isEmpty)
  }

  @Test func `quitting gives up what is under way`() async throws {
    let fixture = try PeopleFixture { _ in .hold }
    await fixture.start()
    #expect(fixture.app.work.running == 1)
    fixture.app.stop()
    await fixture.settle()
    #expect(fixture.app.work.running == 0)
    #expect(fixture.client.heldCount == 0)
  }

  @Test func `pictures are asked for once each, side by side`() async throws {
    let fixture = try PeopleFixture { request in
      PeopleFixture.page(of: request) == nil ? .hold : PeopleFixture.answer(request)
    }
    await fixture.start()
    #expect(fixture.client.heldCount == 10)
    fixture.list.appeared()
    await fixture.settle()
    #expect(fixture.client.heldCount == 10)
    fixture.app.stop()
    await fixture.settle()
  }
}
