/// Builds the tree from the lines of a text.
///
/// Each line closes what it ends and opens what it starts. A node takes its id when it is complete, so that
/// children come before parents.
struct DocumentBuilder {
  let text: SourceText
  /// Keeps the text's bytes for the document.
  let owner: [UInt8]
  /// The offset of the text in the owner's bytes.
  let offset: Int
  var nextID: Int
  /// The first uneven row of each table that has one.
  var unevenRows: [UnevenRow] = []
  var notes = NoteCollector()

  var comments: [GherkinComment] = []
  var feature: Feature?
  var dialect: Dialect?

  var pendingTags: [ScannedTag] = []
  var featureHeading: Heading?
  var ruleHeading: Heading?
  var backgroundHeading: Heading?
  var scenarioHeading: Heading?
  var examplesHeading: Heading?
  var described: HeadingKind = .feature
  var description: [(start: Int, end: Int)] = []
  /// The number of the last line of description.
  var lastDescriptionLine = 0
  /// The rows with text behind their last bar, by line.
  var unfinishedRows: Set<Int> = []
  /// Whether the open scenario's keyword is one for outlines.
  var isOutline = false

  var featureChildren = Pile<FeatureChild>()
  var ruleChildren = Pile<RuleChild>()
  var steps = Pile<Step>()
  var examples = Pile<Examples>()
  var rows = Pile<TableRow>()
  /// The number of pickles that the scenarios so far give.
  var pickleCount = 0
  /// Whether the last step may still take a table or a doc string.
  var isStepOpen = false
  var openDocString: OpenDocString?

  /// Creates a builder for a text that ends where its owner's bytes end.
  init(text: SourceText, owner: [UInt8], firstID: Int) {
    self.text = text
    self.owner = owner
    offset = owner.count - text.count
    nextID = firstID
  }

  /// A tag that has no id yet.
  struct ScannedTag {
    var location: Location
    var name: String
  }

  /// A heading whose node is not complete yet.
  struct Heading {
    var tags: [ScannedTag]
    var location: Location
    var keyword: String?
    var name: SourceString
    var description = ""
  }

  /// A row that differs in length from its table's first.
  struct UnevenRow {
    var location: Location
    var count: Int
    var first: Int
  }

  enum HeadingKind {
    case feature, rule, background, scenario, examples
  }

  /// A doc string whose closing fence has not come yet.
  struct OpenDocString {
    var location: Location
    var fence: String
    var mediaType: String?
    var lines = 0
    var content: [UInt8] = []
  }

  /// The piece of the text between two offsets.
  func piece(_ start: Int, _ end: Int) -> SourceString {
    SourceString(owner, start + offset, max(start, end) + offset)
  }

  mutating func takeID() -> Int {
    defer { nextID += 1 }
    return nextID
  }
}
