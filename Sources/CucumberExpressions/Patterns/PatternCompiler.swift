/// Turns a pattern's tree into instructions.
struct PatternCompiler {
  private static let greatestProgram = 4000

  private var program = PatternCode()

  /// The code of a tree; fails where it would grow beyond all measure.
  static func code(of tree: PatternNode) throws(PatternParser.Failure) -> PatternCode {
    var compiler = PatternCompiler()
    compiler.program.slotCount = 2 * tree.groupCount
    compiler.program.isAnchored = tree.isAnchored
    try compiler.emit(tree)
    compiler.program.instructions.append(.accept)
    compiler.program.decideSplits()
    compiler.program.decideRuns()
    return compiler.program
  }

  private init() {}

  private var here: Int { program.instructions.count }

  private mutating func add(_ instruction: PatternInstruction) throws(PatternParser.Failure) {
    guard here < Self.greatestProgram else { throw .unsupported }
    program.instructions.append(instruction)
  }

  private mutating func emit(_ node: PatternNode) throws(PatternParser.Failure) {
    switch node {
    case .literal(let scalar): try emitLiteral(CollectionOfOne(scalar))
    case .text(let scalars): try emitLiteral(scalars)
    case .set(let set): try add(.set(index(of: set)))
    case .sequence(let nodes): for node in nodes { try emit(node) }
    case .alternation(let nodes): try emitAlternation(nodes[...])
    case .group(let node, let index):
      try add(.save(2 * index))
      try emit(node)
      try add(.save(2 * index + 1))
    case .repetition(let node, let minimum, let maximum, let isGreedy):
      try emitRepetition(of: node, minimum, maximum, isGreedy)
    case .startOfText: try add(.start)
    case .endOfText: try add(.end)
    case .wordBoundary(let isNegated): try add(.boundary(isNegated: isNegated))
    case .lookahead(let node, let isNegated):
      let start = here
      try add(.lookahead(isNegated: isNegated, next: 0))
      try emit(node)
      try add(.accept)
      program.instructions[start] = .lookahead(isNegated: isNegated, next: here)
    }
  }

  /// Appends the bytes to the literal before, if one stands there and nothing jumps between the two.
  private mutating func emitLiteral(
    _ scalars: some Sequence<Unicode.Scalar>
  ) throws(PatternParser.Failure) {
    let start = program.literals.count
    for scalar in scalars {
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { program.literals.append(byte) }
    }
    let length = program.literals.count - start
    if here > joinableFrom, case .literal(let start, let count)? = program.instructions.last {
      program.instructions[here - 1] = .literal(start: start, count: count + length)
    } else {
      try add(.literal(start: start, count: length))
    }
  }

  /// Instructions from here on may be joined; those before are where something jumps to.
  private var joinableFrom = 0

  private mutating func index(of set: ScalarSet) -> Int {
    if let known = program.sets.firstIndex(of: set) { return known }
    program.sets.append(set)
    return program.sets.count - 1
  }

  private mutating func emitAlternation(
    _ nodes: ArraySlice<PatternNode>
  ) throws(PatternParser.Failure) {
    var jumps: [Int] = []
    for (position, node) in zip(nodes.indices, nodes) {
      let isLast = position == nodes.endIndex - 1
      let split = here
      if !isLast { try add(.split(first: here + 1, second: 0, bytes: 0)) }
      joinableFrom = here
      try emit(node)
      if !isLast {
        jumps.append(here)
        try add(.jump(0))
        program.instructions[split] = .split(first: split + 1, second: here, bytes: 0)
      }
    }
    for jump in jumps { program.instructions[jump] = .jump(here) }
    joinableFrom = here
  }

  private mutating func emitRepetition(
    of node: PatternNode, _ minimum: Int, _ maximum: Int?, _ isGreedy: Bool
  ) throws(PatternParser.Failure) {
    if let set = node.single {
      let index = index(of: set)
      let limit = maximum ?? .max
      return try add(
        isGreedy
          ? .greedyRun(set: index, minimum: minimum, maximum: limit)
          : .lazyRun(set: index, minimum: minimum, maximum: limit))
    }
    for _ in 0..<minimum { try emit(node) }
    guard let maximum else { return try emitLoop(of: node, isGreedy) }
    var splits: [Int] = []
    for _ in minimum..<maximum {
      splits.append(here)
      try emitIteration(of: node)
    }
    for split in splits { program.instructions[split] = self.split(split, to: here, isGreedy) }
    joinableFrom = here
  }

  private mutating func emitLoop(
    of node: PatternNode, _ isGreedy: Bool
  ) throws(PatternParser.Failure) {
    let start = here
    try emitIteration(of: node)
    try add(.jump(start))
    program.instructions[start] = split(start, to: here, isGreedy)
    joinableFrom = here
  }

  /// A split, still open, and the body behind it.
  private mutating func emitIteration(of node: PatternNode) throws(PatternParser.Failure) {
    try add(.split(first: 0, second: 0, bytes: 0))
    joinableFrom = here
    guard node.canBeEmpty else { return try emit(node) }
    let slot = program.slotCount
    program.slotCount += 1
    try add(.save(slot))
    try emit(node)
    try add(.progress(slot))
  }

  private func split(_ start: Int, to out: Int, _ isGreedy: Bool) -> PatternInstruction {
    isGreedy
      ? .split(first: start + 1, second: out, bytes: 0)
      : .split(first: out, second: start + 1, bytes: 0)
  }
}

extension PatternCode {
  /// Notes for each split the bytes with which its ways can begin.
  fileprivate mutating func decideSplits() {
    for position in instructions.indices {
      guard case .split(let first, let second, _) = instructions[position] else { continue }
      instructions[position] = .split(first: first, second: second, bytes: firstBytes.count)
      firstBytes.append(firstBytes(at: first))
      firstBytes.append(firstBytes(at: second))
    }
  }

  /// Makes runs possessive where what follows cannot begin with what they would give back.
  fileprivate mutating func decideRuns() {
    for position in instructions.indices {
      guard case .greedyRun(let set, let minimum, let maximum) = instructions[position] else { continue }
      var own = FirstBytes()
      own.insert(sets[set])
      if own.isDisjoint(with: firstBytes(at: position + 1)) {
        instructions[position] = .possessiveRun(set: set, minimum: minimum, maximum: maximum)
      }
    }
  }
}

extension PatternNode {
  fileprivate var groupCount: Int {
    switch self {
    case .literal, .text, .set, .startOfText, .endOfText, .wordBoundary: 0
    case .sequence(let nodes), .alternation(let nodes): nodes.map(\.groupCount).reduce(0, +)
    case .group(let node, _): 1 + node.groupCount
    case .repetition(let node, _, _, _), .lookahead(let node, _): node.groupCount
    }
  }

  fileprivate var isAnchored: Bool {
    switch self {
    case .startOfText: true
    case .sequence(let nodes): nodes.first?.isAnchored ?? false
    case .group(let node, _): node.isAnchored
    case .alternation(let nodes): nodes.allSatisfy(\.isAnchored)
    default: false
    }
  }
}
