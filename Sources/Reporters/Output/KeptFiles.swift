import Foundation
import ScenarioRunner

/// The files that a run keeps in a folder beside a report.
///
/// A list in the folder says which they are, so that the next run takes them away and nothing else.
final class KeptFiles {
  /// What went wrong first.
  private(set) var failure: ReporterError?

  private let folder: String
  private var count = 0

  /// The name of the list, with a name in each line.
  static let list = ".kept-by-rehearse"
  /// The most bytes of an attachment's name; systems allow 255 for all of a file's name.
  private static let longestName = 200

  /// Takes the place beside a report.
  init(beside report: String) { folder = report + ".files" }

  /// Removes what the run before has kept, and the folder where nothing else is in it.
  func removeEarlier() {
    let list = "\(folder)/\(Self.list)"
    guard let size = AttachedContent.size(ofFile: list),
      let bytes = AttachedContent.bytes(ofFile: list, atMost: size)
    else { return }
    for name in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where !name.contains("/") {
      unlink("\(folder)/\(name)")
    }
    unlink(list)
    rmdir(folder)
  }

  /// Keeps an attachment, and returns where it is from the report's folder; nil where that cannot be done.
  func keep(_ attachment: RunAttachment) -> String? {
    mkdir(folder, 0o755)
    guard let (name, file) = create(attachment) else { return fail(attachment) }
    defer { close(file) }
    guard note(name), AttachedContent.write(attachment.content, to: file) != nil else {
      unlink("\(folder)/\(name)")
      return fail(attachment)
    }
    let last = folder.split(separator: "/").last.map(String.init) ?? folder
    return "\(last)/\(name)"
  }

  /// Creates the next file; a number that somebody else has taken is passed over.
  private func create(_ attachment: RunAttachment) -> (name: String, file: Int32)? {
    repeat {
      count += 1
      let name = Self.name(of: attachment, number: count)
      if let file = AttachedContent.create("\(folder)/\(name)") { return (name, file) }
    } while errno == EEXIST
    return nil
  }

  /// Adds a name to the list.
  private func note(_ name: String) -> Bool {
    let list = open("\(folder)/\(Self.list)", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard list >= 0 else { return false }
    defer { close(list) }
    return WholeWrite.write("\(name)\n", to: list) == nil
  }

  private func fail(_ attachment: RunAttachment) -> String? {
    let name = AttachmentText(attachment: attachment).path ?? Self.name(of: attachment, number: count)
    if failure == nil { failure = .cannotKeep(path: name, folder: folder) }
    return nil
  }

  /// `7-film.mp4`, or `7.mp4` for what has no name.
  private static func name(of attachment: RunAttachment, number: Int) -> String {
    guard let name = AttachmentText(attachment: attachment).name else {
      return "\(number).\(attachment.fileEnding)"
    }
    let safe = name.unicodeScalars.map { "/\0\n\r".unicodeScalars.contains($0) ? "-" : String($0) }
    var room = longestName
    let end = safe.reversed().prefix { scalar in
      room -= scalar.utf8.count
      return room >= 0
    }
    return "\(number)-" + end.reversed().joined()
  }

  /// The name under which a kept file was attached, from the name that it has got; nil where it had none.
  static func attachedName(of name: String) -> String? {
    if name.wholeMatch(of: /[0-9]+\.[a-z0-9]+/) != nil { return nil }
    return name.prefixMatch(of: /[0-9]+-/).map { String(name[$0.range.upperBound...]) } ?? name
  }
}
