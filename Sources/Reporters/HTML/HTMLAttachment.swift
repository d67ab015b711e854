import Foundation
import ScenarioRunner

/// What a step adds to the report, as the data of a page.
enum HTMLAttachment {
  /// Returns the data; what is large, and what is a file, is kept beside the page where the page has a place there.
  static func value(of attachment: RunAttachment, output: ReportOutput) -> JSONValue {
    .object([
      .init("type", .string(HarmlessText.line(attachment.mediaType))),
      .init("name", JSONValue(AttachmentText(attachment: attachment).name.map { HarmlessText.line($0) })),
      content(of: attachment, output),
    ])
  }

  private static func content(of attachment: RunAttachment, _ output: ReportOutput) -> JSONValue.Member {
    switch output.held(attachment, by: "html") {
    case .text(let text): .init("text", .string(HTMLText.shown(text)))
    case .bytes(let bytes): .init("base64", .string(Data(bytes).base64EncodedString()))
    case .file(let path): .init("file", .string(path))
    case .absent(let reason): .init("absent", .string(reason))
    }
  }
}
