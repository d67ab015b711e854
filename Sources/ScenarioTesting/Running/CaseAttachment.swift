import Reporters
import ScenarioRunner
import Testing

/// Something that a scenario adds to what Swift Testing keeps of its test.
struct CaseAttachment: Hashable {
  var name: String
  var bytes: [UInt8]

  /// The log in one text, and what else steps and hooks added, in order.
  ///
  /// A file was read while its step ran; of one that is too large, or was not there, that is said.
  static func all(in ending: ScenarioEnding) -> [CaseAttachment] {
    let logs = ending.attachments.filter { $0.mediaType == RunAttachment.logMediaType }.compactMap(\.text)
    let log = CaseAttachment(name: "log.txt", bytes: Array(logs.map { "\($0)\n" }.joined().utf8))
    return (logs.isEmpty ? [] : [log])
      + ending.attachments.filter { $0.mediaType != RunAttachment.logMediaType }.map(CaseAttachment.init)
  }

  func record(at place: SourceLocation) {
    Testing.Attachment.record(bytes, named: name, sourceLocation: place)
  }
}

extension CaseAttachment {
  private init(_ attachment: RunAttachment) {
    if attachment.mediaType == RunAttachment.linkMediaType, let address = attachment.text {
      let title = attachment.fileName.map { "# \($0)\n" } ?? ""
      self.init(name: "link.txt", bytes: Array("\(title)\(address)\n".utf8))
      return
    }
    let name = attachment.fileName ?? "attached.\(attachment.fileEnding)"
    switch attachment.content {
    case .text(let text): self.init(name: name, bytes: Array(text.utf8))
    case .bytes(let bytes): self.init(name: name, bytes: bytes)
    case .file(let path):
      self.init(name: "file.txt", bytes: Array("there was no file '\(path)' to read\n".utf8))
    case .stored(let path, let count):
      let text = """
        '\(path)' had \(count) bytes; a test keeps files of at most \(ScenarioEnding.mostBytesOfFile)
        'rehearse --format html:FILE' keeps it beside its report

        """
      self.init(name: "\(name).txt", bytes: Array(text.utf8))
    }
  }
}

extension RunAttachment {
  /// The text; nil for bytes and files.
  fileprivate var text: String? {
    if case .text(let text) = content { text } else { nil }
  }
}
