import Foundation
import Synchronization

/// A browser process, and the messages to and from it: JSON with a null byte after each, over two pipes.
///
/// The browser ends when the pipe to it is closed, so none is left behind when the tests end, however they end.
final class BrowserConnection: Sendable {
  /// Why the browser did not do what it was asked.
  enum Problem: Error {
    case ended
    case refused(String)
    case exception(String)
  }

  private struct State {
    var last = 0
    var answers: [Int: CheckedContinuation<Data, any Error>] = [:]
    var events: [(method: String, message: Data)] = []
    var listeners: [(method: String, continuation: CheckedContinuation<Data, any Error>)] = []
    var hasEnded = false
  }

  private struct Message: Decodable {
    struct Refusal: Decodable { var message: String }

    var id: Int?
    var method: String?
    var error: Refusal?
  }

  private let state = Mutex(State())
  private let process: Mutex<Process>
  private let input: FileHandle

  /// Starts a browser that keeps what it has to keep in a folder.
  init(program: String, folder: URL) throws {
    let pipes = ["in", "out"].map { folder.appending(path: $0).path() }
    for pipe in pipes { try Self.makePipe(pipe) }
    // A browser that has ended is told by its pipe, not by a signal.
    signal(SIGPIPE, SIG_IGN)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // The protocol is spoken over the descriptors 3 and 4. A sandbox of its own cannot be had by root.
    process.arguments = [
      "-c", #"exec 3<"$1" 4>"$2"; shift 2; exec "$@""#, "sh", pipes[0], pipes[1], program, "--headless",
      "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--remote-debugging-pipe", "--user-data-dir=\(folder.appending(path: "profile").path())",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    self.process = Mutex(process)
    input = try FileHandle(forWritingTo: URL(filePath: pipes[0]))
    let output = try FileHandle(forReadingFrom: URL(filePath: pipes[1]))
    Thread.detachNewThread { [self] in listen(to: output) }
  }

  private static func makePipe(_ path: String) throws {
    guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Asks the browser for something and returns its answer, a message as JSON.
  func ask(_ method: String, _ parameters: [String: any Sendable], session: String?) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      let id = state.withLock { state -> Int? in
        guard !state.hasEnded else { return nil }
        state.last += 1
        state.answers[state.last] = continuation
        return state.last
      }
      guard let id else { return continuation.resume(throwing: Problem.ended) }
      var message: [String: any Sendable] = ["id": id, "method": method, "params": parameters]
      if let session { message["sessionId"] = session }
      do {
        try input.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
      } catch {
        state.withLock { $0.answers.removeValue(forKey: id) }?.resume(throwing: error)
      }
    }
  }

  /// Returns the next event of a kind since the events were last forgotten.
  func event(_ method: String) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      state.withLock { state in
        if let index = state.events.firstIndex(where: { $0.method == method }) {
          continuation.resume(returning: state.events.remove(at: index).message)
        } else if state.hasEnded {
          continuation.resume(throwing: Problem.ended)
        } else {
          state.listeners.append((method, continuation))
        }
      }
    }
  }

  /// The events of a kind that nobody has taken.
  func events(_ method: String) -> [Data] {
    state.withLock { $0.events.filter { $0.method == method }.map(\.message) }
  }

  /// Forgets the events so far.
  func forgetEvents() { state.withLock { $0.events = [] } }

  /// Ends the browser.
  func close() {
    try? input.close()
    process.withLock { $0.waitUntilExit() }
  }

  private func listen(to output: FileHandle) {
    var buffer = Data()
    while true {
      let data = output.availableData
      guard !data.isEmpty else { break }
      buffer += data
      var parts = buffer.split(separator: 0, omittingEmptySubsequences: false).map { Data($0) }
      buffer = parts.removeLast()
      parts.forEach(take)
    }
    let waiting = state.withLock { state in
      defer { (state.answers, state.listeners) = ([:], []) }
      state.hasEnded = true
      return Array(state.answers.values) + state.listeners.map(\.continuation)
    }
    for continuation in waiting { continuation.resume(throwing: Problem.ended) }
  }

  private func take(_ data: Data) {
    guard let message = try? JSONDecoder().decode(Message.self, from: data) else { return }
    if let id = message.id {
      let continuation = state.withLock { $0.answers.removeValue(forKey: id) }
      if let error = message.error {
        continuation?.resume(throwing: Problem.refused(error.message))
      } else {
        continuation?.resume(returning: data)
      }
    } else if let method = message.method {
      state.withLock { state in
        if let index = state.listeners.firstIndex(where: { $0.method == method }) {
          state.listeners.remove(at: index).continuation.resume(returning: data)
        } else {
          state.events.append((method, data))
        }
      }
    }
  }
}
