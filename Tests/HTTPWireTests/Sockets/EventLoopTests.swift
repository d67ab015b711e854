import Synchronization
import Testing

@testable import HTTPWire

struct EventLoopTests {
  /// Counts what a watch is told.
  private final class Calls: Sendable {
    let count = Atomic(0)
  }

  @Test func `a hang-up is told of only while something is awaited`() async throws {
    let loop = EventLoop()
    let (socket, other) = try Socket.pair()
    let calls = Calls()
    let watch = try loop.watch(socket) { _, _ in calls.count.add(1, ordering: .relaxed) }
    watch.wait(reading: false, writing: false)
    SystemCalls.closeDescriptor(other)
    // Another watch is told of some deadlines meanwhile, between which the loop waits.
    let (clock, end) = try Socket.pair()
    let (ticks, tick) = AsyncStream.makeStream(of: Void.self)
    let ticking = try loop.watch(clock) { _, _ in tick.yield() }
    var count = 0
    ticking.setDeadline(.now + .milliseconds(1))
    for await _ in ticks {
      count += 1
      guard count < 10 else { break }
      ticking.setDeadline(.now + .milliseconds(1))
    }
    #expect(calls.count.load(ordering: .relaxed) == 0)
    watch.wait(reading: true, writing: false)
    ticking.setDeadline(.now + .milliseconds(1))
    for await _ in ticks {
      guard calls.count.load(ordering: .relaxed) == 0 else { break }
      ticking.setDeadline(.now + .milliseconds(1))
    }
    watch.cancel()
    ticking.cancel()
    socket.close()
    clock.close()
    SystemCalls.closeDescriptor(end)
    loop.shutDown()
  }
}
