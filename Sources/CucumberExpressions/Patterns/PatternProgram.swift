/// A regular expression compiled for matching on bytes.
final class PatternProgram: Sendable {
  let code: PatternCode

  /// Compiles a pattern.
  init(_ pattern: String) throws(PatternParser.Failure) {
    code = try PatternCompiler.code(of: PatternParser.tree(of: pattern).simplified)
  }
}

/// The parts of a program.
struct PatternCode: Sendable {
  var instructions: ContiguousArray<PatternInstruction> = []
  var literals: ContiguousArray<UInt8> = []
  var sets: ContiguousArray<ScalarSet> = []
  var firstBytes: ContiguousArray<FirstBytes> = []
  /// Two for each capture group, and one for each loop that could go round in place.
  var slotCount = 0
  /// Whether a match can only begin at the start of the text.
  var isAnchored = false

  /// The bytes with which a match from an instruction on can begin.
  func firstBytes(at start: Int) -> FirstBytes {
    var visited: Set<Int> = []
    return firstBytes(at: start, &visited)
  }

  private func firstBytes(at start: Int, _ visited: inout Set<Int>) -> FirstBytes {
    var result = FirstBytes()
    guard visited.insert(start).inserted else { return result }
    switch instructions[start] {
    case .literal(let offset, _):
      result.insert(literals[offset])
    case .set(let set):
      result.insert(sets[set])
    case .greedyRun(let set, let minimum, _), .possessiveRun(let set, let minimum, _),
      .lazyRun(let set, let minimum, _):
      result.insert(sets[set])
      if minimum == 0 { result.formUnion(firstBytes(at: start + 1, &visited)) }
    case .split(let first, let second, _):
      result = firstBytes(at: first, &visited)
      result.formUnion(firstBytes(at: second, &visited))
    case .jump(let target), .lookahead(_, let target):
      result = firstBytes(at: target, &visited)
    case .save, .progress, .start, .boundary:
      result = firstBytes(at: start + 1, &visited)
    case .end:
      result.includesEnd = true
    case .accept:
      result = .all
    }
    return result
  }
}
