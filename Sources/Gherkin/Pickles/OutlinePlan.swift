/// What the rows of one examples table have in common: the outline, its placeholders found.
///
/// The texts are numbered: the name, the texts of the steps, then what stands under them.
final class OutlinePlan: Sendable {
  private let name: SourceString
  private let origin: PickleOrigin
  private let steps: [Step]
  private let holes: Holes
  private let rows: [TableRow]
  /// The number of the first row's first step; those of the next row follow behind the pickle's own.
  private let firstID: Int

  /// Finds an outline's placeholders; nil where a row's values could form further ones with what is around them.
  init?(_ scenario: Scenario, origin: PickleOrigin, columns: OutlineColumns, rows: [TableRow], firstID: Int) {
    guard !columns.hasOddNames else { return nil }
    var holes = Holes()
    guard scenario.written.withBytes({ holes.add($0, columns) }) else { return nil }
    for step in scenario.steps {
      guard step.written.withBytes({ holes.add($0, columns) }) else { return nil }
    }
    for step in scenario.steps {
      for argument in step.arguments {
        guard holes.add(PickleArgument(argument), columns) else { return nil }
      }
    }
    name = scenario.written
    self.origin = origin
    steps = scenario.steps
    self.holes = holes
    self.rows = rows
    self.firstID = firstID
  }

  /// The name with a row's values.
  func name(forRow index: Int) -> String {
    holes.fill(0, name.string, with: rows[index].cells)
  }

  /// The steps with a row's values.
  func steps(forRow index: Int) -> [PickleStep] {
    let row = rows[index]
    let cells = row.cells
    let count = origin.stepCount(before: steps)
    var maker = StepMaker(firstID: firstID + index * (count + 1), count: count)
    maker.addBackgrounds(of: origin, before: steps)
    let (filled, ends) = filledTexts(with: cells)
    var (start, text) = (0, 1 + steps.count)
    for (number, step) in steps.enumerated() {
      let written = ends[number].map { SourceString(filled, start, $0) } ?? step.written
      start = ends[number] ?? start
      let arguments =
        step.arguments.isEmpty
        ? [] : step.arguments.map { holes.fill(PickleArgument($0), from: &text, with: cells) }
      maker.add(step, written, arguments, rowID: row.id)
    }
    return maker.made
  }

  /// The steps' texts that have placeholders, with a row's values, side by side, and where each ends; nil for those without.
  private func filledTexts(with cells: [TableCell]) -> (DocumentText, ends: [Int?]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64 * steps.count)
    let ends = steps.indices.map { number -> Int? in
      let isFilled = steps[number].written.withBytes { holes.append(number + 1, $0, with: cells, to: &bytes) }
      return isFilled ? bytes.count : nil
    }
    return (DocumentText(bytes), ends)
  }
}

extension Holes {
  /// Finds the placeholders of what stands under a step.
  fileprivate mutating func add(_ argument: PickleArgument, _ columns: OutlineColumns) -> Bool {
    switch argument {
    case .docString(let content, let mediaType): add(content, columns) && add(mediaType ?? "", columns)
    case .dataTable(let rows): rows.allSatisfy { $0.allSatisfy { add($0, columns) } }
    }
  }

  private mutating func add(_ text: String, _ columns: OutlineColumns) -> Bool {
    var text = text
    return text.withUTF8 { add($0, columns) }
  }

  /// Fills what stands under a step, its texts numbered from `text`.
  fileprivate func fill(
    _ argument: PickleArgument, from text: inout Int, with cells: [TableCell]
  ) -> PickleArgument {
    switch argument {
    case .docString(let content, let mediaType):
      text += 2
      return .docString(
        content: fill(text - 2, content, with: cells),
        mediaType: mediaType.map { fill(text - 1, $0, with: cells) })
    case .dataTable(let rows):
      return .dataTable(
        rows.map { row in
          row.map { cell in
            text += 1
            return fill(text - 1, cell, with: cells)
          }
        })
    }
  }

  /// A text, by its number, with a row's values.
  func fill(_ number: Int, _ text: String, with cells: [TableCell]) -> String {
    var (written, filled): (String, [UInt8]) = (text, [])
    let isFilled = written.withUTF8 { append(number, $0, with: cells, to: &filled) }
    return isFilled ? String(decoding: filled, as: UTF8.self) : text
  }
}
