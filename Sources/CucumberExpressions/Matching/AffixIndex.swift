/// Numbers filed under texts, to be found by a text that begins (or ends) with them.
///
/// A radix tree on bytes; backwards for suffixes.
struct AffixIndex: Sendable {
  private struct Node {
    /// The bytes that lead here from the node above.
    var label: ContiguousArray<UInt8>
    /// The first bytes of the labels below, beside the nodes that they lead to.
    var branches: ContiguousArray<UInt8> = []
    var targets: ContiguousArray<Int> = []
    var numbers: ContiguousArray<Int> = []
  }

  private var nodes: ContiguousArray<Node> = [Node(label: [])]
  private let isBackward: Bool

  /// Creates an empty index: of prefixes, or of suffixes if backward.
  init(isBackward: Bool) {
    self.isBackward = isBackward
  }

  /// Files a number under a text.
  mutating func insert(_ number: Int, under text: String) {
    let bytes = isBackward ? ContiguousArray(text.utf8.reversed()) : ContiguousArray(text.utf8)
    let node = node(for: bytes)
    nodes[node].numbers.append(number)
  }

  /// Calls `body` with each number whose text `text` begins (or ends) with.
  ///
  /// - Complexity: O(*n*) in the length of the longest text filed that fits.
  @inline(__always)
  func forEach(in text: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    var node = 0
    var depth = 0
    while true {
      for number in nodes[node].numbers { body(number) }
      guard depth < text.count, let next = branch(of: node, for: byte(depth, of: text)) else { return }
      let length = nodes[next].label.count
      guard length <= text.count - depth else { return }
      for offset in 1..<max(1, length) where nodes[next].label[offset] != byte(depth + offset, of: text) {
        return
      }
      depth += length
      node = next
    }
  }

  @inline(__always)
  private func byte(_ depth: Int, of text: UnsafeBufferPointer<UInt8>) -> UInt8 {
    text[isBackward ? text.count - 1 - depth : depth]
  }

  @inline(__always)
  private func branch(of node: Int, for byte: UInt8) -> Int? {
    for position in 0..<nodes[node].branches.count where nodes[node].branches[position] == byte {
      return nodes[node].targets[position]
    }
    return nil
  }

  /// The node of some bytes, made if it is not there.
  private mutating func node(for bytes: ContiguousArray<UInt8>) -> Int {
    var node = 0
    var rest = bytes[...]
    while let first = rest.first {
      guard let next = branch(of: node, for: first) else { return add(ContiguousArray(rest), below: node) }
      let common = zip(rest, nodes[next].label).prefix { $0 == $1 }.count
      if common < nodes[next].label.count { divide(next, at: common) }
      rest = rest.dropFirst(common)
      node = next
    }
    return node
  }

  private mutating func add(_ label: ContiguousArray<UInt8>, below node: Int) -> Int {
    nodes[node].branches.append(label[0])
    nodes[node].targets.append(nodes.count)
    nodes.append(Node(label: label))
    return nodes.count - 1
  }

  /// Cuts a node's label in two; the node keeps the first part and gets the rest as a node below it.
  private mutating func divide(_ node: Int, at length: Int) {
    var lower = nodes[node]
    lower.label = ContiguousArray(lower.label[length...])
    nodes[node] = Node(label: ContiguousArray(nodes[node].label[..<length]))
    nodes[node].branches = [lower.label[0]]
    nodes[node].targets = [nodes.count]
    nodes.append(lower)
  }
}
