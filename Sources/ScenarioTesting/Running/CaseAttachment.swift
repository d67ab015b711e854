import Reporters
import ScenarioRunner
import Testing

/// Something that a scenario adds to what Swift Testing keeps of its test.
struct CaseAttachment: Hashable {
  var name: String
  var bytes: [UInt8]

  /// The log in one text, and what else steps and hooks added, in order.
  ///
  /// Of a file its path is kept alone: it may be large, and need not be there any more.
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
    let name = attachment.fileName ?? "attached.\(Self.ending(of: attachment.mediaType))"
    switch attachment.content {
    case .text(let text): self.init(name: name, bytes: Array(text.utf8))
    case .bytes(let bytes): self.init(name: name, bytes: bytes)
    case .file(let path): self.init(name: "file.txt", bytes: Array("\(path)\n".utf8))
    }
  }

  /// What the name of a file of that kind ends in.
  private static func ending(of mediaType: String) -> String {
    switch mediaType.prefix(while: { $0 != ";" }) {
    case "application/json": "json"
    case "image/jpeg": "jpg"
    case "image/png": "png"
    case "text/html": "html"
    case let kind where kind.hasPrefix("text/"): "txt"
    default: "data"
    }
  }
}

extension RunAttachment {
  /// The text; nil for bytes and files.
  fileprivate var text: String? {
    if case .text(let text) = content { text } else { nil }
  }
}
