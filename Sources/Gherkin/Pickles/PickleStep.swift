/// A step of a pickle.
public struct PickleStep: Sendable, Hashable {
  /// What a step is for, as its keyword says.
  public enum Kind: String, Sendable, Hashable {
    case unknown = "Unknown"
    case context = "Context"
    case action = "Action"
    case outcome = "Outcome"
  }

  /// The number that identifies the step in its run.
  public var id: Int
  /// The keyword as written, with the blank behind it where there is one.
  public var keyword: String {
    get { words.keyword }
    set { words = StepWords(keyword: newValue, text: words.text) }
  }
  /// The text with its placeholders filled.
  public var text: String {
    get { words.text }
    set { words = StepWords(keyword: words.keyword, text: newValue) }
  }
  /// Where the step stands.
  public var location: Location
  /// The nodes that the step was made from: the step, then the row.
  public var astNodeIDs: [Int] {
    get { nodes.list }
    set { nodes = NodeIDs(newValue) }
  }
  private var nodes: NodeIDs
  /// The doc string and the table under the step, in the order in which they stand.
  public var arguments: [PickleArgument]
  /// The keyword and the text as they lie in the source, or as they were filled.
  private var words: StepWords
  /// What the step is for; a conjunction takes the kind before it.
  public var kind: Kind

  /// Creates a step.
  public init(
    id: Int, keyword: String, kind: Kind, text: String, location: Location, astNodeIDs: [Int],
    arguments: [PickleArgument]
  ) {
    self.id = id
    self.location = location
    self.nodes = NodeIDs(astNodeIDs)
    self.arguments = arguments
    self.words = StepWords(keyword: keyword, text: text)
    self.kind = kind
  }
}

extension PickleStep {
  /// Creates a step from one of a document.
  @inline(__always)
  init(
    _ step: UnsafePointer<Step>, id: Int, kind: Kind, words: StepWords, nodes: NodeIDs,
    arguments: [PickleArgument]
  ) {
    self.id = id
    self.location = step.pointee.location
    self.nodes = nodes
    self.arguments = arguments
    self.words = words
    self.kind = kind
  }
}

/// What stands under a step.
public enum PickleArgument: Sendable, Hashable {
  /// A text between fences, with its media type where it names one.
  case docString(content: String, mediaType: String?)
  /// Rows of cells.
  case dataTable([[String]])
}
