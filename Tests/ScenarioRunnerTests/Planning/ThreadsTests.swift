import Foundation
import ScenarioRunner
import Synchronization
import Testing

struct ThreadsTests {
  @Test(arguments: [1, 2, 5, 256], [0, 1, 2, 3, 1000])
  func `each element is made once, and all come in their order`(most: Int, count: Int) {
    let calls = Mutex(0)
    let made = Threads(most: most).map(Array(0..<count), cost: { $0 % 7 * 10_000 }) { number in
      calls.withLock { $0 += 1 }
      return "\(number)"
    }
    #expect(made == (0..<count).map { "\($0)" })
    #expect(calls.withLock { $0 } == count)
  }

  @Test(arguments: [(1, 40, 1_000_000), (5, 40, 1_000), (5, 1, 1_000_000)])
  func `little work, or work for one, starts no thread`(most: Int, count: Int, cost: Int) {
    let here = ThreadName()
    let threads = Threads(most: most).map(Array(0..<count), cost: { _ in cost }) { _ in ThreadName() }
    #expect(threads.allSatisfy { $0 == here })
  }

  /// Tells the thread that makes it from others.
  private struct ThreadName: Equatable, Sendable {
    let thread = ObjectIdentifier(Thread.current)
  }
}
