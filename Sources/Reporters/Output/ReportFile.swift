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
  /// What is kept beside the report; nil where nothing can lie there.
  private var kept: KeptFiles?

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
  /// What an earlier run kept beside it is removed.
  ///
  /// - Throws: `ReporterError.cannotCreate`.
  public convenience init(creating path: String) throws(ReporterError) {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    if !folder.isEmpty {
      // Where this fails, opening the file fails too and says why.
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    guard let descriptor = Self.open(path, O_TRUNC) else {
      throw .cannotCreate(path: path, reason: WholeWrite.reason(errno))
    }
    self.init(path, descriptor)
    // Beside a pipe or a device nothing can lie.
    guard AttachedContent.size(ofFile: path) != nil else { return }
    kept = KeptFiles(beside: path)
    kept?.removeEarlier()
  }

  /// Opens the file so that what is written comes behind what it holds; it is created where it is not there.
  ///
  /// No folder is made for it, as somebody else has named it.
  ///
  /// - Throws: `ReporterError.cannotAppend`.
  public convenience init(appendingTo path: String) throws(ReporterError) {
    guard let descriptor = Self.open(path, O_APPEND) else {
      throw .cannotAppend(path: path, reason: WholeWrite.reason(errno))
    }
    self.init(path, descriptor)
  }

  private init(_ path: String, _ descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
    closesDescriptor = true
    // Of what has no end to go to, such as a pipe, nothing is held.
    sizeBefore = max(0, Int(lseek(descriptor, 0, SEEK_END)))
  }

  private static func open(_ path: String, _ flag: Int32) -> Int32? {
    let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flag, 0o644)
    return descriptor < 0 ? nil : descriptor
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
    if let failure = failure ?? kept?.failure { throw failure }
  }

  /// The file as the output of a report; for a person who watches, every piece is written at once.
  public func output(layout: TextLayout = TextLayout(), isTerminal: Bool = false) -> ReportOutput {
    var output = ReportOutput(layout: layout, isTerminal: isTerminal) { text in
      self.write(text)
      if isTerminal { self.flush() }
    }
    output.flush = flush
    if let kept { output.keep = kept.keep }
    if closesDescriptor, WaitingFile.isRegular(descriptor) { output.waiting = WaitingFile(beside: self) }
    return output
  }
}

// Inside the class the name means its method.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
