import Testing

@testable import ScenarioRunner

struct OrderQueueTests {
  private func order(_ number: Int) -> [UInt8] { withUnsafeBytes(of: number.littleEndian) { Array($0) } }

  @Test func `orders come out in the order in which they were put in, however many wait`() {
    let queue = OrderQueue()
    var (put, taken) = (0, 0)
    for round in 0..<200 {
      queue.put((0..<30).map { order(put + $0) })
      put += 30
      // Never all of them, so that the queue is never empty.
      for _ in 0..<min(29, put - taken - 1) {
        #expect(queue.takeNow() == order(taken), "round \(round)")
        taken += 1
      }
    }
    while taken < put {
      #expect(queue.takeNow() == order(taken))
      taken += 1
    }
    #expect(queue.takeNow() == nil)
  }

  @Test func `an order that was taken out is held by nobody else, though others still wait`() throws {
    let queue = OrderQueue()
    queue.put([order(1), order(2)])
    var taken = try #require(queue.takeNow())
    let place = taken.withUnsafeBytes { $0.baseAddress }
    // An array that somebody else holds is copied when it is changed.
    taken[0] = 9
    #expect(taken.withUnsafeBytes { $0.baseAddress } == place)
  }
}
