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
    var result = FirstBytes()
    // A bit for each instruction: a set would have the run time look up how a number is hashed.
    var visited = [UInt64](repeating: 0, count: instructions.count / 64 + 1)
    var pending = [start]
    while let next = pending.popLast() {
      let bit: UInt64 = 1 << UInt64(next % 64)
      guard visited[next / 64] & bit == 0 else { continue }
      visited[next / 64] |= bit
      switch instructions[next] {
      case .literal(let offset, _): result.insert(literals[offset])
      case .set(let set): result.insert(sets[set])
      case .greedyRun(let set, let minimum, _), .possessiveRun(let set, let minimum, _),
        .lazyRun(let set, let minimum, _):
        result.insert(sets[set])
        if minimum == 0 { pending.append(next + 1) }
      case .split(let first, let second, _): pending += [first, second]
      case .jump(let target), .lookahead(_, let target): pending.append(target)
      case .save, .progress, .start, .boundary: pending.append(next + 1)
      case .end: result.includesEnd = true
      case .accept: return .all
      }
    }
    return result
  }
}
