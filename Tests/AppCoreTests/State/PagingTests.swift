import AppCore
import Testing

struct PagingTests {
  struct Item: Identifiable, Equatable {
    var id: Int
  }

  var list = Paging<Item>()

  func items(_ range: ClosedRange<Int>) -> [Item] { range.map { Item(id: $0) } }
  func ids() -> [Int] { list.items.map(\.id) }

  /// Loads a page and returns its number.
  mutating func load(
    _ begin: (inout Paging<Item>) -> Paging<Item>.Ticket?, _ range: ClosedRange<Int>, isLast: Bool = false
  ) throws -> Int {
    let ticket = try #require(begin(&list))
    list.succeed(ticket, with: items(range), isLast: isLast)
    return ticket.page
  }

  @Test mutating func `pages come one after the other until the last`() throws {
    #expect(try load({ $0.beginFirst() }, 1...10) == 1)
    #expect(try load({ $0.beginNext() }, 11...20) == 2)
    #expect(try load({ $0.beginNext() }, 21...25, isLast: true) == 3)
    #expect(ids() == Array(1...25))
    #expect(list.isAtEnd)
    #expect(list.beginNext() == nil)
    #expect(list.phase == .idle)
  }

  @Test mutating func `the first page is asked for once`() throws {
    #expect(list.beginFirst() != nil)
    #expect(list.beginFirst() == nil)
    #expect(list.beginNext() == nil)
    #expect(list.loading == .first)
  }

  @Test mutating func `a list that is loaded does not begin again`() throws {
    _ = try load({ $0.beginFirst() }, 1...10)
    #expect(list.beginFirst() == nil)
  }

  @Test mutating func `the next page is asked for once while it is under way`() throws {
    _ = try load({ $0.beginFirst() }, 1...10)
    #expect(list.beginNext() != nil)
    #expect(list.beginNext() == nil)
    #expect(list.beginNext() == nil)
  }

  @Test mutating func `there is no next page before the first one, nor after an empty one`() throws {
    #expect(list.beginNext() == nil)
    list.succeed(try #require(list.beginFirst()), with: [], isLast: false)
    #expect(list.isLoaded)
    #expect(list.beginNext() == nil)
  }

  @Test mutating func `a refresh abandons the page under way`() throws {
    _ = try load({ $0.beginFirst() }, 1...10)
    let old = try #require(list.beginNext())
    let fresh = try #require(list.beginRefresh())
    #expect(!list.isCurrent(old))
    #expect(fresh.page == 1)
    #expect(ids() == Array(1...10))
    let late = list
    #expect(list.succeed(fresh, with: items(101...110), isLast: false))
    #expect(!list.succeed(old, with: items(11...20), isLast: false))
    #expect(!list.fail(old))
    #expect(ids() == Array(101...110))
    #expect(list.beginNext()?.page == 2)
    list = late
    #expect(!list.succeed(old, with: items(11...20), isLast: false))
    #expect(list.succeed(fresh, with: items(101...110), isLast: false))
    #expect(ids() == Array(101...110))
  }

  @Test mutating func `a refresh is asked for once, and keeps the next page from loading`() throws {
    _ = try load({ $0.beginFirst() }, 1...10)
    #expect(list.beginRefresh() != nil)
    #expect(list.beginRefresh() == nil)
    #expect(list.beginNext() == nil)
    #expect(list.loading == .refresh)
  }

  @Test mutating func `a refresh makes the end open again`() throws {
    _ = try load({ $0.beginFirst() }, 1...3, isLast: true)
    _ = try load({ $0.beginRefresh() }, 1...10)
    #expect(!list.isAtEnd)
    #expect(list.beginNext()?.page == 2)
  }

  @Test mutating func `a page that failed is asked for again and nothing is lost`() throws {
    _ = try load({ $0.beginFirst() }, 1...10)
    let ticket = try #require(list.beginNext())
    #expect(list.fail(ticket))
    #expect(list.failed == .next)
    #expect(ids() == Array(1...10))
    let again = try #require(list.retry())
    #expect(again.page == 2)
    #expect(!list.succeed(ticket, with: items(90...99), isLast: false))
    #expect(list.succeed(again, with: items(11...20), isLast: false))
    #expect(ids() == Array(1...20))
    #expect(list.retry() == nil)
  }

  @Test mutating func `a first page that failed is asked for again`() throws {
    list.fail(try #require(list.beginFirst()))
    #expect(list.failed == .first)
    #expect(!list.isLoaded)
    #expect(list.retry()?.purpose == .first)
  }

  @Test mutating func `a refresh that failed leaves the list, its end and its place`() throws {
    _ = try load({ $0.beginFirst() }, 1...10)
    list.fail(try #require(list.beginRefresh()))
    #expect(list.failed == .refresh)
    #expect(ids() == Array(1...10))
    var other = list
    #expect(other.retry()?.purpose == .refresh)
    #expect(list.beginNext()?.page == 2)
  }

  @Test mutating func `what is in two pages is shown once, where it was first`() throws {
    _ = try load({ $0.beginFirst() }, 1...10)
    _ = try load({ $0.beginNext() }, 8...12)
    #expect(ids() == Array(1...12))
    list.succeed(try #require(list.beginRefresh()), with: [Item(id: 1), Item(id: 1)], isLast: true)
    #expect(ids() == [1])
  }

  @Test mutating func `another list forgets the old one and its answers`() throws {
    _ = try load({ $0.beginFirst() }, 1...10, isLast: true)
    list.reset()
    let old = try #require(list.beginFirst())
    list.reset()
    #expect(list.phase == .idle)
    let new = try #require(list.beginFirst())
    #expect(!list.succeed(old, with: items(1...10), isLast: false))
    #expect(!list.fail(old))
    #expect(list.succeed(new, with: items(5...6), isLast: true))
    #expect(ids() == [5, 6])
  }
}
