import Foundation
import HTTPWire
import ScenarioRunner

/// One worker process, its connection and its journal; used by one thread at a time.
final class WorkerProcess {
  private let process: Process
  private let socket: Socket
  private let journal: WorkerJournal.Reader
  private let ending: Ending
  private var watch: Watch?
  private var outgoing: [UInt8] = []
  /// How much of it has been sent.
  private var sent = 0
  private var received: UInt64 = 0
  /// What the worker had written when it was last asked to send it.
  private var askedFor: UInt64 = 0
  private var lastEnd: UInt64 = 0
  private var lastChange = ContinuousClock.now
  private var killedAs: WorkerEnd?
  private var seenEnd: WorkerEnd?
  /// Whether the worker has closed its side.
  private(set) var hasHungUp = false

  /// Takes over a process that has been started.
  init(_ started: StartedProcess) {
    process = started.process
    socket = started.socket
    journal = started.journal
    ending = started.ending
  }

  var journalPath: String { journal.path }

  /// Calls back when the process has ended, at some time soon where it has already.
  func whenEnded(_ body: @escaping @Sendable () -> Void) { ending.call(body) }

  /// Calls back when there is something to read, until it is closed.
  func watch(
    on loop: EventLoop, deadline: ContinuousClock.Instant, handler: @escaping EventLoop.Handler
  ) throws {
    watch = try loop.watch(socket, handler: handler)
    watch?.setDeadline(deadline)
  }

  func setDeadline(_ deadline: ContinuousClock.Instant) { watch?.setDeadline(deadline) }

  /// Sends octets, some of them later where the worker does not take them now.
  func send(_ bytes: [UInt8]) {
    if outgoing.isEmpty { outgoing = bytes } else { outgoing += bytes }
    lastChange = .now
    sendRest()
  }

  /// Asks the worker for what it has written and not sent, once for as much as there is.
  func ask(_ request: [UInt8]) {
    let end = journal.end
    guard end > received, end != askedFor, !hasHungUp else { return }
    askedFor = end
    // That it is asked is no sign of life.
    outgoing += request
    sendRest()
  }

  func sendRest() {
    while sent < outgoing.count {
      let moved = outgoing.withUnsafeBytes { socket.send(UnsafeRawBufferPointer(rebasing: $0[sent...])) }
      guard case .moved(let count) = moved else { break }
      sent += count
    }
    if sent == outgoing.count { (outgoing, sent) = ([], 0) }
    watch?.wait(reading: !hasHungUp, writing: !outgoing.isEmpty && !hasHungUp)
  }

  /// Receives all that is there.
  func receive() -> [UInt8] {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
      var bytes: [UInt8] = []
      while true {
        switch socket.receive(into: buffer) {
        case .moved(let count):
          bytes += buffer.prefix(count)
          continue
        case .wouldBlock: break
        case .ended, .failed:
          hasHungUp = true
          (outgoing, sent) = ([], 0)
        }
        note(bytes.count)
        return bytes
      }
    }
  }

  /// What the worker had written when it ended and nobody has received: on the way, or in its journal.
  func lastWords() -> [UInt8] {
    let bytes = receive()
    let tail = journal.tail(after: received)
    note(tail.count)
    return bytes + tail
  }

  /// Looks until then whether a worker that has hung up has ended.
  func expectEnd(by deadline: ContinuousClock.Instant) {
    watch?.wait(reading: false, writing: false)
    watch?.setDeadline(deadline)
  }

  /// Kills the worker, which then counts as ended in this way; nil for the way that the system tells.
  func kill(as end: WorkerEnd?) {
    if killedAs == nil { killedAs = end }
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
  }

  /// How long nothing has come from the worker; one that nobody awaits may be silent.
  func silence(isAwaited: Bool) -> Duration {
    let end = journal.end
    if end != lastEnd || !isAwaited {
      lastEnd = end
      lastChange = .now
    }
    return max(.zero, ContinuousClock.now - lastChange)
  }

  /// Whether the process is gone, though `onEnd` was not called: a process that it started, and that goes on, can
  /// keep Foundation from knowing.
  var isGone: Bool {
    var status: Int32 = 0
    guard waitpid(process.processIdentifier, &status, WNOHANG) == process.processIdentifier else {
      return false
    }
    // As <sys/wait.h> reads a status: a signal in the low seven bits, else the exit status above them.
    let number = status & 0x7F
    seenEnd = number == 0 ? .exit((status >> 8) & 0xFF) : .signal(number)
    return true
  }

  /// How the process ended, once it has.
  var end: WorkerEnd {
    if let killedAs { return killedAs }
    if journal.isCutOff { return .cutOff }
    if let seenEnd { return seenEnd }
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? .signal(status) : .exit(status)
  }

  func close() {
    watch?.cancel()
    socket.close()
    journal.remove()
  }

  private func note(_ count: Int) {
    guard count > 0 else { return }
    received += UInt64(count)
    lastChange = .now
  }
}
