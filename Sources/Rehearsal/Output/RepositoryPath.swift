import Foundation

/// Names files from the root of the repository that a job of GitHub Actions works on.
///
/// Its variable `GITHUB_WORKSPACE` says where that is. What lies elsewhere, and what is no file, keeps its name.
struct RepositoryPath {
  private let console: Console
  private let root: String?

  init(_ console: Console) {
    self.console = console
    root = console.variable("GITHUB_WORKSPACE").flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  func callAsFunction(_ path: String) -> String {
    guard let root, console.isFolder(path) == false else { return path }
    let file = console.absolute(path)
    if let inside = Self.path(of: file, below: root) { return inside }
    // Behind all links, as the folder of the process and the variable need not name it in the same way.
    let url = URL(fileURLWithPath: file)
    let resolved =
      url.deletingLastPathComponent().resolvingSymlinksInPath().path + "/" + url.lastPathComponent
    return Self.path(of: resolved, below: URL(fileURLWithPath: root).resolvingSymlinksInPath().path) ?? path
  }

  private static func path(of file: String, below folder: String) -> String? {
    let (file, folder) = (Console.parts(file), Console.parts(folder))
    guard file.count > folder.count, file.starts(with: folder) else { return nil }
    return file.dropFirst(folder.count).joined(separator: "/")
  }
}
