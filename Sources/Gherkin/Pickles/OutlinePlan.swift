import Synchronization

/// What the rows of one examples table have in common: the outline and the columns.
///
/// The placeholders of the steps are looked for when steps are first asked for: an outline of many tables, of
/// which no row is selected, costs no more than its text.
final class OutlinePlan: Sendable {
  private let name: SourceString
  private let origin: PickleOrigin
  private let steps: [Step]
  private let columns: OutlineColumns
  /// Whether no value could form a placeholder with what is around it.
  private let isFilledAtOnce: Bool
  private let rows: [TableRow]
  /// The number of the first row's first step; those of the next row follow behind the pickle's own.
  private let firstID: Int
  /// The bytes that filling a row may cost beyond what is linear.
  private let budget: Int
  private let foundInName = Mutex<FoundHoles?>(nil)
  private let foundInSteps = Mutex<FoundHoles?>(nil)

  /// Creates the plan of a table; `brackets` are those of the scenario.
  init(
    _ scenario: Scenario, _ brackets: OutlineBrackets, origin: PickleOrigin, columns: OutlineColumns,
    rows: [TableRow], firstID: Int, budget: Int
  ) {
    name = scenario.written
    self.origin = origin
    steps = scenario.steps
    self.columns = columns
    isFilledAtOnce = brackets.areFilledAtOnce(by: columns)
    self.rows = rows
    self.firstID = firstID
    self.budget = budget
  }

  /// The number of a row.
  func rowID(_ index: Int) -> Int { rows[index].id }

  /// The name with a row's values.
  func name(forRow index: Int) -> String {
    guard isFilledAtOnce, !rows[index].holdsBracket else { return filling(forRow: index).fill(name.string) }
    let holes = foundInName.holes { FoundHoles(name, columns) }.holes
    return rows[index].lendValues { holes.fill(0, name.string, with: $0) }
  }

  /// The number of steps of each row.
  var stepCount: Int { origin.stepCount(before: steps) }

  /// The steps with a row's values; their numbers are so much later.
  func steps(forRow index: Int, shift: Int) -> [PickleStep] {
    if isFilledAtOnce,
      let made = rows[index].lendValues({ stepsFilledAtOnce(forRow: index, with: $0, shift: shift) })
    {
      return made
    }
    let filling = filling(forRow: index)
    var maker = maker(forRow: index, shift: shift)
    maker.add(steps, filledBy: filling)
    return maker.made
  }

  /// The steps with a row's values; nil where a value can form placeholders with what is around it.
  private func stepsFilledAtOnce(
    forRow index: Int, with values: RowValues, shift: Int
  ) -> [PickleStep]? {
    guard !values.holdBracket else { return nil }
    let found = foundInSteps.holes { FoundHoles(steps, columns) }
    return withUnsafeTemporaryAllocation(of: FilledPlace.self, capacity: steps.count) { places in
      steps(
        filledWords(found, with: values, places), places, found.holes, values,
        by: maker(forRow: index, shift: shift), rowID: rows[index].id)
    }
  }

  private func filling(forRow index: Int) -> Filling {
    Filling(columns: columns, row: rows[index], budget: FillingBudget(bytes: budget))
  }

  /// Makes a row's steps, those of backgrounds made.
  private func maker(forRow index: Int, shift: Int) -> StepMaker {
    var maker = StepMaker(
      firstID: firstID + index * (stepCount + 1), shift: shift, count: stepCount)
    maker.addBackgrounds(of: origin, before: steps)
    return maker
  }

  private func steps(
    _ filled: [UInt8], _ places: UnsafeMutableBufferPointer<FilledPlace>, _ holes: Holes,
    _ values: RowValues, by maker: consuming StepMaker, rowID: Int
  ) -> [PickleStep] {
    var (number, start, text) = (0, 0, steps.count)
    maker.addEach(of: steps, rowID: rowID) { step in
      let place = places[number]
      let words =
        place.end < 0
        ? step.pointee.words
        : StepWords(filled, keyword: start..<place.textStart, text: place.textStart..<place.end)
      (number, start) = (number &+ 1, max(start, place.end))
      return (
        words,
        step.pointee.eachArgument { holes.fill(PickleArgument($0), from: &text, with: values) }
      )
    }
    return maker.made
  }

