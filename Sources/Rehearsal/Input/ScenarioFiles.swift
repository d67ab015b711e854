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
    let (path, lines) = Self.split(operand)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: console.resolved(path), isDirectory: &isFolder) else {
      errors.append(.noSuchFile(path))
      return
    }
    if isFolder.boolValue {
      guard lines == nil else {
        errors.append(.lineOfFolder(path))
        return
      }
      addFolder(path)
    } else {
      addFile(path, lines: lines)
    }
  }

  /// Reads a file whose path is known to be one, whatever it ends in.
  mutating func add(file path: String) { addFile(path, lines: nil) }

  /// The path and, where the operand ends in `:12` or `:12:30`, the lines.
  static func split(_ operand: String) -> (path: String, lines: Set<Int>?) {
    var path = operand[...]
    var lines: Set<Int> = []
    while let colon = path.utf8.lastIndex(of: UInt8(ascii: ":")),
      let line = Int(path[path.utf8.index(after: colon)...]), line > 0
    {
      lines.insert(line)
      path = path[..<colon]
    }
    return (String(path), lines.isEmpty ? nil : lines)
  }

  private mutating func addFolder(_ path: String) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: console.resolved(path))
    } catch {
      errors.append(.unreadable(path, reason: Self.reason(error)))
      return
    }
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !name.hasPrefix(".") {
      let child = path.hasSuffix("/") ? path + name : path + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: console.resolved(child), isDirectory: &isFolder) else {
        continue
      }
      if isFolder.boolValue {
        if !isLink(child) { addFolder(child) }
      } else if SourceFormat(path: child) != nil {
        addFile(child, lines: nil)
      }
    }
  }

  private mutating func addFile(_ path: String, lines: Set<Int>?) {
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
      inputs[index].lines = known.union(lines)
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

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: console.resolved(path))) != nil
  }

  /// A reason in plain words; the system's own texts differ between systems.
  static func reason(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if cause?.domain == NSPOSIXErrorDomain, cause?.code == Int(EPIPE) { return "its reader is gone" }
    return switch (error as? CocoaError)?.code {
    case .fileReadNoPermission, .fileWriteNoPermission: "permission is denied"
    case .fileReadNoSuchFile, .fileNoSuchFile: "there is no such file or folder"
    case .fileWriteOutOfSpace: "the disk is full"
    default: "the system reports an error"
    }
  }
}
