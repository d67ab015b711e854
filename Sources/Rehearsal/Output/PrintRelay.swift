import Foundation
import Reporters
import Synchronization

/// Carries what steps print to standard error, line by line and in another form.
final class PrintRelay: Sendable {
  /// A line that grows longer than this is carried in pieces.
  private static let longestLine = 65_536

  /// Where it is printed to.
  let input: FileHandle
  /// What is written behind all that was printed; a program that a step left running may still hold its output.
  private let end = Array(UUID().uuidString.utf8)
  private let ended = DispatchSemaphore(value: 0)
  private let isFinished = Atomic(false)

  /// Begins to carry; `form` is given whole lines.
  init(_ form: @escaping @Sendable (String) -> String) {
    let pipe = Pipe()
    input = pipe.fileHandleForWriting
    let thread = Thread { [ended, end, output = pipe.fileHandleForReading] in
      Self.carry(from: output, until: end) { Self.write($0, form) }
      ended.signal()
    }
    thread.name = "prints"
    thread.start()
  }

  /// Waits until all that was printed has been carried.
  func finish() {
    guard !isFinished.exchange(true, ordering: .relaxed) else { return }
    StandardOutput.restore()
    let isWritten = end.withUnsafeBytes { WholeWrite.write($0, to: input.fileDescriptor) } == nil
    if isWritten { ended.wait() }
  }

  private static func carry(from output: FileHandle, until end: [UInt8], write: (ArraySlice<UInt8>) -> Void) {
    var rest: [UInt8] = []
    while true {
      let data = output.availableData
      rest += data
      let place = rest.firstRange(of: end)?.lowerBound
      if place != nil || data.isEmpty {
        let last = rest[..<(place ?? rest.endIndex)]
        if !last.isEmpty { write(last) }
        return
      }
      let lineEnd = rest.lastIndex(of: UInt8(ascii: "\n"))
      guard let lineEnd = lineEnd ?? (rest.count > longestLine ? rest.count - end.count : nil) else {
        continue
      }
      write(rest[...lineEnd])
      rest.removeSubrange(...lineEnd)
    }
  }

  /// What the form leaves as it is goes on octet for octet.
  private static func write(_ lines: ArraySlice<UInt8>, _ form: (String) -> String) {
    let text = String(decoding: lines, as: UTF8.self)
    let formed = form(text)
    (formed == text ? Array(lines) : Array(formed.utf8)).withUnsafeBytes {
      _ = WholeWrite.write($0, to: STDERR_FILENO)
    }
  }
}
