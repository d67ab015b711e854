public import ScenarioRunner

/// Where a report goes.
public struct ReportOutput {
  /// The width and the colours.
  public var layout: TextLayout
  /// Whether a person watches: lines may be rewritten and long text is broken to the width.
  public var isTerminal: Bool
  /// Takes the text, piece by piece.
  public var write: (String) -> Void
  /// Brings out what was written so far.
  public var flush: () -> Void = {}
  /// Writes an attachment to a file beside the report, and returns where that is from there; nil where it fails.
  ///
  /// There is none where nothing can lie beside the report.
  public var keep: ((_ attachment: RunAttachment) -> String?)?

  /// The file beside the report for what is known of scenarios that wait to be told in it; nil where it has no place
  /// beside it.
  public var waiting: WaitingFile?

  /// Creates an output.
  public init(layout: TextLayout = TextLayout(), isTerminal: Bool = false, write: @escaping (String) -> Void)
  {
    self.layout = layout
    self.isTerminal = isTerminal
    self.write = write
  }
}
