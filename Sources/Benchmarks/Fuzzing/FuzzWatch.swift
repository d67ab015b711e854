import Foundation
import Synchronization

/// Watches a fuzz run from beside: names the round that hangs or traps, and ends the process.
final class FuzzWatch: Sendable {
  /// What runs and how to have it again, for the handler of signals, which can hold nothing of its own.
  private static let running = Mutex((name: "", arguments: ""))
  private let seed: UInt64
  private let started = Mutex<(time: ContinuousClock.Instant, limit: Duration)?>(nil)

  init(seed: UInt64) {
    self.seed = seed
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
    watch("round \(round)", "--seed \(seed) --round \(round)", bytes: bytes, body)
  }

  /// Watches something of a name that reads so many bytes, in the same time.
  func watch(_ name: String, _ arguments: String, bytes: Int, _ body: () -> Void) {
    Self.running.withLock { $0 = (name, arguments) }
    let limit = Duration.seconds(10) + .microseconds(10) * bytes
    started.withLock { $0 = (ContinuousClock.now, limit) }
    body()
    started.withLock { $0 = nil }
  }

  private static func say(_ what: String) {
    // What trapped may hold the lock no more than for a moment, and never while it reads.
    let (name, arguments) = running.withLock { $0 }
    let text = "fuzz: \(what) in \(name); again with 'Benchmarks fuzz \(arguments)'\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}
