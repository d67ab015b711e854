import Foundation
import Synchronization

/// Watches a fuzz run from beside: names the round that hangs or traps, and ends the process.
final class FuzzWatch: Sendable {
  /// The round that runs, for the handler of signals, which can hold nothing of its own.
  private static let round = Atomic<Int>(-1)
  private static let seed = Atomic<UInt64>(0)
  private let started = Mutex<(time: ContinuousClock.Instant, limit: Duration)?>(nil)

  init(seed: UInt64) {
    Self.seed.store(seed, ordering: .relaxed)
    Self.seed.store(seed, ordering: .relaxed)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      signal(number) { number in
        FuzzWatch.say("signal \(number)")
        _exit(1)
      }
    }
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 0.1)
        let isLate = started.withLock { $0.map { ContinuousClock.now - $0.time > $0.limit } ?? false }
        if isLate {
          Self.say("no end in time")
          _exit(1)
        }
      }
    }
  }

  /// Runs a round that reads so many bytes; it may take ten seconds, and a second more for each hundred thousand.
  ///
  /// What is linear takes a thousandth of that, however slow and busy the machine.
  func watch(round: Int, bytes: Int, _ body: () -> Void) {
    Self.round.store(round, ordering: .relaxed)
    let limit = Duration.seconds(10) + .microseconds(10) * bytes
    started.withLock { $0 = (ContinuousClock.now, limit) }
    body()
    started.withLock { $0 = nil }
  }

  private static func say(_ what: String) {
    let round = round.load(ordering: .relaxed)
    let command = "Benchmarks fuzz --seed \(seed.load(ordering: .relaxed)) --round \(round)"
    FileHandle.standardError.write(Data("fuzz: \(what) in round \(round); again with '\(command)'\n".utf8))
  }
}
