/// A step as written.
public struct Step: Sendable, Hashable {
  /// The number that identifies the step in its run.
  public var id: Int
  /// Where the keyword stands.
  public var location: Location
  /// The keyword as written, with the blank behind it where there is one.
  public var keyword: String {
    get { words.keyword }
    set { words = StepWords(keyword: newValue, text: words.text) }
  }
  /// The text behind the keyword.
  public var text: String {
    get { words.text }
    set { words = StepWords(keyword: words.keyword, text: newValue) }
  }
  /// The doc string and the table under the step, in the order in which they stand.
  public var arguments: [StepArgument]
  /// The keyword and the text as they lie in the source.
  private(set) var words: StepWords
  /// What the keyword says of the step.
  public var keywordType: KeywordType

  /// Creates a step whose number and arguments are still to come.
  init(location: Location, words: consuming StepWords, keywordType: KeywordType) {
    id = 0
    self.location = location
    arguments = []
    self.words = words
    self.keywordType = keywordType
  }

  /// The text under the step, if any.
  public var docString: DocString? {
    for case .docString(let docString) in arguments { return docString }
    return nil
  }

  /// The table under the step, if any.
  public var dataTable: DataTable? {
    for case .dataTable(let table) in arguments { return table }
    return nil
  }
}

/// What stands under a step.
public enum StepArgument: Sendable, Hashable {
  /// A text between fences.
  indirect case docString(DocString)
  /// Rows of cells.
  case dataTable(DataTable)
}

/// A text between fences.
public struct DocString: Sendable, Hashable {
  /// Where the opening fence stands.
  public var location: Location
  /// The fence.
  public var delimiter: String
  /// The word behind the opening fence, if any.
  public var mediaType: String?
  /// The lines between the fences, the fence's indent taken off.
  public var content: String
}

/// Rows of cells under a step.
public struct DataTable: Sendable, Hashable {
  /// The rows, at least one.
  public var rows: [TableRow]

  /// Where the first row stands.
  public var location: Location { rows.first?.location ?? Location(line: 0, column: 0) }
}
