import Foundation

/// Tells a whole picture from what only claims to be one.
///
/// A picture begins and ends as its format says: PNG (W3C PNG, 5.2 and 11.2.5), JPEG (ITU-T T.81, B.1.1.3)
/// or GIF (GIF89a, 17 and 27). That finds cut-off files and pages of text; nothing is decoded.
enum PictureCheck {
  private static let formats: [(start: [UInt8], end: [UInt8])] = [
    (
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      [0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]
    ),
    ([0xff, 0xd8, 0xff], [0xff, 0xd9]),
    (Array("GIF87a".utf8), [0x3b]),
    (Array("GIF89a".utf8), [0x3b]),
  ]

  /// Returns whether octets are a whole picture.
  static func isPicture(_ data: Data) -> Bool {
    formats.contains { format in
      data.count >= format.start.count + format.end.count && data.starts(with: format.start)
        && data.suffix(format.end.count).elementsEqual(format.end)
    }
  }
}
