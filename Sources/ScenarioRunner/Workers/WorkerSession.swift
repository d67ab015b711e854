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
  ///   - output: What its reports are written to.
  ///   - keep: Writes what is added to the report to a file for the run; nil where that cannot be done.
  public init(
    greeting: WorkerGreeting, libraries: [BoundLibrary], output: sending any WorkerOutput,
    keep: @escaping @Sendable (RunAttachment.Content) -> RunAttachment.Content?
  ) {
    self.greeting = greeting
    self.libraries = libraries
    plan = RunPlan(libraries: libraries, suites: greeting.suites)
    reporting = WorkerReporting(
      output: output, tellsPassedSteps: greeting.tellsPassedSteps,
      timing: greeting.origin.map { WorkerTiming(since: $0) }, keep: keep)
  }

  /// Takes in what came from the run.
  ///
  /// - Returns: Whether the run asks for an end at once, or says what no run says.
  public func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
    incoming.withLock { stream in
      stream.add(bytes)
      do throws(WireReader.Malformed) {
        var orders: [[UInt8]] = []
        defer { queue.put(orders) }
        while let record = try stream.next() {
          switch try WorkerOrder.kind(of: record) {
          case .read, .forget, .run: orders.append(Array(record))
          case .tell:
            if case .tell(let isAtOnce) = try WorkerOrder(record) { reporting.tell(atOnce: isAtOnce) }
          case .send: reporting.flush()
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
