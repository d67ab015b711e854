/// Builds the tree from the lines of a text.
///
/// Each line closes what it ends and opens what it starts. A node takes its id when it is complete, so that
/// children come before parents.
struct DocumentBuilder {
  let text: SourceText
  var nextID: Int
  /// The first uneven row of each table that has one.
  private(set) var unevenRows: [Location] = []
  var notes = NoteCollector()

  var comments: [GherkinComment] = []
  var feature: Feature?
  var language = ""

  var pendingTags: [ScannedTag] = []
  var featureHeading: Heading?
  var ruleHeading: Heading?
  var backgroundHeading: Heading?
  var scenarioHeading: Heading?
  var examplesHeading: Heading?
  var described: HeadingKind = .feature
  var description: [(start: Int, end: Int)] = []

  var featureChildren: [FeatureChild] = []
  var ruleChildren: [RuleChild] = []
  var steps: [Step] = []
  var examples: [Examples] = []
  var rows: [TableRow] = []
  var openStep: Step?
  var openDocString: OpenDocString?

  init(text: SourceText, firstID: Int) {
    self.text = text
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
    var name: String
    var description = ""
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

  mutating func takeID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  /// Notes a table whose rows differ in length.
  mutating func reportUnevenRow(_ location: Location) {
    unevenRows.append(location)
  }
}
