import Synchronization
import Testing

@testable import Rehearsal

/// The pause of a watch between two looks at the files.
struct WatchPauseTests {
  private func console(_ waitForInterrupt: @escaping @Sendable () async -> Bool) -> Console {
    Console(write: { _ in }, writeError: { _ in }, waitForInterrupt: waitForInterrupt)
  }

  @Test func `it ends by itself, and the watch goes on`() async {
    #expect(await Rehearsals.lookAfterAMoment(console(Console.waitForCancellation)))
  }

  @Test func `an interruption ends the watch`() async {
    #expect(await !Rehearsals.lookAfterAMoment(console { true }))
  }

  @Test func `an interruption in the moment in which it is over ends the watch`() async {
    let isLate = Atomic(false)
    let console = console {
      _ = await Console.waitForCancellation()
      isLate.store(true, ordering: .relaxed)
      return true
    }
    #expect(await !Rehearsals.lookAfterAMoment(console))
    let wasLate = isLate.load(ordering: .relaxed)
    #expect(wasLate)
  }
}
