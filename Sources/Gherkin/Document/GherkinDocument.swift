/// A text as a tree.
public struct GherkinDocument: Sendable, Hashable {
  /// The file, as it was named to the parser.
  public var uri: String
  /// What the text describes; nil where it has nothing but comments.
  public var feature: Feature?
  /// The comments of the whole text, in order.
  public var comments: [GherkinComment]

  /// Creates a document.
  public init(uri: String, feature: Feature?, comments: [GherkinComment]) {
    self.uri = uri
    self.feature = feature
    self.comments = comments
  }
}

/// A comment line.
public struct GherkinComment: Sendable, Hashable {
  /// Where the line starts.
  public var location: Location
  /// The whole line, white space in front included.
  public var text: String {
    get { written.string }
    set { written = SourceString(newValue) }
  }
  /// The text as it lies in the source.
  var written: SourceString

  init(location: Location, written: SourceString) {
    self.location = location
    self.written = written
  }

  init(location: Location, text: String) {
    self.init(location: location, written: SourceString(text))
  }
}

/// A tag as written.
public struct GherkinTag: Sendable, Hashable {
  /// The number that identifies the tag in its run.
  public var id: Int
  /// Where the tag stands.
  public var location: Location
  /// The name with its `@`.
  public var name: String
}

/// The feature of a document.
public struct Feature: Sendable, Hashable {
  /// Where the heading stands.
  public var location: Location
  /// The tags in front.
  public var tags: [GherkinTag]
  /// The dialect, such as `en`.
  public var language: String
  /// The keyword as written; nil in Markdown that has no feature heading.
  public var keyword: String?
  /// The name behind the keyword.
  public var name: String
  /// The lines under the heading.
  public var description: String
  /// The background, the scenarios and the rules, in order.
  public var children: [FeatureChild]
}

/// What stands in a feature.
public enum FeatureChild: Sendable, Hashable {
  /// Steps in front of each scenario's own.
  case background(Background)
  /// A scenario.
  case scenario(Scenario)
  /// A rule with its scenarios.
  case rule(Rule)
}

/// A rule of a feature.
public struct Rule: Sendable, Hashable {
  /// The number that identifies the rule in its run.
  public var id: Int
  /// Where the heading stands.
  public var location: Location
  /// The tags in front.
  public var tags: [GherkinTag]
  /// The keyword as written.
  public var keyword: String
  /// The name behind the keyword.
  public var name: String
  /// The lines under the heading.
  public var description: String
  /// The background and the scenarios, in order.
  public var children: [RuleChild]
}

/// What stands in a rule.
public enum RuleChild: Sendable, Hashable {
  /// Steps in front of each scenario's own.
  case background(Background)
  /// A scenario.
  case scenario(Scenario)
}
