/// Numbers filed under texts, to be found by a text that begins (or ends) with them.
///
/// A radix tree on bytes, laid out in flat arrays; backwards for suffixes.
struct AffixIndex: Sendable {
  /// A number and the text that it is filed under.
  struct Entry {
    var text: String
    var number: Int
  }

  /// A number and the bytes that lead to it.
  private struct Path {
    var bytes: [UInt8]
    var number: Int
  }

  /// Sorted paths that share their first `depth` bytes.
  private struct Group {
    var paths: ArraySlice<Path>
    var depth: Int
  }

  private struct Node {
    /// The bytes that lead here from the node above, in `labels`.
    var label: Range<Int>
    /// The nodes below, which lie side by side, and their first bytes in `branches`.
    var below: Range<Int> = 0..<0
    /// What is filed here, in `numbers`.
    var numbers: Range<Int> = 0..<0
  }

  private var nodes: ContiguousArray<Node> = []
  /// The first byte of each node's label.
  private var branches: ContiguousArray<UInt8> = []
  private var labels: ContiguousArray<UInt8> = []
  private var numbers: ContiguousArray<Int> = []
  private let isBackward: Bool

  /// Files numbers under texts: under prefixes, or under suffixes if backward.
  init(_ entries: [Entry], isBackward: Bool) {
    self.isBackward = isBackward
    var paths = entries.map { entry in
      Path(
        bytes: isBackward ? Array(entry.text.utf8.reversed()) : Array(entry.text.utf8), number: entry.number)
    }
    paths.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    add([])
    fill(0, with: Group(paths: paths[...], depth: 0))
  }

  private mutating func add(_ label: ArraySlice<UInt8>) {
    branches.append(label.first ?? 0)
    nodes.append(Node(label: labels.count..<(labels.count + label.count)))
    labels.append(contentsOf: label)
  }

  /// Lays out what belongs below a node.
  private mutating func fill(_ node: Int, with entries: Group) {
    let depth = entries.depth
    let here = entries.paths.prefix { $0.bytes.count == depth }
    nodes[node].numbers = numbers.count..<(numbers.count + here.count)
    for path in here { numbers.append(path.number) }
    var rest = entries.paths.dropFirst(here.count)
    var groups: [Group] = []
    let first = nodes.count
    while let next = rest.first?.bytes, let last = rest.last(where: { $0.bytes[depth] == next[depth] })?.bytes
    {
      let group = rest.prefix { $0.bytes[depth] == next[depth] }
      var end = depth
      while end < next.count, end < last.count, next[end] == last[end] { end += 1 }
      add(next[depth..<end])
      groups.append(Group(paths: group, depth: end))
      rest = rest.dropFirst(group.count)
    }
    nodes[node].below = first..<nodes.count
    for offset in groups.indices { fill(first + offset, with: groups[offset]) }
  }

  /// Calls `body` with each number whose text `text` begins (or ends) with.
  ///
  /// - Complexity: O(*n*) in the length of the longest text filed that fits.
  @inline(__always)
  func forEach(in text: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    nodes.withUnsafeBufferPointer { nodes in
      var node = nodes[0]
      var depth = 0
      while true {
        for position in node.numbers { body(numbers[position]) }
        guard depth < text.count, let next = branch(of: node, for: byte(depth, of: text)) else { return }
        node = nodes[next]
        guard node.label.count <= text.count - depth else { return }
        for position in node.label {
          guard labels[position] == byte(depth, of: text) else { return }
          depth += 1
        }
      }
    }
  }

  @inline(__always)
  private func byte(_ depth: Int, of text: UnsafeBufferPointer<UInt8>) -> UInt8 {
    text[isBackward ? text.count - 1 - depth : depth]
  }

  @inline(__always)
  private func branch(of node: Node, for byte: UInt8) -> Int? {
    for position in node.below where branches[position] == byte { return position }
    return nil
  }
}
