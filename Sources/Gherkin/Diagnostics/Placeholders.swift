/// The placeholders of an outline's own texts, which its examples fill.
struct Placeholders {
  /// A placeholder where it stands first.
  struct Mark {
    var name: String
    var start: Location
    /// How many lines may hold it, from `start`.
    var lines: Int
    /// Whether it stands in a doc string, where what looks like one is mostly content.
    var isInDocString: Bool
  }

  /// Each placeholder once, in the order of the text.
  private(set) var marks: [Mark] = []
  private var known: Set<[UInt8]> = []

  /// Collects what stands in an outline's name and steps.
  init(of scenario: Scenario) {
    add(scenario.name, at: scenario.location)
    add(scenario.steps)
  }

  /// Collects what stands in steps.
  init(of steps: [Step]) { add(steps) }

  /// Whether a column of that name fills something.
  func use(_ column: String) -> Bool { known.contains(Array(column.utf8)) }

  private mutating func add(_ steps: [Step]) {
    for step in steps {
      add(step.text, at: step.location)
      for argument in step.arguments { add(argument) }
    }
  }

  private mutating func add(_ argument: StepArgument) {
    switch argument {
    case .docString(let docString):
      if let mediaType = docString.mediaType { add(mediaType, at: docString.location) }
      add(
        docString.content, at: Location(line: docString.location.line + 1, column: 1),
        lines: docString.content.utf8.count { $0 == 0x0A } + 1, isInDocString: true)
    case .dataTable(let table):
      for row in table.rows {
        for cell in row.cells {
          add(cell.value, at: Location(line: row.location.line, column: cell.column))
        }
      }
    }
  }

  private mutating func add(
    _ text: String, at start: Location, lines: Int = 1, isInDocString: Bool = false
  ) {
    for name in Self.names(in: text) where known.insert(Array(name.utf8)).inserted {
      marks.append(Mark(name: name, start: start, lines: lines, isInDocString: isInDocString))
    }
  }

  /// What stands between `<` and `>`, as outlines are filled.
  static func names(in text: String) -> [String] {
    guard text.holdsMark else { return [] }
    var names: [String] = []
    var open: Int?
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "<") {
        open = index
      } else if byte == UInt8(ascii: ">"), let start = open {
        names.append(String(decoding: bytes[(start + 1)..<index], as: UTF8.self))
        open = nil
      }
    }
    return names
  }
}

extension Examples {
  /// The names of the columns, where a row gives them values.
  var filledColumns: [String]? {
    tableBody.isEmpty ? nil : tableHeader?.cells.map(\.value)
  }
}
