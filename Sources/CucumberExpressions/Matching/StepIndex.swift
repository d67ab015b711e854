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

  init(_ expressions: some Collection<StepExpression>) {
    matchers = expressions.map(\.matcher)
    var groups: [String: Int] = [:]
    var filed: [(prefix: String, entries: [(text: String, number: Int)])] = []
    for (number, expression) in expressions.enumerated() {
      let (prefix, suffix) = expression.affixes
      let group = groups[prefix] ?? filed.count
      if group == filed.count {
        groups[prefix] = group
        filed.append((prefix, []))
      }
      filed[group].entries.append((suffix, number))
    }
    prefixes = AffixIndex(
      filed.enumerated().map { (text: $1.prefix, number: $0) }, isBackward: false)
    suffixes = filed.map { AffixIndex($0.entries, isBackward: true) }
  }

  /// The numbers of the expressions that match, in order, with their arguments.
  @usableFromInline
  func matches(_ text: String) -> [(number: Int, arguments: Result<[ExpressionArgument], any Error>)] {
    var text = text
    text.makeContiguousUTF8()
    return text.utf8.withContiguousStorageIfAvailable { matches(text, $0) } ?? []
  }

  private func matches(
    _ text: String, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [(number: Int, arguments: Result<[ExpressionArgument], any Error>)] {
    var machine = PatternMachine()
    var found: [(number: Int, arguments: Result<[ExpressionArgument], any Error>)] = []
    forEachCandidate(for: bytes) { number in
      do {
        guard let arguments = try matchers[number].match(text, bytes, &machine) else { return }
        found.append((number, .success(arguments)))
      } catch {
        found.append((number, .failure(error)))
      }
    }
    if found.count > 1 { found.sort { $0.number < $1.number } }
    return found
  }

  @inline(__always)
  private func forEachCandidate(for bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    prefixes.forEach(in: bytes) { group in
      suffixes[group].forEach(in: bytes, body)
    }
  }
}
