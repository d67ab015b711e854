import Foundation
import Reporters
import Synchronization

/// Carries what steps print to standard error, line by line and in another form.
final class PrintRelay: Sendable {
  /// A line that grows longer than this is carried in pieces.
  private static let longestLine = 65_536

  /// Where it is printed to.
  let input: FileHandle
  private let ended = DispatchSemaphore(value: 0)
  private let isFinished = Atomic(false)

  /// Begins to carry; `form` is given whole lines.
  init(_ form: @escaping @Sendable (String) -> String) {
    let pipe = Pipe()
    input = pipe.fileHandleForWriting
    let thread = Thread { [ended, output = pipe.fileHandleForReading] in
      Self.carry(from: output) { Self.write($0, form) }
      ended.signal()
    }
    thread.name = "prints"
    thread.start()
  }

  /// Waits until all has been carried, a moment at most: a program that a step started may hold on to its output.
  func finish() {
    guard !isFinished.exchange(true, ordering: .relaxed) else { return }
    StandardOutput.restore()
    try? input.close()
    _ = ended.wait(timeout: .now() + .seconds(1))
  }

  private static func carry(from output: FileHandle, write: (ArraySlice<UInt8>) -> Void) {
    var rest: [UInt8] = []
    while true {
      let data = output.availableData
      guard !data.isEmpty else { break }
      rest += data
      let end = rest.lastIndex(of: UInt8(ascii: "\n")) ?? (rest.count > longestLine ? rest.count - 1 : nil)
      guard let end else { continue }
      write(rest[...end])
      rest.removeSubrange(...end)
    }
    if !rest.isEmpty { write(rest[...]) }
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
