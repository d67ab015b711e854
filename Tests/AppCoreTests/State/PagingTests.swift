import AppCore
import Testing

struct PagingTests {
  struct Item: Identifiable, Equatable {
    var id: Int
  }

  /// The list under test, as an app's model holds it.
  final class List {
    var paging = Paging<Item>()

    func beginFirst() -> Paging<Item>.Ticket? { paging.beginFirst() }
    func beginNext() -> Paging<Item>.Ticket? { paging.beginNext() }
    func beginRefresh() -> Paging<Item>.Ticket? { paging.beginRefresh() }
    func retry() -> Paging<Item>.Ticket? { paging.retry() }
    func fail(_ ticket: Paging<Item>.Ticket) -> Bool { paging.fail(ticket) }

    func succeed(_ ticket: Paging<Item>.Ticket, _ ids: [Int], isLast: Bool = false) -> Bool {
      paging.succeed(ticket, with: ids.map { Item(id: $0) }, isLast: isLast)
    }
  }

  let list = List()

  func ids() -> [Int] { list.paging.items.map(\.id) }

  /// Loads a page and returns its number.
  func load(
    _ begin: (List) -> Paging<Item>.Ticket?, _ range: ClosedRange<Int>, isLast: Bool = false
  ) throws -> Int {
    let ticket = try #require(begin(list))
    #expect(list.succeed(ticket, Array(range), isLast: isLast))
    return ticket.page
  }

  @Test func `pages come one after the other until the last`() throws {
    #expect(try load({ $0.beginFirst() }, 1...10) == 1)
    #expect(try load({ $0.beginNext() }, 11...20) == 2)
    #expect(try load({ $0.beginNext() }, 21...25, isLast: true) == 3)
    #expect(ids() == Array(1...25))
    #expect(list.paging.isAtEnd)
    #expect(list.beginNext() == nil)
    #expect(list.paging.phase == .idle)
  }

  @Test func `the first page is asked for once`() throws {
    #expect(list.beginFirst() != nil)
    #expect(list.beginFirst() == nil)
    #expect(list.beginNext() == nil)
    #expect(list.paging.loading == .first)
  }

  @Test func `a list that is loaded does not begin again`() throws {
    _ = try load({ $0.beginFirst() }, 1...10)
    #expect(list.beginFirst() == nil)
  }

  @Test func `the next page is asked for once while it is under way`() throws {
    _ = try load({ $0.beginFirst() }, 1...10)
    #expect(list.beginNext() != nil)
    #expect(list.beginNext() == nil)
    #expect(list.beginNext() == nil)
  }

  @Test func `there is no next page before the first one, nor after an empty one`() throws {
    #expect(list.beginNext() == nil)
    #expect(try list.succeed(#require(list.beginFirst()), []))
    #expect(list.paging.isLoaded)
    #expect(list.beginNext() == nil)
  }

  @Test func `a refresh abandons the page under way`() throws {
    _ = try load({ $0.beginFirst() }, 1...10)
    let old = try #require(list.beginNext())
    let fresh = try #require(list.beginRefresh())
    #expect(!list.paging.isCurrent(old))
    #expect(fresh.page == 1)
    #expect(ids() == Array(1...10))
    let late = list.paging
    #expect(list.succeed(fresh, Array(101...110)))
    #expect(!list.succeed(old, Array(11...20)))
    #expect(!list.fail(old))
    #expect(ids() == Array(101...110))
    #expect(list.beginNext()?.page == 2)
    list.paging = late
    #expect(!list.succeed(old, Array(11...20)))
    #expect(list.succeed(fresh, Array(101...110)))
    #expect(ids() == Array(101...110))
  }

  @Test func `a refresh is asked for once, and keeps the next page from loading`() throws {
    _ = try load({ $0.beginFirst() }, 1...10)
    #expect(list.beginRefresh() != nil)
    #expect(list.beginRefresh() == nil)
    #expect(list.beginNext() == nil)
    #expect(list.paging.loading == .refresh)
  }

  @Test func `a refresh makes the end open again`() throws {
    _ = try load({ $0.beginFirst() }, 1...3, isLast: true)
    _ = try load({ $0.beginRefresh() }, 1...10)
    #expect(!list.paging.isAtEnd)
    #expect(list.beginNext()?.page == 2)
  }

  @Test func `a page that failed is asked for again and nothing is lost`() throws {
    _ = try load({ $0.beginFirst() }, 1...10)
    let ticket = try #require(list.beginNext())
    #expect(list.fail(ticket))
    #expect(list.paging.failed == .next)
    #expect(ids() == Array(1...10))
    let again = try #require(list.retry())
    #expect(again.page == 2)
    #expect(!list.succeed(ticket, Array(90...99)))
    #expect(list.succeed(again, Array(11...20)))
    #expect(ids() == Array(1...20))
    #expect(list.retry() == nil)
  }

  @Test func `a first page that failed is asked for again`() throws {
    #expect(try list.fail(#require(list.beginFirst())))
    #expect(list.paging.failed == .first)
    #expect(!list.paging.isLoaded)
    #expect(list.retry()?.purpose == .first)
  }

  @Test func `a refresh that failed leaves the list, its end and its place`() throws {
    _ = try load({ $0.beginFirst() }, 1...10)
    #expect(try list.fail(#require(list.beginRefresh())))
    #expect(list.paging.failed == .refresh)
    #expect(ids() == Array(1...10))
    var other = list.paging
    let again = other.retry()
    #expect(again?.purpose == .refresh)
    #expect(list.beginNext()?.page == 2)
  }

  @Test func `what is in two pages is shown once, where it was first`() throws {
    _ = try load({ $0.beginFirst() }, 1...10)
    _ = try load({ $0.beginNext() }, 8...12)
    #expect(ids() == Array(1...12))
    #expect(try list.succeed(#require(list.beginRefresh()), [1, 1], isLast: true))
    #expect(ids() == [1])
  }

  @Test func `another list forgets the old one and its answers`() throws {
    _ = try load({ $0.beginFirst() }, 1...10, isLast: true)
    list.paging.reset()
    let old = try #require(list.beginFirst())
    list.paging.reset()
    #expect(list.paging.phase == .idle)
    let new = try #require(list.beginFirst())
    #expect(!list.succeed(old, Array(1...10)))
    #expect(!list.fail(old))
    #expect(list.succeed(new, [5, 6], isLast: true))
    #expect(ids() == [5, 6])
  }
}
