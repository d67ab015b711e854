/// Finds which of many expressions match a text.
///
/// An index on the literal texts at the expressions' ends leaves few of them to be tried.
@usableFromInline
struct StepIndex: Sendable {
  private let matchers: [ArgumentMatcher]
  /// Leads from a prefix to a number in `suffixes`.
  private let prefixes: AffixIndex
  /// Each leads from a suffix to the expressions of one prefix.
  private let suffixes: [AffixIndex]

  /// What is filed under one prefix.
  private struct Group {
    var prefix: String
    var entries: [AffixIndex.Entry] = []
  }

  @usableFromInline
  init(_ expressions: [StepExpression]) {
    matchers = expressions.map(\.matcher)
    var groups: [String: Int] = [:]
    var filed: [Group] = []
    for (number, expression) in expressions.enumerated() {
      let (prefix, suffix) = expression.affixes
      let group = groups[prefix] ?? filed.count
      if group == filed.count {
        groups[prefix] = group
        filed.append(Group(prefix: prefix))
      }
      filed[group].entries.append(AffixIndex.Entry(text: suffix, number: number))
    }
    prefixes = AffixIndex(
      filed.indices.map { AffixIndex.Entry(text: filed[$0].prefix, number: $0) }, isBackward: false)
    suffixes = filed.map { AffixIndex($0.entries, isBackward: true) }
  }

  /// Calls `body` with the number and the arguments of each expression that matches, in any order.
  @usableFromInline
  func forEachMatch(
    of text: String, _ body: (Int, Result<[ExpressionArgument], any Error>) -> Void
  ) {
    var text = text
    text.makeContiguousUTF8()
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var machine = PatternMachine()
      forEachCandidate(for: bytes) { number in
        do {
          guard let arguments = try matchers[number].match(text, bytes, &machine) else { return }
          body(number, .success(arguments))
        } catch {
          body(number, .failure(error))
        }
      }
    }
  }

  @inline(__always)
  private func forEachCandidate(for bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    prefixes.forEach(in: bytes) { group in
      suffixes[group].forEach(in: bytes, body)
    }
  }
}
