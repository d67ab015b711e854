import Synchronization

/// What a worker process does: it takes in orders of its run, carries them out and reports.
public final class WorkerSession: Sendable {
  private let greeting: WorkerGreeting
  private let libraries: [BoundLibrary]
  private let plan: RunPlan
  private let queue = OrderQueue()
  private let incoming = Mutex(RecordStream())
  private let isInterrupted = Mutex(false)
  private let reporting: WorkerReporting

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - greeting: What the run told first.
  ///   - libraries: The libraries of all suites.
  ///   - write: Takes in octets of a report, in order; when it returns they survive the process.
  ///   - flush: Sends what was written to the run.
  ///   - keep: Copies a file that is added to the report, and returns the path of the copy.
  public init(
    greeting: WorkerGreeting, libraries: [BoundLibrary], write: @escaping @Sendable ([UInt8]) -> Void,
    flush: @escaping @Sendable () -> Void, keep: @escaping @Sendable (String) -> String
  ) {
    self.greeting = greeting
    self.libraries = libraries
    plan = RunPlan(libraries: libraries, suites: greeting.suites)
    reporting = WorkerReporting(write: write, flush: flush, keep: keep)
  }

  /// Takes in what came from the run.
  ///
  /// - Returns: Whether the run asks for an end at once, or says what no run says.
  public func receive(_ bytes: [UInt8]) -> Bool {
    incoming.withLock { stream in
      stream.add(bytes)
      do throws(WireReader.Malformed) {
        var orders: [[UInt8]] = []
        defer { queue.put(orders) }
        while let record = try stream.next() {
          switch try WorkerOrder.kind(of: record) {
          case .run: orders.append(Array(record))
          case .interrupt: return true
          case .finish:
            queue.put(orders)
            orders = []
            queue.close()
          }
        }
        return false
      } catch {
        return true
      }
    }
  }

  /// Runs what is ordered until the run wants no more.
  ///
  /// - Parameters:
  ///   - interruption: Waits until `receive` has asked for an end, or the run is gone.
  ///   - onAbandonment: Ends the process.
  @MainActor public func run(
    interruption: @escaping @Sendable () async -> Void,
    onAbandonment: @escaping @Sendable (Abandonment) -> Void
  ) async {
    reporting.send(.opened(LibraryDigest.digest(of: libraries)))
    let configuration = RunConfiguration(
      stepLimit: greeting.stepLimit, grace: greeting.grace, takesSnapshots: greeting.takesSnapshots,
      onAbandonment: { [reporting] cause in
        if case .hang(let limit) = cause { reporting.send(.hangs(limit)) }
        onAbandonment(cause)
      })
    let runner = Runner(worker: plan, configuration: configuration, reporting: reporting, orders: queue)
    let watch = Task.detached { [queue] in
      await interruption()
      guard !Task.isCancelled else { return }
      queue.close(dropping: true)
      runner.requestInterrupt()
    }
    _ = await runner.run()
    watch.cancel()
    reporting.flush()
  }

  /// Says that the worker cannot work.
  public func refuse(_ reason: String) { reporting.send(.refused(reason)) }
}

/// Writes the events of a worker's run as reports, and decides when they are sent.
final class WorkerReporting: EventSink {
  private struct State {
    var writer = RecordWriter()
    var scenarios = 0
    var hasSaidReady = false
  }

  /// After so many scenarios the run is told at the latest, so that it can give more in time.
  private static let most = 32

  private let state = Mutex(State())
  private let write: @Sendable ([UInt8]) -> Void
  private let send: @Sendable () -> Void
  private let keep: @Sendable (String) -> String

  init(
    write: @escaping @Sendable ([UInt8]) -> Void, flush: @escaping @Sendable () -> Void,
    keep: @escaping @Sendable (String) -> String
  ) {
    self.write = write
    self.keep = keep
    send = flush
  }

  /// What is said most often, and always the same.
  private static let stepStarted = WorkerReport.stepStarted.framed

  func receive(_ event: RunEvent) {
    if case .stepStarted = event { return state.withLock { _ in write(Self.stepStarted) } }
    var event = event
    if case .attached(let attachment, let owner) = event { event = .attached(kept(attachment), owner) }
    guard let report = WorkerReport(event) else { return }
    let isDue = state.withLock { state in
      put(report, &state)
      guard case .scenarioFinished = report else { return false }
      state.scenarios += 1
      guard state.scenarios >= Self.most else { return false }
      state.scenarios = 0
      return true
    }
    if isDue { send() }
  }

  /// The attachment with a copy in the place of a file, which its step may remove before the run reads it.
  private func kept(_ attachment: RunAttachment) -> RunAttachment {
    guard case .file(let path) = attachment.content else { return attachment }
    var attachment = attachment
    if attachment.fileName == nil {
      attachment.fileName = path.split(separator: "/").last.map(String.init)
    }
    attachment.content = .file(keep(path))
    return attachment
  }

  /// Tells the run at once.
  func send(_ report: WorkerReport) {
    state.withLock { put(report, &$0) }
    send()
  }

  /// Tells the run all that was written, and for the first time that scenarios may come.
  func waits() {
    state.withLock { state in
      if !state.hasSaidReady { put(.ready, &state) }
      state.hasSaidReady = true
      state.scenarios = 0
    }
    send()
  }

  func flush() { send() }

  private func put(_ report: WorkerReport, _ state: inout State) {
    state.writer.removeAll()
    state.writer.add(report.write)
    write(state.writer.bytes)
  }
}
