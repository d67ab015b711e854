import Foundation
public import ScenarioRunner

/// A file that a report is written to; what goes wrong is kept until it is closed, never swallowed.
public final class ReportFile {
  /// The file, as people name it.
  public let path: String
  /// What went wrong first; after it nothing more is written.
  public private(set) var failure: ReporterError?

  /// How many bytes the file held when it was opened.
  public let sizeBefore: Int

  private let descriptor: Int32
  private let closesDescriptor: Bool
  private var buffer: [UInt8] = []
  private var isClosed = false
  /// How many files were copied beside the report, and what went wrong with one of them.
  private var kept = 0
  private var keepFailure: ReporterError?

  private static let capacity = 1 << 16

  /// Takes an open descriptor, such as standard output, which stays open when the report is closed.
  public init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    path = name
    sizeBefore = 0
    closesDescriptor = false
  }

  /// Creates the file, or empties the one that is there; folders on the way to it are made.
  ///
  /// - Throws: `ReporterError.cannotCreate`.
  public convenience init(creating path: String) throws(ReporterError) {
    try self.init(path, flag: O_TRUNC)
  }

  /// Opens the file so that what is written comes behind what it holds; it is created where it is not there.
  ///
  /// - Throws: `ReporterError.cannotCreate`.
  public convenience init(appendingTo path: String) throws(ReporterError) {
    try self.init(path, flag: O_APPEND)
  }

  private init(_ path: String, flag: Int32) throws(ReporterError) {
    self.path = path
    closesDescriptor = true
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    if !folder.isEmpty {
      // Where this fails, opening the file fails too and says why.
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flag, 0o644)
    // Of what has no end to go to, such as a pipe, nothing is held.
    sizeBefore = descriptor < 0 ? 0 : max(0, Int(lseek(descriptor, 0, SEEK_END)))
    if descriptor < 0 { throw .cannotCreate(path: path, reason: WholeWrite.reason(errno)) }
  }

  deinit { try? close() }

  /// Takes text in and writes it when enough has come together.
  public func write(_ text: String) {
    guard failure == nil, !isClosed else { return }
    buffer += text.utf8
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes what has come together.
  public func flush() {
    let number = failure == nil ? buffer.withUnsafeBytes { WholeWrite.write($0, to: descriptor) } : nil
    if let number { failure = .cannotWrite(path: path, reason: WholeWrite.reason(number)) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes what is left and closes the file.
  ///
  /// - Throws: What went wrong first since the file was created.
  public func close() throws(ReporterError) {
    guard !isClosed else { return }
    flush()
    isClosed = true
    if closesDescriptor && systemClose(descriptor) != 0 && failure == nil {
      failure = .cannotWrite(path: path, reason: WholeWrite.reason(errno))
    }
    if let failure = failure ?? keepFailure { throw failure }
  }

  /// The file as the output of a report; for a person who watches, every piece is written at once.
  public func output(layout: TextLayout = TextLayout(), isTerminal: Bool = false) -> ReportOutput {
    var output = ReportOutput(layout: layout, isTerminal: isTerminal) { text in
      self.write(text)
      if isTerminal { self.flush() }
    }
    output.flush = flush
    if closesDescriptor { output.keepFile = keep }
    if closesDescriptor, WaitingFile.isRegular(descriptor) { output.waiting = WaitingFile(beside: self) }
    return output
  }

  /// Copies a file into a folder beside the report, and returns where it is from there.
  ///
  /// What goes wrong is told when the report is closed; the report itself goes on.
  private func keep(_ file: String, _ name: String?) -> String? {
    let own = file.split(separator: "/").last.map(String.init) ?? "file"
    let safe = String(
      String.UnicodeScalarView((name ?? own).unicodeScalars.map { $0 == "/" || $0 == "\0" ? "-" : $0 }))
    kept += 1
    let folder = path + ".files"
    let place = "\(kept)-\(safe)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try? FileManager.default.removeItem(atPath: "\(folder)/\(place)")
      try FileManager.default.copyItem(atPath: file, toPath: "\(folder)/\(place)")
    } catch {
      if keepFailure == nil { keepFailure = .cannotKeep(path: file, folder: folder) }
      return nil
    }
    let last = folder.split(separator: "/").last.map(String.init) ?? folder
    return "\(last)/\(place)"
  }
}

// Inside the class the name means its method.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
