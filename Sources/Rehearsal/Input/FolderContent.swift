import Foundation
import Gherkin

/// What a folder holds that scenarios can be read from, in the order of its names.
///
/// Links are followed to files and to folders, but not to a folder that is being read already. What may hold
/// scenarios and cannot be reached is kept as an error, so that nothing is passed over without a word.
struct FolderContent {
  /// Something in a folder.
  struct Entry {
    var name: String
    /// Its path, as people name it.
    var path: String
    var isFolder: Bool
    /// Whether it is known to be a file that holds its octets, neither a link nor a pipe.
    var isPlain = false
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
    let listing: FolderListing
    do { listing = try FolderListing(of: console.resolved(path)) } catch {
      errors.append(.unreadable(path, reason: ScenarioFiles.reason(error)))
      return []
    }
    var entries: [Entry] = []
    entries.reserveCapacity(listing.entries.count)
    var misnamed: [UsageError] = []
    for found in listing.entries where !found.name.isHidden {
      switch found.name {
      case .octets(let octets): misnamed += error(octets, in: path)
      case .text(let name):
        if let entry = entry(name, found.kind, in: path, &errors) { entries.append(entry) }
      }
    }
    errors += misnamed
    return entries
  }

  /// What stands behind a name; nil where that cannot be told.
  private func entry(
    _ name: String, _ kind: FolderListing.Kind, in folder: String, _ errors: inout [UsageError]
  ) -> Entry? {
    let path = Self.child(name, of: folder)
    switch kind {
    case .file: return Entry(name: name, path: path, isFolder: false, isPlain: true)
    case .folder: return Entry(name: name, path: path, isFolder: true)
    case .unknown:
      if let isFolder = console.isFolder(path) { return Entry(name: name, path: path, isFolder: isFolder) }
      if isLink(path), Self.mayHoldScenarios(name) { errors.append(.deadLink(path)) }
      return nil
    }
  }

  /// A link to a file has its ending; one without any may lead to a folder.
  private static func mayHoldScenarios(_ name: String) -> Bool {
    SourceFormat(path: name) != nil || !name.contains(".")
  }

  /// What is said of a name that is no text, where scenarios may be behind it.
  private func error(_ octets: [UInt8], in path: String) -> [UsageError] {
    let file = MisnamedFile(octets, in: console.resolved(path))
    guard file.isFolder || SourceFormat(path: file.name) != nil else { return [] }
    return [.misnamed(Self.child(file.name, of: path))]
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: console.resolved(path))) != nil
  }

  static func child(_ name: String, of path: String) -> String {
    path.utf8.last == UInt8(ascii: "/") ? path + name : path + "/" + name
  }

  /// The folder behind all links.
  private static func place(_ path: String, _ console: Console) -> String {
    URL(fileURLWithPath: console.resolved(path)).resolvingSymlinksInPath().path
  }
}
