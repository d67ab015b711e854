public import ScenarioRunner

/// Where a report goes.
public struct ReportOutput {
  /// The width and the colours.
  public var layout: TextLayout
  /// Whether a person watches: lines may be rewritten and long text is broken to the width.
  public var isTerminal: Bool
  /// Takes the text, piece by piece.
  public var write: (String) -> Void

  /// Creates an output.
  public init(layout: TextLayout = TextLayout(), isTerminal: Bool = false, write: @escaping (String) -> Void)
  {
    self.layout = layout
    self.isTerminal = isTerminal
    self.write = write
  }
}
