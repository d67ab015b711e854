import ScenarioRunner

/// How a report that has a place for it holds what a step attached.
enum HeldContent {
  case text(String)
  case bytes([UInt8])
  /// A file beside the report, by its path from there.
  case file(String)
  /// Why the report does not hold it, and what to do.
  case absent(String)
}

extension ReportOutput {
  /// Decides how the report holds an attachment, and keeps what is large beside it.
  ///
  /// - Parameter name: What `--format` calls the report.
  func held(_ attachment: RunAttachment, by name: String) -> HeldContent {
    let most = RunAttachment.mostInMemory
    switch attachment.content {
    case .text(let text) where text.utf8.count <= most: return .text(text)
    case .bytes(let bytes) where bytes.count <= most: return .bytes(bytes)
    case .text, .bytes, .file, .stored: break
    }
    if let keep {
      return keep(attachment).map { .file($0) } ?? .absent("it could not be copied beside the report")
    }
    let text = AttachmentText(attachment: attachment)
    if let path = text.path, let bytes = AttachedContent.bytes(ofFile: path, atMost: most) {
      return .bytes(bytes)
    }
    guard let count = attachment.withoutContent.content.count else {
      return .absent("there is no file '\(HarmlessText.line(text.path ?? ""))' to read")
    }
    return .absent(
      "\(count) bytes, too many to stand in the report; "
        + "with '--format \(name):FILE' they are kept beside it")
  }
}
