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
  /// The bytes of the steps' texts that have placeholders.
  private let hollowBytes: Int

  /// Finds an outline's placeholders; nil where a row's values could form further ones with what is around them.
  init?(_ scenario: Scenario, origin: PickleOrigin, columns: OutlineColumns, rows: [TableRow], firstID: Int) {
    guard !columns.hasOddNames else { return nil }
    var holes = Holes(texts: 1 + scenario.steps.count)
    guard scenario.written.withBytes({ holes.add($0, columns) }) else { return nil }
    for number in scenario.steps.indices {
      guard scenario.steps[number].written.withBytes({ holes.add($0, columns) }) else { return nil }
    }
    for number in scenario.steps.indices {
      for argument in scenario.steps[number].arguments {
        guard holes.add(PickleArgument(argument), columns) else { return nil }
      }
    }
    name = scenario.written
    self.origin = origin
    steps = scenario.steps
    self.holes = holes
    self.rows = rows
    self.firstID = firstID
    hollowBytes = scenario.steps.indices.reduce(0) { total, number in
      holes.isHollow(number + 1) ? total + scenario.steps[number].written.withBytes(\.count) : total
    }
  }

  /// The name with a row's values.
  func name(forRow index: Int) -> String {
    rows[index].lendValues { holes.fill(0, name.string, with: $0) }
  }

  /// The steps with a row's values.
  func steps(forRow index: Int) -> [PickleStep] {
    rows[index].lendValues { values in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: steps.count) { ends in
        let filled = DocumentText(filledTexts(with: values, ends))
        return steps(forRow: index, values, filled, ends)
      }
    }
  }

  private func steps(
    forRow index: Int, _ values: RowValues, _ filled: DocumentText, _ ends: UnsafeMutableBufferPointer<Int>
  ) -> [PickleStep] {
    let count = origin.stepCount(before: steps)
    let rowID = rows[index].id
    var maker = StepMaker(firstID: firstID + index * (count + 1), count: count)
    maker.addBackgrounds(of: origin, before: steps)
    var (start, text) = (0, 1 + steps.count)
    for number in steps.indices {
      let end = ends[number]
      let written = end < 0 ? steps[number].written : SourceString(filled, start, end)
      start = max(start, end)
      let arguments =
        steps[number].arguments.isEmpty
        ? [] : steps[number].arguments.map { holes.fill(PickleArgument($0), from: &text, with: values) }
      maker.add(steps[number], written, arguments, rowID: rowID)
    }
    return maker.made
  }

  /// The steps' texts that have placeholders, with a row's values, side by side, and where each ends; -1 for those without.
  private func filledTexts(with values: RowValues, _ ends: UnsafeMutableBufferPointer<Int>) -> [UInt8] {
    let room = hollowBytes + holes.room(in: 1..<(1 + steps.count), with: values)
    ends.initialize(repeating: -1)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, room)) { buffer in
      guard let base = buffer.baseAddress else { return [] }
      var count = 0
      for number in steps.indices where holes.isHollow(number + 1) {
        count &+= steps[number].written.withBytes {
          holes.write(number + 1, $0, with: values, to: base + count)
        }
        ends[number] = count
      }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(count)
      bytes.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
      return bytes
    }
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
