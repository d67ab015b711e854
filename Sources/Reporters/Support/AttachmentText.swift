import Gherkin
import ScenarioRunner

/// What a step or hook added to the report, as text.
struct AttachmentText {
  var attachment: RunAttachment

  var isLog: Bool { attachment.mediaType == RunAttachment.logMediaType }

  /// What the text is: a line of log, a link, or something that is only named.
  var label: String {
    isLog ? "log" : attachment.mediaType == RunAttachment.linkMediaType ? "link" : "attached"
  }

  /// The line of log, the address, or the name with kind and size.
  var text: String {
    guard case .text(let text) = attachment.content else { return named }
    if isLog { return text }
    guard attachment.mediaType == RunAttachment.linkMediaType else { return named }
    return attachment.fileName.map { "\($0) \(text)" } ?? text
  }

  private var named: String { (name.map { "\($0), " } ?? "") + attachment.mediaType + size }

  /// The name under which it is known; nil where it has none.
  var name: String? {
    if let name = attachment.fileName { return name }
    guard case .file(let path) = attachment.content else { return nil }
    return path.split(separator: "/").last.map(String.init)
  }

  private var size: String {
    switch attachment.content {
    case .text(let text): ", \(text.utf8.count) bytes"
    case .bytes(let bytes): ", \(bytes.count) bytes"
    case .file: ""
    }
  }
}

extension ReportLines {
  /// Adds what a step or hook added to the report, each behind what it is.
  mutating func add(_ attachments: [RunAttachment], indent: Int, onlyLogs: Bool = false) {
    for attachment in attachments.map(AttachmentText.init) where attachment.isLog || !onlyLogs {
      add(
        attachment.text, indent: indent, label: DisplayWidth.padded(attachment.label, to: 10),
        labelStyle: .faint)
    }
  }
}
