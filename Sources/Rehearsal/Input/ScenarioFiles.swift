import Foundation
import Gherkin
import ScenarioRunner

/// Finds the files that operands name, and reads them.
struct ScenarioFiles {
  /// What may have to be said, in the order in which it was come upon.
  private enum Finding {
    case error(UsageError)
    /// The file of that number, by the path by which it was named this time, if it cannot be read.
    case file(Int, path: String)
  }

  private var findings: [Finding] = []
  private var files: [ScenarioFile] = []
  private var seen: [ExactText: Int] = [:]
  private let console: Console

  init(console: Console) { self.console = console }

  /// Finds what an operand names: a file, a file with lines, or a folder with all below it.
  mutating func add(operand: String) {
    let (path, lines) = Self.split(operand, console)
    guard let isFolder = console.isFolder(path) else {
      findings.append(.error(Self.missing(operand, path, console)))
      return
    }
    if isFolder {
      guard lines == nil else {
        findings.append(.error(.lineOfFolder(path)))
        return
      }
      addFolder(path, FolderContent(of: path, console: console))
    } else {
      addFile(path, lines: lines)
    }
  }

  /// Takes a file whose path is known to be one, whatever it ends in.
  mutating func add(file path: String) { addFile(path, lines: nil) }

  /// Reads the files, each once.
  ///
  /// - Throws: `RunRefusal` with everything that is wrong with any of them.
  func inputs() throws(RunRefusal) -> [ScenarioInput] { try map(by: Threads()) { $0 } }

  /// Reads the files, each once, and makes something of each by the thread that has read it.
  ///
  /// - Throws: `RunRefusal` with everything that cannot be read.
  func map<Made: Sendable>(
    by threads: Threads, _ make: @Sendable (ScenarioInput) -> Made
  ) throws(RunRefusal) -> [Made] {
    let read = threads.map(files, cost: { _ in ScenarioFile.cost }) { [console] in
      $0.read(console).map(make)
    }
    let errors = findings.compactMap { error(of: $0, read) }
    guard errors.isEmpty else {
      throw RunRefusal(messages: errors.map(\.description), status: .usage)
    }
    return read.compactMap { try? $0.get() }
  }

  /// What has to be said of a finding; a file that cannot be read is told of each time that it was named.
  private func error<Made>(of finding: Finding, _ read: [Result<Made, UsageError>]) -> UsageError? {
    switch finding {
    case .error(let error): return error
    case .file(let number, let path):
      guard case .failure(let error) = read[number] else { return nil }
      return ExactText(path) == ExactText(files[number].path) ? error : Self.error(at: path, console)
    }
  }

  private static func error(at path: String, _ console: Console) -> UsageError? {
    do {
      _ = try console.bytes(of: path)
      return nil
    } catch {
      return error
    }
  }

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
    var errors: [UsageError] = []
    let entries = content.entries(of: path, errors: &errors)
    findings += errors.map { .error($0) }
    let child = FolderContent.child("a", of: path)
    let isNamedAsWritten = console.named(child) == child
    let prefix = String(console.named(child).dropLast())
    files.reserveCapacity(files.count + entries.count)
    findings.reserveCapacity(findings.count + entries.count)
    seen.reserveCapacity(seen.count + entries.count)
    for entry in entries {
      if entry.isFolder {
        if let inner = content.entering(entry.path) { addFolder(entry.path, inner) }
      } else if let format = SourceFormat(path: entry.name) {
        let uri = isNamedAsWritten ? entry.path : prefix + entry.name
        add(ScenarioFile(path: entry.path, uri: uri, format: format, isPlain: entry.isPlain))
      }
    }
  }

  private mutating func addFile(_ path: String, lines: [Int]?) {
    guard let format = SourceFormat(path: path) else {
      findings.append(.error(.notAScenarioFile(path)))
      return
    }
    add(ScenarioFile(path: path, uri: console.named(path), format: format, lines: lines))
  }

  private mutating func add(_ file: ScenarioFile) {
    let uri = ExactText(file.uri)
    guard let index = seen[uri] else {
      seen[uri] = files.count
      findings.append(.file(files.count, path: file.path))
      files.append(file)
      return
    }
    findings.append(.file(index, path: file.path))
    if let lines = file.lines, let known = files[index].lines {
      files[index].lines = known + lines.filter { !known.contains($0) }
    } else {
      files[index].lines = nil
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
