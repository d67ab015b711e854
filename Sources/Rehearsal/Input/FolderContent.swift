import Foundation
import Gherkin

/// What a folder holds that scenarios can be read from, in the order of its names.
///
/// Links are followed to files and to folders, but not to a folder that is being read already. What may hold
/// scenarios and cannot be reached is kept as an error, so that nothing is passed over without a word.
struct FolderContent {
  /// Something in a folder.
  struct Entry {
    /// Its path, as people name it.
    var path: String
    var isFolder: Bool
  }

  private let console: Console
  /// The folders that are being read, as the system knows them, each within the one before it.
  private var open: [String]

  /// Starts at a folder.
  init(of path: String, console: Console) {
    self.console = console
    open = [Self.place(path, console)]
  }

  /// Goes into a folder below; nil where a link leads back to one that is being read.
  func entering(_ path: String) -> FolderContent? {
    let place = Self.place(path, console)
    guard !open.contains(place) else { return nil }
    var content = self
    content.open.append(place)
    return content
  }

  /// The files and folders in a folder, but for what is hidden.
  ///
  /// - Parameter errors: Gets what may hold scenarios and cannot be reached.
  func entries(of path: String, errors: inout [UsageError]) -> [Entry] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: console.resolved(path))
    } catch {
      errors.append(.unreadable(path, reason: ScenarioFiles.reason(error)))
      return []
    }
    var entries: [Entry] = []
    var isMisnamed = false
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !name.hasPrefix(".") {
      let child = Self.child(name, of: path)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: console.resolved(child), isDirectory: &isFolder) {
        entries.append(Entry(path: child, isFolder: isFolder.boolValue))
      } else if isLink(child) {
        if Self.mayHoldScenarios(name) { errors.append(.deadLink(child)) }
      } else {
        // A name that is no text is shown with signs in place of what is none.
        isMisnamed = isMisnamed || name.unicodeScalars.contains("\u{FFFD}")
      }
    }
    if isMisnamed { errors += misnamed(in: path) }
    return entries
  }

  /// A link to a file has its ending; one without any may lead to a folder.
  private static func mayHoldScenarios(_ name: String) -> Bool {
    SourceFormat(path: name) != nil || !name.contains(".")
  }

  private func misnamed(in path: String) -> [UsageError] {
    MisnamedFile.all(in: console.resolved(path))
      .filter { $0.isFolder || SourceFormat(path: $0.name) != nil }
      .map { .misnamed(Self.child($0.name, of: path)) }
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: console.resolved(path))) != nil
  }

  private static func child(_ name: String, of path: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// The folder behind all links.
  private static func place(_ path: String, _ console: Console) -> String {
    URL(fileURLWithPath: console.resolved(path)).resolvingSymlinksInPath().path
  }
}
