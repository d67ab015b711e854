import Foundation
import Gherkin

/// Finds and reads the files that operands name.
struct ScenarioFiles {
  /// What was found wrong with one file, so that all can be said at once.
  private(set) var errors: [UsageError] = []
  private(set) var inputs: [ScenarioInput] = []
  private var seen: [String: Int] = [:]
  private let console: Console

  init(console: Console) { self.console = console }

  /// Reads what an operand names: a file, a file with lines, or a folder with all below it.
  mutating func add(operand: String) {
    let (path, lines) = Self.split(operand, console)
    guard let isFolder = console.isFolder(path) else {
      errors.append(Self.missing(operand, path, console))
      return
    }
    if isFolder {
      guard lines == nil else {
        errors.append(.lineOfFolder(path))
        return
      }
      addFolder(path, FolderContent(of: path, console: console))
    } else {
      addFile(path, lines: lines)
    }
  }

  /// Reads a file whose path is known to be one, whatever it ends in.
  mutating func add(file path: String) { addFile(path, lines: nil) }

  /// The path and, where the operand ends in `:12` or `:12:30`, the lines; what is there by its whole name is a path.
  static func split(_ operand: String, _ console: Console) -> (path: String, lines: [Int]?) {
    var path = operand[...]
    var lines: [Int] = []
    while let colon = path.utf8.lastIndex(of: UInt8(ascii: ":")),
      let line = Int(path[path.utf8.index(after: colon)...]), line > 0
    {
      if !lines.contains(line) { lines.append(line) }
      path = path[..<colon]
    }
    guard !lines.isEmpty, console.isFolder(operand) == nil else { return (operand, nil) }
    return (String(path), lines)
  }

  /// What is wrong with an operand whose path is not there: it, or what stands behind the path.
  private static func missing(_ operand: String, _ path: String, _ console: Console) -> UsageError {
    var parts = path.split(separator: ":", omittingEmptySubsequences: false)
    while parts.count > 1 {
      parts.removeLast()
      let shorter = parts.joined(separator: ":")
      guard !shorter.isEmpty, let isFolder = console.isFolder(shorter) else { continue }
      return isFolder ? .lineOfFolder(shorter) : .noLine(operand, of: shorter)
    }
    return .noSuchFile(path)
  }

  private mutating func addFolder(_ path: String, _ content: FolderContent) {
    for entry in content.entries(of: path, errors: &errors) {
      if !entry.isFolder {
        if SourceFormat(path: entry.path) != nil { addFile(entry.path, lines: nil) }
      } else if let inner = content.entering(entry.path) {
        addFolder(entry.path, inner)
      }
    }
  }

  private mutating func addFile(_ path: String, lines: [Int]?) {
    guard let format = SourceFormat(path: path) else {
      errors.append(.notAScenarioFile(path))
      return
    }
    let uri = console.named(path)
    if let index = seen[uri] {
      guard let lines, let known = inputs[index].lines else {
        inputs[index].lines = nil
        return
      }
      inputs[index].lines = known + lines.filter { !known.contains($0) }
      return
    }
    do throws(UsageError) {
      let bytes = try console.bytes(of: path)
      seen[uri] = inputs.count
      let source = GherkinSource(uri: uri, bytes: bytes, format: format)
      inputs.append(ScenarioInput(source: source, lines: lines, isLoose: false))
    } catch {
      errors.append(error)
    }
  }

  /// A reason in plain words; the system's own texts differ between systems, and are used where there is no other.
  static func reason(_ error: any Error) -> String {
    let number = SystemError.number(of: error)
    switch number {
    case EPIPE: return "its reader is gone"
    case EMFILE, ENFILE: return "too many files are open"
    default: break
    }
    return switch (error as? CocoaError)?.code {
    case .fileReadNoPermission, .fileWriteNoPermission: "permission is denied"
    case .fileReadNoSuchFile, .fileNoSuchFile: "there is no such file or folder"
    case .fileWriteOutOfSpace: "the disk is full"
    default: number.map(SystemError.meaning) ?? "the system reports an error"
    }
  }
}
