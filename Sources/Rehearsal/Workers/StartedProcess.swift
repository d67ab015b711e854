import Dispatch
import Foundation
import HTTPWire
import Synchronization

/// The program, started again as a worker, on its way to who takes it over.
struct StartedProcess: Sendable {
  let process = Process()
  let socket: Socket
  let journal: WorkerJournal.Reader
  let ending = Ending()

  /// With fewer files than that Foundation starts no process, or ends this one.
  private static let fewestFiles = 64

  /// Starts the program.
  init(program: [String], in folder: URL, printingTo output: FileHandle) throws {
    if let limit = SystemError.mostFiles, limit < Self.fewestFiles {
      throw NSError(domain: NSPOSIXErrorDomain, code: Int(EBADF))
    }
    journal = try WorkerJournal.Reader(creating: folder.appendingPathComponent(UUID().uuidString).path)
    let (socket, child) = try Socket.pair()
    self.socket = socket
    process.executableURL = URL(fileURLWithPath: program.first ?? "")
    process.arguments = Array(program.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging([WorkerCommand.marker: folder.path]) {
      $1
    }
    process.standardInput = FileHandle(fileDescriptor: child, closeOnDealloc: true)
    // Standard output is for reports.
    process.standardOutput = output
    process.terminationHandler = { [ending] _ in ending.tell() }
    do {
      try process.run()
    } catch {
      close()
      throw error
    }
    process.standardInput = nil
  }

  /// Kills a worker that nobody takes over.
  func abandon() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close()
  }

  private func close() {
    socket.close()
    journal.remove()
  }
}

/// Tells once that a process has ended, whether that is asked for before or after.
final class Ending: Sendable {
  private struct State {
    var hasEnded = false
    var body: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  func tell() {
    state.withLock { state in
      state.hasEnded = true
      return state.body
    }?()
  }

  func call(_ body: @escaping @Sendable () -> Void) {
    let hasEnded = state.withLock { state in
      state.body = body
      return state.hasEnded
    }
    // Who asks may hold what the body needs.
    if hasEnded { DispatchQueue.global().async(execute: body) }
  }
}
