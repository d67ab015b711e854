import Foundation
import Requirements

/// The briefs beside the scenarios, each read once.
struct BriefShelf {
  let console: Console
  /// What was found at a path.
  private struct Finding {
    var brief: Result<Brief, BriefError>?
  }

  private var briefs: [String: Finding] = [:]

  init(console: Console) { self.console = console }

  /// Returns the brief at a path, or what is wrong with it; nil where there is none.
  ///
  /// - Throws: `UsageError.unreadable`.
  mutating func brief(at path: String) throws(UsageError) -> Result<Brief, BriefError>? {
    if let known = briefs[path] { return known.brief }
    let brief = try read(path)
    briefs[path] = Finding(brief: brief)
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
    briefs.values.compactMap { finding in
      if case .failure(let error) = finding.brief { error } else { nil }
    }
  }
}
