import Dispatch
import Synchronization

/// How many threads may share the work on many things.
public struct Threads: Sendable {
  /// How many there may be, the one that asks among them.
  public var most: Int

  /// What a thread takes at a time; to start one for less would take longer than the work.
  private static let portion = 1 << 16

  /// Creates a number of threads.
  ///
  /// - Parameter most: How many there may be; with one all work is done where it is asked for.
  public init(most: Int = 1) { self.most = most }

  /// Returns what is made of each element, in the order of the elements, whichever thread makes it.
  ///
  /// - Parameters:
  ///   - elements: What something is made of.
  ///   - cost: How much work an element is, in octets that are parsed meanwhile.
  ///   - make: Makes it, on any of the threads.
  public func map<Elements: RandomAccessCollection<Element> & Sendable, Element, Made: Sendable>(
    _ elements: Elements, cost: (Element) -> Int, _ make: @Sendable (Element) -> Made
  ) -> [Made] where Elements.Index == Int {
    let portions = most > 1 ? Self.portions(elements.map(cost)) : []
    guard portions.count > 1 else { return elements.map(make) }
    let next = Atomic(0)
    let made = Mutex([[Made]](repeating: [], count: portions.count))
    DispatchQueue.concurrentPerform(iterations: min(most, portions.count)) { _ in
      while case let number = next.add(1, ordering: .relaxed).oldValue, number < portions.count {
        let part = elements[portions[number]].map(make)
        made.withLock { $0[number] = part }
      }
    }
    var all: [Made] = []
    all.reserveCapacity(elements.count)
    made.withLock { parts in
      for part in parts { all += part }
      parts = []
    }
    return all
  }

  /// Cuts work into portions that are worth a thread.
  private static func portions(_ costs: [Int]) -> [Range<Int>] {
    var portions: [Range<Int>] = []
    var (start, sum) = (0, 0)
    for (index, cost) in costs.enumerated() {
      sum += cost
      guard sum >= portion || index == costs.count - 1 else { continue }
      portions.append(start..<(index + 1))
      (start, sum) = (index + 1, 0)
    }
    return portions
  }
}
