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

/// The instruction to go on with, and the position in the text.
private struct Cursor {
  var next: Int
  var position: Int
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
  private var failed: Set<Int> = []

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
      slots = Array(repeating: -1, count: slotCount)
    }
  }

  /// Where the match ends that begins with an instruction at a position, nil where there is none.
  private mutating func run(
    _ program: RunningCode, from start: Int, in text: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> Int? {
    let floor = points.count
    var cursor = Cursor(next: start, position: position)
    while true {
      let instruction = program.instructions[cursor.next]
      if case .accept = instruction { return cursor.position }
      guard step(instruction, program, text, &cursor, floor) || backtrack(program, text, &cursor, floor)
      else {
        return nil
      }
    }
  }

  /// Whether an instruction succeeds; the cursor is then behind it.
  @inline(__always)
  private mutating func step(
    _ instruction: PatternInstruction, _ program: RunningCode, _ text: UnsafeBufferPointer<UInt8>,
    _ cursor: inout Cursor, _ floor: Int
  ) -> Bool {
    switch instruction {
    case .literal, .set, .possessiveRun, .greedyRun, .lazyRun:
      return consume(instruction, program, text, &cursor)
    case .split(let preferred, let other, let bytes):
      let takesFirst = program.canBegin(bytes, in: text, at: cursor.position)
      let takesSecond = program.canBegin(bytes + 1, in: text, at: cursor.position)
      if takesFirst && takesSecond { points.append(.branch(at: other, position: cursor.position)) }
      cursor.next = takesFirst ? preferred : other
      return takesFirst || takesSecond
    case .jump(let target):
      cursor.next = target
      return true
    case .save(let slot):
      if points.count > floor { points.append(.restore(slot: slot, value: slots[slot])) }
      slots[slot] = cursor.position
      cursor.next += 1
      return true
    case .lookahead(let isNegated, let target):
      let condition = cursor.next + 1
      cursor.next = target
      return holds(program, from: condition, in: text, at: cursor.position) != isNegated
    case .progress, .start, .end, .boundary, .accept:
      cursor.next += 1
      return isMet(instruction, text, at: cursor.position)
    }
  }

  /// Whether the text goes on as an instruction wants it to.
  @inline(__always)
  private mutating func consume(
    _ instruction: PatternInstruction, _ program: RunningCode, _ text: UnsafeBufferPointer<UInt8>,
    _ cursor: inout Cursor
  ) -> Bool {
    let start = cursor.position
    cursor.next += 1
    switch instruction {
    case .literal(let offset, let count):
      cursor.position += count
      return program.hasLiteral(offset, count, in: text, at: start)
    case .set(let set):
      let width = program.sets[set].width(in: text, at: start)
      cursor.position += width
      return width > 0
    case .possessiveRun(let set, let minimum, let maximum):
      let run = program.sets[set].run(in: text, from: start, maximum)
      cursor.position = run.end
      return run.count >= minimum
    case .greedyRun(let set, let minimum, let maximum):
      let run = program.sets[set].run(in: text, from: start, maximum)
      cursor.position = run.end
      if run.count > minimum {
        let lowest = text.advanced(start, by: minimum)
        points.append(.giveBack(next: cursor.next, position: run.end, lowest: lowest))
      }
      return run.count >= minimum
    case .lazyRun(let set, let minimum, let maximum):
      let run = program.sets[set].run(in: text, from: start, minimum)
      cursor.position = run.end
      guard run.count == minimum else { return false }
      points.append(.takeMore(run: cursor.next - 1, position: run.end, remaining: maximum - minimum))
      return true
    default: return true
    }
  }

  /// Whether a condition on the position holds.
  @inline(__always)
  private func isMet(
    _ instruction: PatternInstruction, _ text: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> Bool {
    switch instruction {
    case .progress(let slot): slots[slot] != position
    case .start: position == 0
    case .end: position == text.count
    case .boundary(let isNegated): text.isWordBoundary(position) != isNegated
    default: true
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

  /// Goes back to the last place where another way is left; false where every way has been tried.
  private mutating func backtrack(
    _ program: RunningCode, _ text: UnsafeBufferPointer<UInt8>, _ cursor: inout Cursor, _ floor: Int
  ) -> Bool {
    while points.count > floor, let point = points.popLast() {
      guard let place = resume(point, program, in: text) else { continue }
      tries += 1
      let isForgotten = tries <= Self.triesWithoutMemory
      guard isForgotten || failed.insert(place.next * (text.count + 1) + place.position).inserted else {
        continue
      }
      cursor = place
      return true
    }
    return false
  }

  private mutating func resume(
    _ point: BacktrackPoint, _ program: RunningCode, in text: UnsafeBufferPointer<UInt8>
  ) -> Cursor? {
    switch point {
    case .branch(let next, let position):
      return Cursor(next: next, position: position)
    case .restore(let slot, let value):
      slots[slot] = value
      return nil
    case .giveBack(let next, let position, let lowest):
      var shorter = position - 1
      while shorter > lowest, text[shorter] & 0xC0 == 0x80 { shorter -= 1 }
      if shorter > lowest {
        points.append(.giveBack(next: next, position: shorter, lowest: lowest))
      }
      return Cursor(next: next, position: shorter)
    case .takeMore(let run, let position, let remaining):
      guard remaining > 0, case .lazyRun(let set, _, _) = program.instructions[run] else { return nil }
      let width = program.sets[set].width(in: text, at: position)
      guard width > 0 else { return nil }
      points.append(.takeMore(run: run, position: position + width, remaining: remaining - 1))
      return Cursor(next: run + 1, position: position + width)
    }
  }
}
