import Dispatch
import Foundation
import Synchronization

/// Worker processes that are started while their run is being prepared, so that it does not wait for them.
///
/// A worker that nobody takes is killed: it has been told nothing, and has run nothing.
final class StandbyWorkers: Sendable {
  private struct State {
    /// The processes that have been started and not been taken.
    var ready: [StartedProcess] = []
    var isDismissed = false
  }

  /// The folder of the journals, and of copies of files that steps add to the report.
  let folder: URL
  private let program: [String]
  private let state = Mutex(State())
  /// Counts those that were started; one that cannot be started counts too.
  private let started = DispatchSemaphore(value: 0)
  private let expected = Atomic(0)
  /// Whoever starts workers.
  private let starting = DispatchGroup()

  /// - Throws: `UsageError` where the folder cannot be made.
  init(program: [String]) throws(UsageError) {
    let place = FileManager.default.temporaryDirectory
    folder = place.appendingPathComponent(Self.prefix + UUID().uuidString)
    do {
      // For nobody else: what steps report lies there, and what they add to the report.
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .noWorkerFolder(place.path, reason: ScenarioFiles.reason(error))
    }
    self.program = program
  }

  /// Starts so many workers, beside what the caller goes on with.
  func start(_ count: Int) {
    expected.add(count, ordering: .relaxed)
    DispatchQueue.global().async(group: starting) {
      for _ in 0..<count {
        self.startOne()
        self.started.signal()
      }
    }
  }

  private func startOne() {
    guard !state.withLock(\.isDismissed) else { return }
    // What keeps one from being started is told when the run asks for one.
    guard let process = try? StartedProcess(program: program, in: folder) else { return }
    let isWanted = state.withLock { state in
      if !state.isDismissed { state.ready.append(process) }
      return !state.isDismissed
    }
    if !isWanted { process.abandon() }
  }

  /// A process that was started before, or else one that is started now.
  func next() throws -> StartedProcess {
    if expected.load(ordering: .relaxed) > 0 {
      expected.subtract(1, ordering: .relaxed)
      started.wait()
      let process = state.withLock { state in state.ready.isEmpty ? nil : state.ready.removeFirst() }
      if let process { return process }
    }
    return try StartedProcess(program: program, in: folder)
  }

  /// Ends the workers that nobody has taken, those too that are being started.
  func dismissRest() {
    expected.store(0, ordering: .relaxed)
    let rest = state.withLock { state in
      state.isDismissed = true
      defer { state.ready = [] }
      return state.ready
    }
    for process in rest { process.abandon() }
  }

  /// Ends what is left and removes the folder.
  func close() {
    dismissRest()
    // What is being started has its files there.
    starting.wait()
    Self.remove(folder: folder.path)
  }

  private static let prefix = "rehearsal-run-"

  /// Removes the folder of a run, and nothing that is none.
  static func remove(folder: String) {
    guard folder.split(separator: "/").last?.hasPrefix(prefix) == true else { return }
    try? FileManager.default.removeItem(atPath: folder)
  }
}