  /// Where the words of a filled step lie, behind those of the one before; `end` is -1 for one without placeholders.
  private struct FilledPlace {
    var textStart: Int
    var end: Int
  }

  /// The words of the steps that have placeholders, with a row's values, side by side.
  private func filledWords(
    _ found: FoundHoles, with values: RowValues, _ places: UnsafeMutableBufferPointer<FilledPlace>
  ) -> [UInt8] {
    let holes = found.holes
    let room = found.hollowBytes + holes.room(in: 0..<steps.count, with: values)
    places.initialize(repeating: FilledPlace(textStart: 0, end: -1))
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, room)) { buffer in
      guard let base = buffer.baseAddress else { return [] }
      var count = 0
      for number in steps.indices where holes.isHollow(number) {
        let textStart = steps[number].words.lend { keyword, text in
          let target = base + count
          keyword.baseAddress.map { target.update(from: $0, count: keyword.count) }
          count &+= keyword.count
          let textStart = count
          count &+= holes.write(number, text, with: values, to: base + count)
          return textStart
        }
        places[number] = FilledPlace(textStart: textStart, end: count)
      }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(count)
      bytes.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
      return bytes
    }
  }
}

/// The placeholders of an outline's name or steps.
///
/// The texts are numbered: those of the steps, then what stands under them.
private final class FoundHoles: Sendable {
  let holes: Holes
  /// The bytes of the steps that have placeholders.
  let hollowBytes: Int

  init(_ name: SourceString, _ columns: OutlineColumns) {
    var holes = Holes(texts: 1)
    name.withBytes { holes.add($0, columns) }
    self.holes = holes
    hollowBytes = 0
  }

  init(_ steps: [Step], _ columns: OutlineColumns) {
    var holes = Holes(texts: steps.count)
    var hollowBytes = 0
    for number in steps.indices {
      steps[number].words.lend { keyword, text in
        holes.add(text, columns)
        if holes.isHollow(number) { hollowBytes += keyword.count + text.count }
      }
    }
    for number in steps.indices {
      for argument in steps[number].arguments { holes.add(PickleArgument(argument), columns) }
    }
    self.holes = holes
    self.hollowBytes = hollowBytes
  }
}

extension Mutex<FoundHoles?> {
  /// What was found, looked for where nobody has yet.
  fileprivate borrowing func holes(_ find: () -> FoundHoles) -> FoundHoles {
    withLock { found in
      if let found { return found }
      let new = find()
      found = new
      return new
    }
  }
}

extension Holes {
  /// Finds the placeholders of what stands under a step.
  fileprivate mutating func add(_ argument: PickleArgument, _ columns: OutlineColumns) {
    switch argument {
    case .docString(let content, let mediaType):
      add(content, columns)
      add(mediaType ?? "", columns)
    case .dataTable(let rows):
      for row in rows { for cell in row { add(cell, columns) } }
    }
  }

  private mutating func add(_ text: String, _ columns: OutlineColumns) {
    var text = text
    text.withUTF8 { add($0, columns) }
  }

  /// Fills what stands under a step, its texts numbered from `text`.
  fileprivate func fill(
    _ argument: PickleArgument, from text: inout Int, with values: RowValues
  ) -> PickleArgument {
    switch argument {
    case .docString(let content, let mediaType):
      text += 2
      return .docString(
        content: fill(text - 2, content, with: values),
        mediaType: mediaType.map { fill(text - 1, $0, with: values) })
    case .dataTable(let rows):
      return .dataTable(
        rows.map { row in
          row.map { cell in
            text += 1
            return fill(text - 1, cell, with: values)
          }
        })
    }
  }
}
