import AppCore
import Foundation
import Synchronization
import TestSupport
import Testing

/// Lines written by several tasks, in the order in which they came.
private final class Journal: Sendable {
  private let entries = Mutex<[String]>([])
  var lines: [String] { entries.withLock { $0 } }
  func add(_ line: String) { entries.withLock { $0.append(line) } }
}

@MainActor struct VirtualClockTests {
  let start = Date(timeIntervalSince1970: 1_000)
  let clock: VirtualClock
  private let journal = Journal()

  init() { clock = VirtualClock(now: start) }

  private func sleeper(_ name: String, _ duration: Duration) -> Task<Void, Never> {
    Task { [clock = clock.clock, journal] in
      do {
        try await clock.sleep(duration)
        journal.add("\(name) woke")
      } catch {
        journal.add("\(name) \(error is CancellationError ? "cancelled" : "failed")")
      }
    }
  }

  @Test func `the clock stands still until it is advanced, and never goes back`() {
    #expect(clock.clock.now() == start)
    clock.advance(to: start + 5)
    #expect(clock.now == start + 5)
    clock.advance(to: start)
    #expect(clock.now == start + 5)
  }

  @Test(arguments: [1_000, 1_714_564_800, 1_705_320_000])
  func `times that are passed bit by bit add up`(start: TimeInterval) async {
    let clock = VirtualClock(now: Date(timeIntervalSince1970: start))
    let isOver = Mutex(false)
    _ = clock.clock.schedule(.milliseconds(300)) { isOver.withLock { $0 = true } }
    clock.advance(to: clock.now + Duration.milliseconds(299).seconds)
    #expect(!isOver.withLock { $0 })
    clock.advance(to: clock.now + Duration.milliseconds(1).seconds)
    #expect(isOver.withLock { $0 })
    for _ in 0..<1_000 { clock.advance(to: clock.now + Duration.milliseconds(1).seconds) }
    #expect(clock.now == VirtualClock(now: Date(timeIntervalSince1970: start + 1.3)).now)
  }

  @Test func `a sleeper wakes when its time has come, and is not counted from that moment`() async {
    let task = sleeper("a", .seconds(2))
    await waitUntil("it sleeps") { clock.sleepers == 1 }
    #expect(clock.nextDeadline == start + 2)
    clock.advance(to: start + 1.999)
    #expect(clock.sleepers == 1)
    clock.advance(to: start + 2)
    #expect(clock.sleepers == 0)
    await task.value
    #expect(journal.lines == ["a woke"])
    #expect(clock.nextDeadline == nil)
  }

  @Test func `callbacks run by deadline, then by registration, each at its own time`() {
    let times = Mutex<[Date]>([])
    for (name, seconds) in [("late", 3), ("early", 1), ("early too", 1), ("never", 9)] {
      _ = clock.clock.schedule(.seconds(seconds)) { [clock, journal] in
        journal.add(name)
        times.withLock { $0.append(clock.now) }
      }
    }
    #expect(clock.sleepers == 0)
    clock.advance(to: start + 3)
    #expect(journal.lines == ["early", "early too", "late"])
    #expect(times.withLock { $0 } == [start + 1, start + 1, start + 3])
    #expect(clock.nextDeadline == start + 9)
  }

  @Test func `a callback that schedules another within the time runs it too`() {
    let port = clock.clock
    _ = port.schedule(.seconds(1)) { [journal] in
      journal.add("first")
      _ = port.schedule(.seconds(1)) { journal.add("second") }
    }
    clock.advance(to: start + 2)
    #expect(journal.lines == ["first", "second"])
  }

  @Test func `what falls due while the clock skips is woken by the next advance`() {
    _ = clock.clock.schedule(.seconds(1)) { [journal] in journal.add("woke") }
    clock.skip(to: start + 60)
    #expect(clock.now == start + 60)
    #expect(journal.lines.isEmpty)
    clock.skip(to: start)
    #expect(clock.now == start + 60)
    clock.advance(to: start + 61)
    #expect(journal.lines == ["woke"])
  }

  @Test func `a callback that is cancelled does not run`() {
    let cancel = clock.clock.schedule(.seconds(1)) { [journal] in journal.add("ran") }
    cancel()
    cancel()
    #expect(clock.nextDeadline == nil)
    clock.advance(to: start + 1)
    #expect(journal.lines.isEmpty)
  }

  @Test func `a sleeping task that is cancelled is no longer counted`() async {
    let task = sleeper("a", .seconds(2))
    await waitUntil("it sleeps") { clock.sleepers == 1 }
    task.cancel()
    #expect(clock.sleepers == 0)
    await task.value
    #expect(journal.lines == ["a cancelled"])
  }

  @Test func `a task that is cancelled before it sleeps does not sleep`() async {
    let task = sleeper("a", .seconds(2))
    task.cancel()
    await task.value
    #expect(journal.lines == ["a cancelled"])
    #expect(clock.sleepers == 0)
  }

  @Test func `no time at all is not slept`() async {
    await sleeper("a", .zero).value
    #expect(journal.lines == ["a woke"])
  }

  @Test func `each change of what waits is told`() async {
    clock.onChange = { [clock, journal] in journal.add("\(clock.sleepers)") }
    let task = sleeper("a", .seconds(1))
    await waitUntil("it sleeps") { clock.sleepers == 1 }
    clock.advance(to: start + 1)
    await task.value
    #expect(journal.lines == ["1", "0", "a woke"] || journal.lines == ["1", "a woke", "0"])
  }
}
