import Dispatch

/// Runs a task on a queue of its own, so that it need not stand in line with all other tests.
///
/// All tests share few threads; where the other side counts real time, a task's next word would come too late.
public final class ThreadOfItsOwn: TaskExecutor {
  private let queue = DispatchQueue(label: "rehearsal.tests.own")

  /// Creates an executor.
  public init() {}

  /// Runs a piece of a task when those before it have ended.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
