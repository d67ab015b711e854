public import Gherkin

/// One line of a brief: what the app must do, under an id.
public struct RequirementLine: Sendable, Hashable, Identifiable {
  /// The id, such as `BUY-09`.
  public var id: String
  /// What the line says, without the marks of Markdown and without its waiver.
  public var text: String
  /// The headings over the line, outermost first, without the brief's title.
  public var sections: [String]
  /// Where the id stands in the brief.
  public var location: Location
  /// Why nobody has to show the line, where the brief waives it.
  public var waiver: String?

  /// Creates a line.
  public init(id: String, text: String, sections: [String], location: Location, waiver: String? = nil) {
    self.id = id
    self.text = text
    self.sections = sections
    self.location = location
    self.waiver = waiver
  }
}
