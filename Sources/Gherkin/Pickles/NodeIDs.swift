/// The numbers of the one or two nodes that a pickle or a step was made from, kept without an allocation.
struct NodeIDs: Sendable, Hashable {
  private var first: Int
  private var second: Int

  init(_ first: Int, _ second: Int? = nil) {
    self.first = first
    self.second = second ?? Self.none
  }

  init(_ list: [Int]) {
    first = list.first ?? Self.none
    second = list.dropFirst().first ?? Self.none
  }

  var list: [Int] {
    first == Self.none ? [] : second == Self.none ? [first] : [first, second]
  }

  private static let none = Int.min
}
