import Synchronization

/// A number of which it is counted how often it is compared, so that a test sees what a search costs without a clock.
public struct CountedNumber: Comparable, Sendable {
  /// How often numbers were compared.
  public final class Looks: Sendable {
    private let number = Mutex(0)

    /// Creates a count of none.
    public init() {}

    /// How often it was.
    public var count: Int { number.withLock { $0 } }

    fileprivate func add() { number.withLock { $0 += 1 } }
  }

  /// The number.
  public let value: Int
  private let looks: Looks

  /// Creates a number whose comparisons are counted.
  public init(_ value: Int, _ looks: Looks) {
    self.value = value
    self.looks = looks
  }

  /// Compares two numbers, and counts it.
  public static func < (left: CountedNumber, right: CountedNumber) -> Bool {
    left.looks.add()
    return left.value < right.value
  }

  /// Compares two numbers, and counts it.
  public static func == (left: CountedNumber, right: CountedNumber) -> Bool {
    left.looks.add()
    return left.value == right.value
  }
}
