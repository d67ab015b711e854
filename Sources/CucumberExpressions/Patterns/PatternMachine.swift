/// A place to return to when the way taken fails.
enum BacktrackPoint {
  case branch(at: Int, position: Int)
  /// A slot takes back an earlier value.
  case restore(slot: Int, value: Int)
  /// A run may give back what lies between `lowest` and `position`.
  case giveBack(next: Int, position: Int, lowest: Int)
  /// A run may take up to `remaining` more.
  case takeMore(run: Int, position: Int, remaining: Int)
}

/// Runs a program on the bytes of a text; one machine serves any number of programs and texts in turn.
///
/// The way through alternatives and repetitions is the one of a backtracking regular expression. Where a
/// pattern makes it try very often, places that have failed are remembered, so that the work stays
/// bounded by the program's size times the text's.
struct PatternMachine {
  private static let triesWithoutMemory = 2000

  /// Where the groups of the last match begin and end, as byte offsets; -1 for a group left out.
  private(set) var slots: [Int] = []
  private var points: [BacktrackPoint] = []
  private var tries = 0
  private var failed: Set<[Int]> = []

  /// Hands over the groups of the last match.
  mutating func takeSlots() -> [Int] {
    defer { slots = [] }
    return slots
  }

  /// The range of the first match at or behind `start`, nil where there is none.
  mutating func search(
    _ program: PatternProgram, in text: UnsafeBufferPointer<UInt8>, from start: Int = 0
  ) -> Range<Int>? {
    prepare(slotCount: program.code.slotCount)
    let isAnchored = program.code.isAnchored
    return program.code.whileRunning { search($0, isAnchored, in: text, from: start) }
  }

  private mutating func search(
    _ program: RunningCode, _ isAnchored: Bool, in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Range<Int>? {
    var position = start
    while position <= text.count {
      if let end = run(program, from: 0, in: text, at: position) { return position..<end }
      if isAnchored { return nil }
      for index in slots.indices { slots[index] = -1 }
      position += 1
      while position < text.count, text[position] & 0xC0 == 0x80 { position += 1 }
    }
    return nil
  }

  private mutating func prepare(slotCount: Int) {
    points.removeAll(keepingCapacity: true)
    tries = 0
    if !failed.isEmpty { failed = [] }
    if slots.count == slotCount {
      for index in slots.indices { slots[index] = -1 }
    } else {
      slots.removeAll(keepingCapacity: true)
      for _ in 0..<slotCount { slots.append(-1) }
    }
  }

  private mutating func run(
    _ program: RunningCode, from start: Int, in text: UnsafeBufferPointer<UInt8>, at first: Int
  ) -> Int? {
    let floor = points.count
    var next = start
    var position = first
    while true {
      let succeeded: Bool
      switch program.instructions[next] {
      case .literal(let offset, let count):
        succeeded = program.hasLiteral(offset, count, in: text, at: position)
        position += count
        next += 1
      case .set(let set):
        let width = program.sets[set].width(in: text, at: position)
        succeeded = width > 0
        position += width
        next += 1
      case .possessiveRun(let set, let minimum, let maximum):
        let (end, count) = program.sets[set].run(in: text, from: position, maximum)
        succeeded = count >= minimum
        position = end
        next += 1
      case .greedyRun(let set, let minimum, let maximum):
        let (end, count) = program.sets[set].run(in: text, from: position, maximum)
        succeeded = count >= minimum
        next += 1
        if count > minimum {
          let lowest = text.advanced(position, by: minimum)
          points.append(.giveBack(next: next, position: end, lowest: lowest))
        }
        position = end
      case .lazyRun(let set, let minimum, let maximum):
        let (end, count) = program.sets[set].run(in: text, from: position, minimum)
        succeeded = count >= minimum
        position = end
        points.append(.takeMore(run: next, position: position, remaining: maximum - minimum))
        next += 1
      case .split(let preferred, let other, let bytes):
        let takesFirst = program.canBegin(bytes, in: text, at: position)
        let takesSecond = program.canBegin(bytes + 1, in: text, at: position)
        if takesFirst && takesSecond { points.append(.branch(at: other, position: position)) }
        succeeded = takesFirst || takesSecond
        next = takesFirst ? preferred : other
      case .jump(let target):
        succeeded = true
        next = target
      case .save(let slot):
        if points.count > floor { points.append(.restore(slot: slot, value: slots[slot])) }
        slots[slot] = position
        succeeded = true
        next += 1
      case .progress(let slot):
        succeeded = slots[slot] != position
        next += 1
      case .start:
        succeeded = position == 0
        next += 1
      case .end:
        succeeded = position == text.count
        next += 1
      case .boundary(let isNegated):
        succeeded = text.isWordBoundary(position) != isNegated
        next += 1
      case .lookahead(let isNegated, let target):
        succeeded = holds(program, from: next + 1, in: text, at: position) != isNegated
        next = target
      case .accept:
        return position
      }
      if !succeeded {
        guard let point = backtrack(program, in: text, to: floor) else { return nil }
        (next, position) = point
      }
    }
  }

  private mutating func holds(
    _ program: RunningCode, from start: Int, in text: UnsafeBufferPointer<UInt8>,
    at position: Int
  ) -> Bool {
    let floor = points.count
    defer { points.removeSubrange(floor...) }
    return run(program, from: start, in: text, at: position) != nil
  }

  /// The instruction and position to go on with, nil where every way has been tried.
  private mutating func backtrack(
    _ program: RunningCode, in text: UnsafeBufferPointer<UInt8>, to floor: Int
  ) -> (next: Int, position: Int)? {
    while points.count > floor, let point = points.popLast() {
      guard let (next, position) = resume(point, program, in: text) else { continue }
      tries += 1
      if tries > Self.triesWithoutMemory, !failed.insert([next, position]).inserted { continue }
      return (next, position)
    }
    return nil
  }

  private mutating func resume(
    _ point: BacktrackPoint, _ program: RunningCode, in text: UnsafeBufferPointer<UInt8>
  ) -> (next: Int, position: Int)? {
    switch point {
    case .branch(let next, let position):
      return (next, position)
    case .restore(let slot, let value):
      slots[slot] = value
      return nil
    case .giveBack(let next, let position, let lowest):
      var shorter = position - 1
      while shorter > lowest, text[shorter] & 0xC0 == 0x80 { shorter -= 1 }
      if shorter > lowest {
        points.append(.giveBack(next: next, position: shorter, lowest: lowest))
      }
      return (next, shorter)
    case .takeMore(let run, let position, let remaining):
      guard remaining > 0, case .lazyRun(let set, _, _) = program.instructions[run] else { return nil }
      let width = program.sets[set].width(in: text, at: position)
      guard width > 0 else { return nil }
      points.append(.takeMore(run: run, position: position + width, remaining: remaining - 1))
      return (run + 1, position + width)
    }
  }
}
