import Foundation
import ScenarioRunner

/// What a step adds to the report, as the data of a page.
enum HTMLAttachment {
  /// Of a text so many characters are shown.
  private static let longestText = 100_000
  /// Bytes up to so many are put into the page.
  private static let mostBytes = 1_000_000

  /// Returns the data; a file is kept beside the page where the page has a place beside it.
  static func value(of attachment: RunAttachment, output: ReportOutput) -> JSONValue {
    .object(
      [
        .init("type", .string(HarmlessText.line(attachment.mediaType))),
        .init("name", JSONValue(AttachmentText(attachment: attachment).name.map { HarmlessText.line($0) })),
      ] + content(of: attachment, output: output))
  }

  private static func content(of attachment: RunAttachment, output: ReportOutput) -> [JSONValue.Member] {
    switch attachment.content {
    case .text(let text):
      let part = text.prefix(longestText)
      return [.init("text", .string(HTMLText.shown(String(part))))]
        + size(text.utf8.count, isWhole: part.endIndex == text.endIndex)
    case .bytes(let bytes) where bytes.count <= mostBytes:
      return [.init("base64", .string(Data(bytes).base64EncodedString()))]
    case .bytes(let bytes): return size(bytes.count, isWhole: false)
    case .file(let path):
      // Where it lies from the page; without one it is only named.
      if let kept = output.keepFile(path, attachment.fileName) { return [.init("file", .string(kept))] }
      return [.init("path", .string(HarmlessText.line(path)))]
    }
  }

  /// How much there is, where the page does not hold all of it.
  private static func size(_ count: Int, isWhole: Bool) -> [JSONValue.Member] {
    isWhole ? [] : [.init("size", .integer(count))]
  }
}
