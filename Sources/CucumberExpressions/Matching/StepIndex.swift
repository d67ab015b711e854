import Synchronization

/// Finds which of many expressions match a text.
///
/// They are filed when the first text is to be matched: where a run has several libraries, it needs few of them.
@usableFromInline
final class StepIndex: Sendable {
  private let expressions: [StepExpression]
  private let made = AtomicLazyReference<FiledExpressions>()

  @usableFromInline
  init(_ expressions: [StepExpression]) { self.expressions = expressions }

  /// Calls `body` with the number and the arguments of each expression that matches, in any order.
  @usableFromInline
  func forEachMatch(
    of text: String, _ body: (Int, Result<[ExpressionArgument], any Error>) -> Void
  ) {
    let filed = made.load() ?? made.storeIfNil(FiledExpressions(expressions))
    var text = text
    text.makeContiguousUTF8()
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var machine = PatternMachine()
      filed.forEachCandidate(for: bytes) { number in
        do {
          guard let arguments = try filed.matchers[number].match(text, bytes, &machine) else { return }
          body(number, .success(arguments))
        } catch {
          body(number, .failure(error))
        }
      }
    }
  }
}

/// Expressions filed under the literal texts at their ends, so that few of them are left to be tried.
private final class FiledExpressions: Sendable {
  let matchers: [ArgumentMatcher]
  /// Leads from a prefix to a number in `endings`.
  private let prefixes: AffixIndex
  /// Each leads from a suffix to the expressions of one prefix.
  private let endings: [Endings]

  /// What is filed under one prefix: mostly one expression, for which no tree is laid out.
  private enum Endings {
    case one(suffix: [UInt8], number: Int)
    case several(AffixIndex)

    init(_ entries: [AffixIndex.Entry]) {
      if entries.count == 1 {
        self = .one(suffix: Array(entries[0].text.utf8), number: entries[0].number)
      } else {
        self = .several(AffixIndex(entries, isBackward: true))
      }
    }

    @inline(__always)
    func forEach(in text: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
      switch self {
      case .one(let suffix, let number):
        guard suffix.count <= text.count else { return }
        let start = text.count - suffix.count
        for position in suffix.indices where suffix[position] != text[start + position] { return }
        body(number)
      case .several(let index): index.forEach(in: text, body)
      }
    }
  }

  init(_ expressions: [StepExpression]) {
    matchers = expressions.map(\.matcher)
    var groups = [String: Int](minimumCapacity: expressions.count)
    var filed: [(prefix: String, entries: [AffixIndex.Entry])] = []
    for (number, expression) in expressions.enumerated() {
      let (prefix, suffix) = expression.affixes
      let group = groups[prefix] ?? filed.count
      if group == filed.count {
        groups[prefix] = group
        filed.append((prefix, []))
      }
      filed[group].entries.append(AffixIndex.Entry(text: suffix, number: number))
    }
    prefixes = AffixIndex(
      filed.indices.map { AffixIndex.Entry(text: filed[$0].prefix, number: $0) }, isBackward: false)
    endings = filed.map { Endings($0.entries) }
  }

  @inline(__always)
  func forEachCandidate(for bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    prefixes.forEach(in: bytes) { group in
      endings[group].forEach(in: bytes, body)
    }
  }
}
