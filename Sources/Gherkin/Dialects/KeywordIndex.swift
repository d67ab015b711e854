/// A dialect's keywords in the order in which a line is held against them.
struct KeywordIndex: Sendable {
  struct Entry: Sendable {
    /// The keyword as written, a heading's without its colon.
    var keyword: String
    /// Whether the keyword is one for outlines.
    let isOutline: Bool
    /// What a line that starts with it is.
    var kind: TokenKind
    /// What a step is for; nil for headings.
    var type: KeywordType?
    /// The keyword's bytes in `bytes`, a heading's with its colon.
    var start: Int
    var length: Int
  }

  /// The entries, those with the same first byte side by side, longer ones first.
  private(set) var entries: [Entry] = []
  private var bytes: [UInt8] = []
  /// Where the entries of each first byte start; one more than there are bytes.
  private var starts: [Int] = []

  /// Files the keywords that lie beside the roles.
  init(_ keywords: [[String]]) {
    var all: [(bytes: [UInt8], entry: Entry)] = []
    let outlines = keywords[KeywordRole.outline.place]
    for role in KeywordRole.allCases {
      for keyword in keywords[role.place] {
        Self.add(keyword, role, isOutline: outlines.contains(keyword), to: &all)
      }
    }
    let order = all.indices.sorted {
      let (left, right) = (all[$0].bytes, all[$1].bytes)
      if left[0] != right[0] { return left[0] < right[0] }
      return left.count == right.count ? $0 < $1 : left.count > right.count
    }
    starts = Array(repeating: 0, count: 257)
    for index in order {
      var entry = all[index].entry
      entry.start = bytes.count
      entry.length = all[index].bytes.count
      bytes += all[index].bytes
      entries.append(entry)
      starts[Int(all[index].bytes[0]) + 1] += 1
    }
    for byte in 1...256 { starts[byte] += starts[byte - 1] }
  }

  private static func add(
    _ keyword: String, _ role: KeywordRole, isOutline: Bool, to all: inout [(bytes: [UInt8], entry: Entry)]
  ) {
    let bytes = Array((role.isStep ? keyword : keyword + ":").utf8)
    guard !bytes.isEmpty else { return }
    // A step keyword of several roles, such as the asterisk, says nothing of what the step is for.
    if role.isStep, let known = all.firstIndex(where: { $0.bytes == bytes && $0.entry.kind == .stepLine }) {
      all[known].entry.type = .unknown
    } else {
      all.append(
        (
          bytes,
          Entry(
            keyword: keyword, isOutline: isOutline, kind: role.kind, type: role.type,
            start: 0, length: 0)
        ))
    }
  }

  /// What a line that starts with an entry is, without the entry's keyword.
  @inline(__always)
  func place(of index: Int) -> (kind: TokenKind, type: KeywordType?, length: Int) {
    (entries[index].kind, entries[index].type, entries[index].length)
  }

  /// The entry that the text at an offset starts with, of the kinds that may stand there.
  @inline(__always)
  func entry(in text: SourceText, at offset: Int, before end: Int, kinds: TokenKinds) -> Int? {
    let first = Int(text[offset])
    var index = starts[first]
    let last = starts[first &+ 1]
    while index < last {
      if kinds.contains(entries[index].kind), matches(index, text, offset, end) { return index }
      index &+= 1
    }
    return nil
  }

  @inline(__always)
  private func matches(_ index: Int, _ text: SourceText, _ offset: Int, _ end: Int) -> Bool {
    let length = entries[index].length
    guard end &- offset >= length else { return false }
    let start = entries[index].start
    var position = 1
    while position < length {
      if bytes[start &+ position] != text[offset &+ position] { return false }
      position &+= 1
    }
    return true
  }
}

extension KeywordRole {
  fileprivate var kind: TokenKind {
    switch self {
    case .feature: .featureLine
    case .rule: .ruleLine
    case .background: .backgroundLine
    case .scenario, .outline: .scenarioLine
    case .examples: .examplesLine
    case .given, .when, .then, .and, .but: .stepLine
    }
  }

  fileprivate var type: KeywordType? {
    switch self {
    case .given: .context
    case .when: .action
    case .then: .outcome
    case .and, .but: .conjunction
    default: nil
    }
  }
}
