import CucumberExpressions

/// One argument that a definition's expression found in a step's text.
public struct ArgumentInfo: Sendable, Hashable {
  /// Where the argument starts in the step's text, in code points from 0; nil where it took no part.
  public var start: Int?
  /// The text that was found.
  public var value: String?
  /// The name of its parameter type; nil for a group of a regular expression.
  public var parameterType: String?
  /// What the capture groups within the argument found.
  public var groups: [GroupInfo]

  /// Creates the description of an argument.
  public init(start: Int?, value: String?, parameterType: String?, groups: [GroupInfo] = []) {
    self.start = start
    self.value = value
    self.parameterType = parameterType
    self.groups = groups
  }
}

extension ArgumentInfo {
  /// Describes an argument.
  init(_ argument: ExpressionArgument) {
    let group = argument.group
    self.init(
      start: group.start, value: group.value, parameterType: argument.parameterTypeName,
      groups: group.children.map(GroupInfo.init))
  }
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
