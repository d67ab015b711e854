import AppCore
import TestSupport
import Testing

@MainActor struct SharedWaitTests {
  @MainActor private final class Notes {
    var woken = 0
    var isCancelled = false
    var error: SessionError?
  }

  private let notes = Notes()
  let work = AppWork()
  let shared: SharedWait

  init() { shared = SharedWait(work: work) }

  @Test func `tasks that wait are counted until the moment they are woken`() async {
    for _ in 0..<3 {
      work.start {
        try? await self.shared.wait()
        self.notes.woken += 1
      }
    }
    await waitUntil("all wait") { work.waiting == 3 }
    #expect(work.running == 3)
    shared.end()
    #expect(work.waiting == 0)
    #expect(work.running == 3, "woken is not yet done")
    await waitUntil("all are done") { work.running == 0 }
    #expect(notes.woken == 3)
  }

  @Test func `a wait ends with the error that it is ended with`() async {
    work.start {
      do { try await self.shared.wait() } catch let caught { self.notes.error = caught as? SessionError }
    }
    await waitUntil("it waits") { shared.count == 1 }
    shared.end(.failure(SessionError.ended))
    await waitUntil("it is done") { work.running == 0 }
    #expect(notes.error == .ended)
  }

  @Test func `a task that is cancelled waits no longer from that moment`() async {
    let task = work.start {
      do { try await self.shared.wait() } catch is CancellationError { self.notes.isCancelled = true } catch {
      }
    }
    await waitUntil("it waits") { work.waiting == 1 }
    task.cancel()
    #expect(work.waiting == 0)
    await task.value
    #expect(notes.isCancelled)
  }

  @Test func `a task that is cancelled before does not wait`() async {
    let task = work.start { try? await self.shared.wait() }
    task.cancel()
    await task.value
    #expect(work.waiting == 0)
    #expect(shared.count == 0)
  }

  @Test func `who comes after the end waits for the next`() async {
    shared.end()
    work.start { try? await self.shared.wait() }
    await waitUntil("it waits") { work.waiting == 1 }
    shared.end()
    await waitUntil("it is done") { work.running == 0 }
  }
}
