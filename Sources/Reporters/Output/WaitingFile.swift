import Foundation
public import ScenarioRunner

/// The file beside a message report that holds what is known of scenarios that wait to be told in it.
///
/// It is there while a run in worker processes goes on, and is left behind by one that was cut short, for
/// `rehearse merge`. That it cannot be written costs the run nothing: all of it will be told in the report.
public final class WaitingFile {
  private let path: String
  private unowned let report: ReportFile
  private var descriptor: Int32 = -1
  /// Whether something could not be written, so that what would come behind it could not be read.
  private var isBroken = false

  /// The file beside a report.
  public static func path(beside report: String) -> String { report + ".waiting" }

  init(beside report: ReportFile) {
    self.report = report
    path = Self.path(beside: report.path)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Whether a descriptor is that of a file on a disk, beside which there can be another one.
  static func isRegular(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Writes news of the run that began at a time by the report's clock.
  public func write(_ news: WaitingNews, of run: Duration) {
    // What did not get into the report stays here.
    guard report.failure == nil else { return }
    switch news {
    case .more(let bytes):
      if descriptor < 0, !isBroken { replace(with: WaitingReports.head(of: run) + bytes) } else { add(bytes) }
    case .anew(let bytes): replace(with: WaitingReports.head(of: run) + bytes)
    case .over: remove()
    }
  }

  /// Removes the file, also one that an earlier run left.
  public func remove() {
    if Self.isOurs(path) { unlink(path) }
    if Self.isOurs(made, isNew: true) { unlink(made) }
  }

  private func add(_ bytes: [UInt8]) {
    guard !isBroken else { return }
    isBroken = bytes.withUnsafeBytes { WholeWrite.write($0, to: descriptor) } != nil
  }

  /// Puts a file in the place of the one that is there, which is lost at no time.
  private func replace(with bytes: [UInt8]) {
    guard Self.isOurs(path), Self.isOurs(made, isNew: true) else {
      isBroken = true
      return
    }
    let file = open(made, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0, bytes.withUnsafeBytes({ WholeWrite.write($0, to: file) }) == nil,
      rename(made, path) == 0
    else {
      if file >= 0 {
        close(file)
        unlink(made)
      }
      isBroken = true
      return
    }
    if descriptor >= 0 { close(descriptor) }
    descriptor = file
    isBroken = false
  }

  /// What the file is called until it takes its place.
  private var made: String { path + ".new" }

  /// Whether a file is one of ours, or there is none, so that nothing of anybody's is lost.
  ///
  /// - Parameter isNew: Whether it may be one that nothing had been written to when its run was killed.
  private static func isOurs(_ path: String, isNew: Bool = false) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return errno == ENOENT }
    defer { close(file) }
    var start = [UInt8](repeating: 0, count: 64)
    let count = read(file, &start, start.count)
    return isNew && count == 0 || count > 0 && WaitingReports.isOne(start.prefix(count))
  }
}
