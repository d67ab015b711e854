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

  private let program: [String]
  private let output: @Sendable () -> FileHandle
  private let state = Mutex(State())
  /// Counts those that were started; one that cannot be started counts too.
  private let started = DispatchSemaphore(value: 0)
  private let expected = Atomic(0)
  /// Whoever starts workers.
  private let starting = DispatchGroup()

  /// The folder of what is in common, once it was asked for, or why there is none.
  private let place = Mutex<Result<URL, UsageError>?>(nil)

  init(program: [String], printingTo output: @escaping @Sendable () -> FileHandle = { .standardError }) {
    self.program = program
    self.output = output
  }

  /// The folder of the journals, and of copies of files that steps add to the report; made when it is first asked for.
  ///
  /// - Throws: `UsageError` where it cannot be made.
  var folder: URL {
    get throws(UsageError) {
      try place.withLock { place in
        let folder = place ?? Self.makeFolder()
        place = folder
        return folder
      }.get()
    }
  }

  private static func makeFolder() -> Result<URL, UsageError> {
    let place = FileManager.default.temporaryDirectory
    let folder = place.appendingPathComponent(prefix + UUID().uuidString)
    do {
      // For nobody else: what steps report lies there, and what they add to the report.
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return .success(folder)
    } catch {
      return .failure(.noWorkerFolder(place.path, reason: ScenarioFiles.reason(error)))
    }
  }

  /// Starts so many workers more, beside what the caller goes on with.
  func start(_ count: Int) {
    guard count > 0 else { return }
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
    guard let process = try? startedProcess() else { return }
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
    return try startedProcess()
  }

  private func startedProcess() throws -> StartedProcess {
    try StartedProcess(program: program, in: folder, printingTo: output())
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
    if case .success(let folder) = place.withLock({ $0 }) { Self.remove(folder: folder.path) }
  }

  private static let prefix = "rehearsal-run-"

  /// Removes the folder of a run, and nothing that is none.
  static func remove(folder: String) {
    guard folder.split(separator: "/").last?.hasPrefix(prefix) == true else { return }
    try? FileManager.default.removeItem(atPath: folder)
  }
}
