import CucumberExpressions

/// One argument that a definition's expression found in a step's text.
public struct ArgumentInfo: Sendable {
  /// Where the argument starts in the step's text, in code points from 0; nil where it took no part.
  public var start: Int? {
    get { content.start }
    set { content.start = newValue }
  }
  /// The text that was found.
  public var value: String? {
    get { content.value }
    set { content.value = newValue }
  }
  /// The name of its parameter type; nil for a group of a regular expression.
  public var parameterType: String? {
    get { content.parameterType }
    set { content.parameterType = newValue }
  }
  /// What the capture groups within the argument found.
  public var groups: [GroupInfo] {
    get { content.groups }
    set { content.groups = newValue }
  }

  private var source: Source

  /// Creates the description of an argument.
  public init(start: Int?, value: String?, parameterType: String?, groups: [GroupInfo] = []) {
    source = .made(Content(start: start, value: value, parameterType: parameterType, groups: groups))
  }

  /// Describes an argument when it is asked for, which few reports do; not for one that is secret, as it holds the
  /// step's whole text.
  init(asked argument: ExpressionArgument) { source = .found(argument) }

  /// Describes an argument.
  init(_ argument: ExpressionArgument) { source = .made(Content(argument)) }

  private var content: Content {
    get {
      switch source {
      case .made(let content): content
      case .found(let argument): Content(argument)
      }
    }
    set { source = .made(newValue) }
  }

  private enum Source: Sendable {
    case made(Content)
    case found(ExpressionArgument)
  }

  private struct Content: Sendable, Hashable {
    var start: Int?
    var value: String?
    var parameterType: String?
    var groups: [GroupInfo]

    init(start: Int?, value: String?, parameterType: String?, groups: [GroupInfo]) {
      self.start = start
      self.value = value
      self.parameterType = parameterType
      self.groups = groups
    }

    init(_ argument: ExpressionArgument) {
      let group = argument.group
      self.init(
        start: group.start, value: group.value, parameterType: argument.parameterTypeName,
        groups: group.children.map(GroupInfo.init))
    }
  }
}

extension ArgumentInfo: Hashable {
  /// Whether both found the same in the same place.
  public static func == (left: ArgumentInfo, right: ArgumentInfo) -> Bool { left.content == right.content }

  /// Feeds what was found into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

/// What a capture group within an argument found in a step's text.
public struct GroupInfo: Sendable, Hashable {
  /// Where it starts in the step's text, in code points from 0; nil where it took no part.
  public var start: Int?
  /// The text that was found.
  public var value: String?
  /// What the groups within this one found.
  public var groups: [GroupInfo]

  /// Creates the description of a group.
  public init(start: Int?, value: String?, groups: [GroupInfo] = []) {
    self.start = start
    self.value = value
    self.groups = groups
  }
}

extension GroupInfo {
  /// Describes what a group of an expression found.
  init(_ group: MatchGroup) {
    self.init(start: group.start, value: group.value, groups: group.children.map(GroupInfo.init))
  }
}
