import AppCore
import Testing

struct LoadableTests {
  var price = Loadable<Int>()

  @Test mutating func `a request that is answered ends loaded`() {
    #expect(price.state == .idle)
    let ticket = price.begin()
    #expect(price.state == .loading(previous: nil))
    price.succeed(ticket, with: 1)
    #expect(price.state == .loaded(1))
    #expect(!price.state.isStale)
  }

  @Test mutating func `a request that fails keeps what was known, out of date`() {
    price.succeed(price.begin(), with: 1)
    let ticket = price.begin()
    #expect(price.state == .loading(previous: 1))
    price.fail(ticket)
    #expect(price.state == .failed(previous: 1))
    #expect(price.state.value == 1)
    #expect(price.state.isStale)
  }

  @Test mutating func `a first failure leaves nothing known`() {
    price.fail(price.begin())
    #expect(price.state == .failed(previous: nil))
    #expect(!price.state.isStale)
  }

  @Test mutating func `an older answer does not overwrite a newer one`() {
    let (old, new) = (price.begin(), price.begin())
    price.succeed(new, with: 2)
    price.succeed(old, with: 1)
    #expect(price.state == .loaded(2))
    price.fail(old)
    #expect(price.state == .loaded(2))
  }

  @Test mutating func `an older answer is shown while the newer is awaited`() {
    let (old, new) = (price.begin(), price.begin())
    price.succeed(old, with: 1)
    #expect(price.state == .loading(previous: 1))
    price.succeed(new, with: 2)
    #expect(price.state == .loaded(2))
  }

  @Test mutating func `the failure of an older request does not end the newer one`() {
    let (old, new) = (price.begin(), price.begin())
    price.fail(old)
    #expect(price.state == .loading(previous: nil))
    price.succeed(new, with: 2)
    #expect(price.state == .loaded(2))
  }

  @Test mutating func `an older answer after the failure of the newer is better than none`() {
    let (old, new) = (price.begin(), price.begin())
    price.fail(new)
    price.succeed(old, with: 1)
    #expect(price.state == .loaded(1))
  }
}
