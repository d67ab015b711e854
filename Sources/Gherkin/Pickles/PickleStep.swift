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
  public var keyword: String
  /// What the step is for; a conjunction takes the kind before it.
  public var kind: Kind
  /// The text with its placeholders filled.
  public var text: String {
    get { written.string }
    set { written = SourceString(newValue) }
  }
  /// The text as it lies in the source, or as it was filled.
  private var written: SourceString
  /// Where the step stands.
  public var location: Location
  /// The nodes that the step was made from: the step, then the row.
  public var astNodeIDs: [Int] {
    get { nodes.list }
    set { nodes = NodeIDs(newValue) }
  }
  var nodes: NodeIDs
  /// The doc string and the table under the step, in the order in which they stand.
  public var arguments: [PickleArgument]

  /// Creates a step.
  public init(
    id: Int, keyword: String, kind: Kind, text: String, location: Location, astNodeIDs: [Int],
    arguments: [PickleArgument]
  ) {
    self.id = id
    self.keyword = keyword
    self.kind = kind
    self.written = SourceString(text)
    self.location = location
    self.nodes = NodeIDs(astNodeIDs)
    self.arguments = arguments
  }
}

extension PickleStep {
  /// Creates a step from one of a document.
  @inline(__always)
  init(
    _ step: UnsafePointer<Step>, id: Int, kind: Kind, written: SourceString, rowID: Int?,
    arguments: [PickleArgument]
  ) {
    self.id = id
    self.keyword = step.pointee.keyword
    self.kind = kind
    self.written = written
    self.location = step.pointee.location
    self.nodes = NodeIDs(step.pointee.id, rowID)
    self.arguments = arguments
  }
}

/// What stands under a step.
public enum PickleArgument: Sendable, Hashable {
  /// A text between fences, with its media type where it names one.
  case docString(content: String, mediaType: String?)
  /// Rows of cells.
  case dataTable([[String]])
}
