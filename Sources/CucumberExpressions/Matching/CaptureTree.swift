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

  private let scalars: [Unicode.Scalar]
  private var groups: [CaptureTree.Group] = []
  private var roots: [Int] = []
  private var open: [Open] = []

  init(_ source: String) {
    scalars = Array(source.unicodeScalars)
    open = [Open(index: nil, start: 0, firstInner: 0)]
  }

  mutating func scan() -> ([CaptureTree.Group], [Int]) {
    var position = 0
    var isInSet = false
    while position < scalars.count {
      switch scalars[position] {
      case "\\": position += 1
      case "[": isInSet = true
      case "]": isInSet = false
      case "(" where !isInSet: begin(at: position)
      case ")" where !isInSet: end(at: position)
      case "|" where !isInSet: open[open.count - 1].hasAlternatives = true
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
      for scalar in scalars[closed.start..<position] { groups[index].source.unicodeScalars.append(scalar) }
    }
    if closed.hasAlternatives { markAbsent(from: closed.firstInner) }
    if canBeSkipped(behind: position) { markAbsent(from: closed.index ?? closed.firstInner) }
  }

  private mutating func markAbsent(from first: Int) {
    for index in first..<groups.count { groups[index].canBeAbsent = true }
  }

  private func canBeSkipped(behind position: Int) -> Bool {
    guard position + 1 < scalars.count else { return false }
    return switch scalars[position + 1] {
    case "?", "*": true
    case "{": position + 2 < scalars.count && scalars[position + 2] == "0"
    default: false
    }
  }

  /// Where the text of a parenthesis begins, behind the group's name if it has one.
  private func contentStart(of position: Int) -> Int {
    guard captures(at: position), position + 1 < scalars.count, scalars[position + 1] == "?" else {
      return position + 1
    }
    return scalars[position...].firstIndex(of: ">").map { $0 + 1 } ?? position + 1
  }

  /// Whether a parenthesis captures: all do but `(?…`, unless that names the group, as in `(?<name>…`.
  private func captures(at position: Int) -> Bool {
    func scalar(_ offset: Int) -> Unicode.Scalar? {
      position + offset < scalars.count ? scalars[position + offset] : nil
    }
    guard scalar(1) == "?" else { return true }
    return scalar(2) == "<" && scalar(3) != "=" && scalar(3) != "!"
  }
}
