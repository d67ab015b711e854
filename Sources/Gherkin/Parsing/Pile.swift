/// Elements that are collected one after the other and taken as an array that has room for just them.
///
/// An array that is handed over takes its spare room with it, and a new one begins small or as large; this one
/// keeps its room for the next elements.
final class Pile<Element> {
  private var base: UnsafeMutablePointer<Element>
  private var capacity = 16
  private(set) var count = 0

  init() { base = .allocate(capacity: capacity) }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  /// The first and the last element, where there are any.
  var first: Element? { count == 0 ? nil : base[0] }
  var last: Element? { count == 0 ? nil : base[count - 1] }

  /// Alters the last element, where there is one.
  @inline(__always)
  func updateLast(_ body: (inout Element) -> Void) {
    if count > 0 { body(&base[count - 1]) }
  }

  /// Alters each element, from the first to the last.
  @inline(__always)
  func updateAll(_ body: (inout Element) -> Void) {
    for index in 0..<count { body(&base[index]) }
  }

  @inline(__always)
  func append(_ element: consuming Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Moves all elements out.
  @inline(__always)
  func take() -> [Element] {
    var taken: [Element] = []
    // An array's initializer with room to fill looks its type up each time, which costs more than a few elements.
    taken.reserveCapacity(count)
    for index in 0..<count { taken.append((base + index).move()) }
    count = 0
    return taken
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
