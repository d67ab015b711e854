/// What an app shows at one moment: a tree of elements, without layout or pixels.
public struct Screen: Sendable, Equatable {
  /// The name of the screen, as its heading says it.
  public var title: String
  /// The line under the title.
  public var subtitle: String?
  /// What stands on the screen, in reading order; an open dialog comes last and covers the rest.
  public var elements: [Element]
  /// What the screen is shown on.
  public var environment: Environment

  /// Creates a screen.
  public init(
    title: String, subtitle: String? = nil, elements: [Element], environment: Environment = Environment()
  ) {
    self.title = title
    self.subtitle = subtitle
    self.elements = elements
    self.environment = environment
  }
}
