/// The numbers of the one or two nodes that a pickle or a step was made from, kept without an allocation.
struct NodeIDs: Sendable, Hashable {
  private var one: Int
  private var other: Int

  init(_ first: Int, _ second: Int? = nil) {
    one = first
    other = second ?? Self.none
  }

  init(_ list: [Int]) {
    one = list.first ?? Self.none
    other = list.dropFirst().first ?? Self.none
  }

  var list: [Int] {
    one == Self.none ? [] : other == Self.none ? [one] : [one, other]
  }

  private static let none = Int.min
}
