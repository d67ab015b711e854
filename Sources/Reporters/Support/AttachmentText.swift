import Gherkin
public import ScenarioRunner

/// What a step or hook added to the report, as text.
struct AttachmentText {
  var attachment: RunAttachment

  var isLog: Bool { attachment.mediaType == RunAttachment.logMediaType && isText }

  /// What the text is: a line of log, a link, or something that is only named.
  var label: String {
    isLog ? "log" : attachment.mediaType == RunAttachment.linkMediaType && isText ? "link" : "attached"
  }

  private var isText: Bool { if case .text = attachment.content { true } else { false } }

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

  /// Where the content lies; nil where it lies in no file.
  var path: String? {
    switch attachment.content {
    case .file(let path), .stored(let path, _): path
    case .text, .bytes: nil
    }
  }

  private var size: String { attachment.content.count.map { ", \($0) bytes" } ?? "" }
}

extension RunAttachment {
  /// The attachment with no more of its content than a report in plain text tells.
  ///
  /// It is taken while the step runs, as its files may be gone afterwards.
  var withoutContent: RunAttachment {
    var attachment = self
    switch content {
    case .text, .bytes:
      guard let count = content.count, count > Self.mostInMemory else { return self }
      attachment.content = .stored("", count: count)
    case .file(let path):
      guard let count = AttachedContent.size(ofFile: path) else { return self }
      attachment.fileName = AttachmentText(attachment: self).name
      attachment.content = .stored(path, count: count)
    case .stored: break
    }
    return attachment
  }

  /// What the name of a file of that kind ends in, without the point.
  public var fileEnding: String {
    switch mediaType.prefix(while: { $0 != ";" }) {
    case "application/json": "json"
    case "application/pdf": "pdf"
    case "application/zip": "zip"
    case "image/gif": "gif"
    case "image/jpeg": "jpg"
    case "image/png": "png"
    case "image/svg+xml": "svg"
    case "text/csv": "csv"
    case "text/html": "html"
    case "video/mp4": "mp4"
    case let kind where kind.hasPrefix("text/"): "txt"
    default: "data"
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
