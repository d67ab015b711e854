/// The sizes in which the service has each picture.
public enum PictureSize: String, Sendable, Hashable, CaseIterable {
  case large, medium, thumbnail

  /// What the size is called in answers.
  var field: String { rawValue }

  /// How many pixels a side has.
  var pixels: Int {
    switch self {
    case .large: 128
    case .medium: 72
    case .thumbnail: 48
    }
  }

  /// The folder of the size; the large pictures have none.
  var folder: String? {
    switch self {
    case .large: nil
    case .medium: "med"
    case .thumbnail: "thumb"
    }
  }

  init?(folder: String) {
    guard let size = Self.allCases.first(where: { $0.folder == folder }) else { return nil }
    self = size
  }
}
