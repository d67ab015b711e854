import Foundation
import Gherkin
import Reporters
import ScenarioRunner

/// The files that a watch looks at, each with what tells that it was changed.
///
/// Below a folder that is every file, since steps and stubs may read any, but for what editors leave behind.
struct WatchedFiles {
  private struct Stamp: Hashable {
    var modified: Date?
    var size: Int?
  }

  private var stamps: [ExactText: Stamp] = [:]

  /// Looks at files, and at folders with all that is below them.
  init(_ places: [String], console: Console) {
    for place in places { look(at: place, console) }
  }

  /// Looks at what scenarios are read from, the briefs beside them, and what stubs serve.
  init(of options: ParsedOptions, console: Console) {
    let own = options.operands.map { ScenarioFiles.split($0, console).path } + Self.listed(options, console)
    let briefs = own.compactMap { SuiteChoice.home(in: $0).map { $0.folder + "/brief.md" } }
    self.init(own + briefs + ["Scenarios", "Fixtures"] + options.all("--rerun"), console: console)
  }

  /// The files in which the scenarios of a rerun list stand, as far as it can be read.
  private static func listed(_ options: ParsedOptions, _ console: Console) -> [String] {
    options.all("--rerun").flatMap { path -> [String] in
      guard let bytes = try? console.bytes(of: path) else { return [] }
      let list = try? RerunList(parsing: String(decoding: bytes, as: UTF8.self), path: path)
      return list?.entries.map(\.uri) ?? []
    }
  }

  /// The paths of the files, in no order.
  var paths: [String] { stamps.keys.map(\.text) }

  /// How many files there are.
  var count: Int { stamps.count }

  /// The paths of the files that are new, changed or gone since another look, in order.
  func changes(since other: WatchedFiles) -> [String] {
    Set(stamps.keys).union(other.stamps.keys).filter { stamps[$0] != other.stamps[$0] }
      .map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func look(at path: String, _ console: Console) {
    guard let isFolder = console.isFolder(path) else { return }
    if isFolder {
      look(into: path, FolderContent(of: path, console: console), console)
    } else {
      stamp(path, console)
    }
  }

  private mutating func look(into path: String, _ content: FolderContent, _ console: Console) {
    // What is wrong with a folder is said when scenarios are read from it.
    var errors: [UsageError] = []
    for entry in content.entries(of: path, errors: &errors) {
      if !entry.isFolder {
        if !EditorLeftover.isOne(entry.name, size: Self.size(entry.path, console)) {
          stamp(entry.path, console)
        }
      } else if let inner = content.entering(entry.path) {
        look(into: entry.path, inner, console)
      }
    }
  }

  private mutating func stamp(_ path: String, _ console: Console) {
    guard let attributes = Self.attributes(of: path, console) else { return }
    stamps[ExactText(console.named(path))] = Stamp(
      modified: attributes[.modificationDate] as? Date, size: Self.size(attributes))
  }

  private static func size(_ path: String, _ console: Console) -> Int? {
    attributes(of: path, console).flatMap(size)
  }

  private static func size(_ attributes: [FileAttributeKey: Any]) -> Int? {
    (attributes[.size] as? NSNumber)?.intValue
  }

  private static func attributes(of path: String, _ console: Console) -> [FileAttributeKey: Any]? {
    // Runs follow a link to a file, so what changes is what it leads to.
    let target = URL(fileURLWithPath: console.resolved(path)).resolvingSymlinksInPath().path
    return try? FileManager.default.attributesOfItem(atPath: target)
  }
}

/// What changed files mean for a watch.
enum WatchedChange: Hashable {
  /// Only scenario files, and the briefs beside them, were touched.
  case scenarios([String], hasBrief: Bool)
  /// Something was touched that any scenario may rest on.
  case everything

  init(_ paths: [String]) {
    let scenarios = paths.filter { SourceFormat(path: $0) != nil }
    let briefs = paths.filter { $0.split(separator: "/").last == "brief.md" }
    self =
      scenarios.count + briefs.count == paths.count
      ? .scenarios(scenarios, hasBrief: !briefs.isEmpty) : .everything
  }
}
