import Foundation
import ScenarioRunner

/// What a process does that a run has started as one of its workers.
///
/// It talks to the run over what was its standard input, so nothing that steps print can come in between. What
/// they print goes to the run's standard error.
struct WorkerCommand {
  let rehearsals: Rehearsals

  /// The environment variable that makes a program a worker.
  static let marker = "REHEARSAL_WORKER"
  /// Whether this process was started as a worker and has not yet become one: it must not have workers itself.
  static var isMarked: Bool { getenv(marker) != nil }
  /// The least number of the connection: higher than code writes to by mistake, and what every process may have.
  private static let firstDescriptor: Int32 = 63
  /// How long a worker whose run is gone may clear up.
  private static let farewell: TimeInterval = 2

  func run() async -> ExitStatus {
    let folder = rehearsals.console.variable(Self.marker) ?? ""
    ProcessMemory.growInLargePieces()
    // Not for the processes that steps start.
    unsetenv(Self.marker)
    // They reach every process of a terminal or a job; the run says what is to become of its workers. Handlers,
    // not SIG_IGN, since that would be handed on to the processes that steps start.
    for number in [SIGINT, SIGTERM] { signal(number) { _ in } }
    signal(SIGPIPE, SIG_IGN)
    guard let connection = Self.takeConnection() else { return refuse() }
    // While the run is still being prepared.
    let libraries = Result { try rehearsals.suites.map { try $0.bind() } }
    let (greeting, rest): (WorkerGreeting, [UInt8])
    switch Self.greeting(from: connection) {
    case .said(let said, let more): (greeting, rest) = (said, more)
    case .gone:
      // It ended before it had anything to run, and cannot clear up its files any more.
      StandbyWorkers.remove(folder: folder)
      return .interrupted
    case .none: return refuse()
    }
    guard let writer = WorkerJournal.Writer(opening: greeting.journal, sendingTo: connection) else {
      return .internalFault
    }
    await work(connection, libraries, greeting, rest, writer)
    return .success
  }

  private func refuse() -> ExitStatus {
    rehearsals.console.writeError(
      """
      error: '\(Self.marker)' is set, but no run speaks on standard input
      note: 'rehearse --jobs' sets it for its own worker processes; unset it

      """)
    return .usage
  }

  /// Takes standard input away from the steps; nil where it is not a connection.
  private static func takeConnection() -> Int32? {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
    var connection = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, firstDescriptor)
    if connection < 0 { connection = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3) }
    let nothing = open("/dev/null", O_RDONLY)
    guard connection >= 0, nothing >= 0 else { return nil }
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    return connection
  }

  /// What comes of a connection first.
  private enum First {
    case said(WorkerGreeting, rest: [UInt8])
    /// The run ended before it said anything.
    case gone
    /// What is said is not what a run says.
    case none
  }

  private static func greeting(from connection: Int32) -> First {
    var bytes: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
    defer { buffer.deallocate() }
    while let more = octets(from: connection, into: buffer) {
      bytes += more
      switch WorkerGreeting.read(bytes) {
      case .incomplete: continue
      case .none: return .none
      case .greeting(let greeting, let rest): return .said(greeting, rest: rest)
      }
    }
    return bytes.isEmpty ? .gone : .none
  }

  /// Waits for octets; nil where the other side is gone.
  private static func octets(
    from connection: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) -> UnsafeRawBufferPointer? {
    while true {
      let count = read(connection, buffer.baseAddress, buffer.count)
      if count > 0 { return UnsafeRawBufferPointer(rebasing: buffer[..<count]) }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  @MainActor private func work(
    _ connection: Int32, _ libraries: Result<[BoundLibrary], any Error>, _ greeting: WorkerGreeting,
    _ rest: [UInt8], _ journal: sending WorkerJournal.Writer
  ) async {
    let session = WorkerSession(
      greeting: greeting, libraries: (try? libraries.get()) ?? [], output: journal,
      keep: { [folder = greeting.folder] in Self.copy(of: $0, in: folder) })
    if case .failure(let error) = libraries {
      return session.refuse("a worker process cannot bind its steps: \(error)")
    }
    let (interruptions, interrupt) = AsyncStream.makeStream(of: Void.self)
    let reader = Thread {
      if rest.withUnsafeBytes({ session.receive($0) }) { interrupt.yield() }
      // One for all: fresh memory costs more than what is read into it.
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 1)
      defer { buffer.deallocate() }
      while let bytes = Self.octets(from: connection, into: buffer) {
        if session.receive(bytes) { interrupt.yield() }
      }
      guard fcntl(connection, F_GETFD) >= 0 else {
        // Steps have closed it: what is reported finds that out, and ends the process.
        return session.refuse("the connection to the run was closed")
      }
      // The run is gone and cannot clear up its files any more.
      StandbyWorkers.remove(folder: greeting.folder)
      interrupt.yield()
      Thread.sleep(forTimeInterval: Self.farewell)
      _exit(ExitStatus.interrupted.rawValue)
    }
    reader.name = "worker"
    reader.start()
    await session.run(
      interruption: { for await _ in interruptions { return } },
      onAbandonment: { _exit(ExitStatus(of: $0).rawValue) })
  }

  /// Copies a file for the run; what cannot be copied, the run will say so of.
  private static func copy(of path: String, in folder: String) -> String {
    let copy = "\(folder)/\(UUID().uuidString)"
    do {
      try FileManager.default.copyItem(atPath: path, toPath: copy)
      return copy
    } catch {
      return path
    }
  }
}
