/// What a screen showed at one moment, as data from which reports draw a picture.
///
/// The runner knows nothing of what is in it; two snapshots are equal where the screens were.
public struct ScreenSnapshot: Sendable, Hashable {
  /// The media type under which snapshots are kept in files.
  public static let mediaType = "application/vnd.rehearsal.screen+json"

  /// The screen as one line of JSON, its members in a fixed order.
  public var json: String

  /// Creates a snapshot.
  public init(json: String) { self.json = json }
}
