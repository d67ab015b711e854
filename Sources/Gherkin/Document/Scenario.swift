/// Steps in front of each scenario's own.
public struct Background: Sendable, Hashable {
  /// The number that identifies the background in its run.
  public var id: Int
  /// Where the heading stands.
  public var location: Location
  /// The keyword as written.
  public var keyword: String
  /// The name behind the keyword.
  public var name: String
  /// The lines under the heading.
  public var description: String
  /// The steps, in order.
  public var steps: [Step]
}

/// A scenario, or an outline where it has examples.
public struct Scenario: Sendable, Hashable {
  /// The number that identifies the scenario in its run.
  public var id: Int
  /// Where the heading stands.
  public var location: Location
  /// The tags in front.
  public var tags: [GherkinTag]
  /// The keyword as written.
  public var keyword: String
  /// The name behind the keyword.
  public var name: String {
    get { written.string }
    set { written = SourceString(newValue) }
  }
  /// The name as it lies in the source.
  var written: SourceString
  /// The lines under the heading.
  public var description: String
  /// The steps, in order.
  public var steps: [Step]
  /// The tables that fill an outline's placeholders.
  public var examples: [Examples]
}

/// A table that fills the placeholders of an outline.
public struct Examples: Sendable, Hashable {
  /// The number that identifies the examples in their run.
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
  /// The placeholders' names; nil where there is no table.
  public var tableHeader: TableRow?
  /// The values, a row for each scenario.
  public var tableBody: [TableRow]
}
