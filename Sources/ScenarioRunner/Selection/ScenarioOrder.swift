/// The order in which scenarios run.
public enum ScenarioOrder: Sendable, Hashable {
  /// As they stand in the files.
  case defined
  /// From the last to the first.
  case reverse
  /// Shuffled; the same seed gives the same order.
  case random(seed: UInt64)

  /// The seed, where there is one.
  public var seed: UInt64? {
    if case .random(let seed) = self { seed } else { nil }
  }

  /// Returns the elements in this order.
  ///
  /// - Complexity: O(*n*).
  public func arranged<Element>(_ elements: [Element]) -> [Element] {
    switch self {
    case .defined: return elements
    case .reverse: return elements.reversed()
    case .random(let seed):
      return Self.shuffled(elements, seed: seed)
    }
  }

  /// Shuffles as Fisher and Yates do; written out, so that a seed means the same in every toolchain.
  private static func shuffled<Element>(_ elements: [Element], seed: UInt64) -> [Element] {
    var generator = SplitMix64(state: seed)
    var result = elements
    for last in stride(from: result.count - 1, to: 0, by: -1) {
      result.swapAt(last, generator.next(below: last + 1))
    }
    return result
  }
}

/// A small generator whose numbers are the same everywhere (Steele, Lea, Flood 2014).
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator; the same state gives the same numbers.
  public init(state: UInt64) { self.state = state }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns the next number as one of 0 to `bound` - 1; written out, so that it is the same in every toolchain.
  public mutating func next(below bound: Int) -> Int {
    let number = next()
    return bound > 0 ? Int(number % UInt64(bound)) : 0
  }
}
