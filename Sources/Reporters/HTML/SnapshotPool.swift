import ScenarioRunner

/// Keeps every part of every screen once, so that a screen costs what differs from those before it.
///
/// Each object and each longer array of a snapshot's JSON becomes a node with a number, its text holding
/// `{"$":4}` where node 4 stands in it, and `{"$":[4,3]}` for nodes 4, 5 and 6 in a row. A part that is there
/// already is only named. The page that reads the nodes puts the screens together again.
struct SnapshotPool {
  private var numbers: [NodeText: Int] = [:]
  private var fresh: [String] = []
  private var last: (text: String.UTF8View, number: Int)?

  /// Returns the number of a snapshot's node; nil where the snapshot is no JSON of a screen.
  mutating func number(of snapshot: ScreenSnapshot) -> Int? {
    if let last, last.text.elementsEqual(snapshot.json.utf8) { return last.number }
    let known = fresh.count
    var reader = SnapshotReader(snapshot.json)
    guard let number = try? reader.wholeNode({ self.number(of: $0) }) else {
      // What was read before the fault showed leaves nothing behind.
      for text in fresh[known...] { numbers[NodeText(bytes: Array(text.utf8))] = nil }
      fresh.removeSubrange(known...)
      return nil
    }
    last = (snapshot.json.utf8, number)
    return number
  }

  /// Returns the texts of the nodes that came up since it was last asked, in the order of their numbers.
  mutating func takeFresh() -> [String] {
    defer { fresh = [] }
    return fresh
  }

  private mutating func number(of node: [UInt8]) -> Int {
    let text = NodeText(bytes: node)
    if let number = numbers[text] { return number }
    let number = numbers.count
    numbers[text] = number
    fresh.append(String(decoding: node, as: UTF8.self))
    return number
  }

  /// Text by its bytes: strings count as equal where only their normal forms are.
  private struct NodeText: Hashable {
    var bytes: [UInt8]

    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
  }
}
