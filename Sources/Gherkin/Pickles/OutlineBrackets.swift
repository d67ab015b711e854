/// What the brackets in an outline's texts ask of its examples' columns, found once for all its tables.
///
/// A text is filled in one pass where nothing that is left of it could form a placeholder with a value. After
/// a second `<` has come before any `>`, that holds only as long as each pair that follows names a column.
struct OutlineBrackets {
  /// The names that have to be columns, each once.
  private var strays: Set<[UInt8]> = []
  /// Whether a `>` is left over behind such a second `<`, whatever the columns are.
  private var isOdd = false

  /// Reads the texts of an outline.
  ///
  /// - Complexity: O(*n*) in their length.
  init(_ scenario: Scenario) {
    scenario.written.withBytes { add($0) }
    let steps = scenario.steps
    for number in steps.indices {
      steps[number].words.lend { _, text in add(text) }
      for argument in steps[number].arguments { add(argument) }
    }
  }

  /// Reads one text, as the texts of an outline.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    add(text)
  }

  /// Whether the texts are filled in one pass with the values of such columns.
  ///
  /// - Complexity: O(*n*) in the number of columns.
  func areFilledAtOnce(by columns: OutlineColumns) -> Bool {
    guard !isOdd, !columns.hasOddNames, strays.count <= columns.count else { return false }
    return strays.allSatisfy { columns.hasName($0) }
  }

  private mutating func add(_ argument: StepArgument) {
    switch argument {
    case .docString(let docString):
      add(docString.content)
      docString.mediaType.map { add($0) }
    case .dataTable(let table):
      for row in table.rows { for cell in row.values { add(cell) } }
    }
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    guard let base = text.baseAddress else { return }
    // Placeholders are kept as offsets of 32 bits.
    guard text.count < Int(Int32.max) else { return isOdd = true }
    let source = SourceText(base: base, count: text.count)
    var index = source.firstIndex(of: UInt8(ascii: "<"), from: 0, to: text.count)
    var open: Int?
    var strayOpens = false
    while index < text.count, !isOdd {
      if text[index] == UInt8(ascii: "<") {
        strayOpens = strayOpens || open != nil
        open = index
      } else if text[index] == UInt8(ascii: ">") {
        if strayOpens { addStray(open.map { text[($0 + 1)..<index] }) }
        open = nil
      }
      // Outside of brackets only the next one that opens counts, unless one was left open.
      let skips = open == nil && !strayOpens
      index = skips ? source.firstIndex(of: UInt8(ascii: "<"), from: index + 1, to: text.count) : index + 1
    }
  }

  private mutating func addStray(_ name: Slice<UnsafeBufferPointer<UInt8>>?) {
    if let name { strays.insert(Array(name)) } else { isOdd = true }
  }
}
