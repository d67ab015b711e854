/// The groups of one match, as offsets into the text; texts are made from it when asked for.
final class Captures: Sendable {
  private let text: String
  private let slots: [Int]
  private let tree: CaptureTree

  init(text: String, slots: [Int], tree: CaptureTree) {
    self.text = text
    self.slots = slots
    self.tree = tree
  }

  /// An outermost group with the groups within it.
  func root(_ position: Int) -> MatchGroup { group(tree.roots[position]) }

  /// A group with the groups within it.
  private func group(_ index: Int) -> MatchGroup {
    let children = tree.groups[index].children.map(group)
    let start = slots[2 * index]
    let length = slots[2 * index + 1] - start
    guard start >= 0, length >= 0 else { return MatchGroup(value: nil, start: nil, children: children) }
    let lower = text.utf8.index(text.startIndex, offsetBy: start)
    return MatchGroup(
      value: String(text[lower..<text.utf8.index(lower, offsetBy: length)]),
      start: text.unicodeScalars.distance(from: text.startIndex, to: lower), children: children)
  }
}

/// The groups of one match while the text's bytes are at hand.
struct MatchedBytes {
  let bytes: UnsafeBufferPointer<UInt8>
  let slots: [Int]

  /// The bytes of a group, nil where it took no part.
  @inline(__always)
  func bytes(of group: Int) -> UnsafeBufferPointer<UInt8>? {
    let start = slots[2 * group]
    let end = slots[2 * group + 1]
    guard start >= 0, end >= start else { return nil }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  /// The bytes of the first of some groups that took part.
  func firstBytes(of groups: [Int]) -> UnsafeBufferPointer<UInt8>? {
    for group in groups {
      if let bytes = bytes(of: group) { return bytes }
    }
    return nil
  }

  /// The text of a group, nil where it took no part.
  func text(of group: Int) -> String? {
    bytes(of: group).map { String(decoding: $0, as: UTF8.self) }
  }
}
