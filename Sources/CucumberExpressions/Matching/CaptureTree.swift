/// The capture groups of a regular expression as they lie within each other.
struct CaptureTree: Sendable {
  /// One capture group.
  struct Group: Sendable, Equatable {
    /// The text between the group's parentheses.
    var source: String
    /// The groups directly within it, by index.
    var children: [Int] = []
    /// Whether the regular expression can match without the group.
    var canBeAbsent = false
  }

  /// All groups, in the order of their opening parentheses.
  private(set) var groups: [Group] = []
  /// The outermost groups, by index.
  private(set) var roots: [Int] = []

  /// Reads the groups from a regular expression's source.
  ///
  /// - Complexity: O(*n*) in the length of `source`.
  init(of source: String) {
    var scanner = CaptureScanner(source)
    (groups, roots) = scanner.scan()
  }

  /// The number of groups within a group, however deep.
  func groupCount(in group: Int) -> Int {
    groups[group].children.reduce(0) { $0 + 1 + groupCount(in: $1) }
  }
}

/// Finds the parentheses of a regular expression that capture.
private struct CaptureScanner {
  private struct Open {
    /// The capture group's index, nil where the parenthesis does not capture.
    var index: Int?
    var start: Int
    /// The groups closed within it so far, however deep.
    var firstInner: Int
    var hasAlternatives = false
  }

  // Octets, since all that is looked for is ASCII.
  private let bytes: [UInt8]
  private var groups: [CaptureTree.Group] = []
  private var roots: [Int] = []
  private var open: [Open] = []

  init(_ source: String) {
    bytes = Array(source.utf8)
    open = [Open(index: nil, start: 0, firstInner: 0)]
  }

  mutating func scan() -> ([CaptureTree.Group], [Int]) {
    var position = 0
    var isInSet = false
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "(") where !isInSet: begin(at: position)
      case UInt8(ascii: ")") where !isInSet: end(at: position)
      case UInt8(ascii: "|") where !isInSet: open[open.count - 1].hasAlternatives = true
      default: break
      }
      position += 1
    }
    if open[0].hasAlternatives { markAbsent(from: 0) }
    return (groups, roots)
  }

  private mutating func begin(at position: Int) {
    var index: Int?
    if captures(at: position) {
      let new = groups.count
      groups.append(CaptureTree.Group(source: ""))
      if let parent = open.reversed().lazy.compactMap(\.index).first {
        groups[parent].children.append(new)
      } else {
        roots.append(new)
      }
      index = new
    }
    open.append(Open(index: index, start: contentStart(of: position), firstInner: groups.count))
  }

  private mutating func end(at position: Int) {
    guard open.count > 1, let closed = open.popLast() else { return }
    if let index = closed.index {
      groups[index].source = String(decoding: bytes[closed.start..<position], as: UTF8.self)
    }
    if closed.hasAlternatives { markAbsent(from: closed.firstInner) }
    if canBeSkipped(behind: position) { markAbsent(from: closed.index ?? closed.firstInner) }
  }

  private mutating func markAbsent(from first: Int) {
    for index in first..<groups.count { groups[index].canBeAbsent = true }
  }

  private func canBeSkipped(behind position: Int) -> Bool {
    guard position + 1 < bytes.count else { return false }
    return switch bytes[position + 1] {
    case UInt8(ascii: "?"), UInt8(ascii: "*"): true
    case UInt8(ascii: "{"): position + 2 < bytes.count && bytes[position + 2] == UInt8(ascii: "0")
    default: false
    }
  }

  /// Where the text of a parenthesis begins, behind the group's name if it has one.
  private func contentStart(of position: Int) -> Int {
    guard captures(at: position), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "?") else {
      return position + 1
    }
    return bytes[position...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? position + 1
  }

  /// Whether a parenthesis captures: all do but `(?…`, unless that names the group, as in `(?<name>…`.
  private func captures(at position: Int) -> Bool {
    func byte(_ offset: Int) -> UInt8? {
      position + offset < bytes.count ? bytes[position + offset] : nil
    }
    guard byte(1) == UInt8(ascii: "?") else { return true }
    return byte(2) == UInt8(ascii: "<") && byte(3) != UInt8(ascii: "=") && byte(3) != UInt8(ascii: "!")
  }
}
