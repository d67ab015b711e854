import Foundation
import Requirements

/// The briefs beside the scenarios, each read once.
struct BriefShelf {
  let console: Console
  private var briefs: [String: Result<Brief, BriefError>?] = [:]

  init(console: Console) { self.console = console }

  /// Returns the brief at a path, or what is wrong with it; nil where there is none.
  ///
  /// - Throws: `UsageError.unreadable`.
  mutating func brief(at path: String) throws(UsageError) -> Result<Brief, BriefError>? {
    if let known = briefs[path] { return known }
    let brief = try read(path)
    briefs[path] = .some(brief)
    return brief
  }

  private func read(_ path: String) throws(UsageError) -> Result<Brief, BriefError>? {
    let file = console.resolved(path)
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    let bytes = try console.bytes(of: path)
    do throws(BriefError) {
      return .success(try Brief(parsing: bytes, path: path))
    } catch {
      return .failure(error)
    }
  }

  /// The paths that were asked for.
  var paths: [String] { Array(briefs.keys) }

  /// What is wrong with the briefs that were asked for.
  var faults: [BriefError] {
    briefs.values.compactMap { brief in
      if case .failure(let error) = brief { error } else { nil }
    }
  }
}
