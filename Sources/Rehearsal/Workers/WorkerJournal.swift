import Foundation
import Reporters
import ScenarioRunner
import Synchronization

/// The file that a worker and its run share, so that what the worker has written survives it.
///
/// It holds the part of the worker's reports that has not been sent: two numbers, from where to where in all that
/// was ever reported, and the octets behind them. A worker writes it as memory, which costs no system call.
enum WorkerJournal {
  /// The room for the two numbers.
  static let header = 16
  /// The room for reports.
  static let capacity = 262_144

  /// The first number of a worker whose connection is closed.
  fileprivate static let cutOff = UInt64.max

  /// The run's side.
  struct Reader {
    let path: String
    private let file: FileHandle

    /// Creates the file; it is written whole, so that a full disk is found now and not as a crash of the worker.
    init(creating path: String) throws {
      self.path = path
      let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw Self.error(errno) }
      file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      // Not by Foundation, which would wait until the disk has it.
      let zeros = [UInt8](repeating: 0, count: WorkerJournal.header + WorkerJournal.capacity)
      if let number = zeros.withUnsafeBytes({ WholeWrite.write($0, to: descriptor) }) {
        remove()
        throw Self.error(number)
      }
    }

    private static func error(_ number: Int32) -> NSError {
      NSError(domain: NSPOSIXErrorDomain, code: Int(number))
    }

    /// How many octets the worker has reported in all.
    var end: UInt64 { numbers.end }

    /// Whether the worker found its connection closed; what it had not sent by then is not known.
    var isCutOff: Bool { numbers.base == WorkerJournal.cutOff }

    /// What the worker has reported behind the octets that were received.
    func tail(after received: UInt64) -> [UInt8] {
      let (base, end) = numbers
      guard base <= received, received < end, end - base <= UInt64(WorkerJournal.capacity) else { return [] }
      return read(at: UInt64(WorkerJournal.header) + received - base, count: Int(end - received))
    }

    /// Removes the file.
    func remove() {
      try? file.close()
      try? FileManager.default.removeItem(atPath: path)
    }

    private var numbers: (base: UInt64, end: UInt64) {
      let bytes = read(at: 0, count: WorkerJournal.header)
      guard bytes.count == WorkerJournal.header else { return (0, 0) }
      return bytes.withUnsafeBytes {
        ($0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      }
    }

    private func read(at offset: UInt64, count: Int) -> [UInt8] {
      do {
        try file.seek(toOffset: offset)
        return [UInt8](try file.read(upToCount: count) ?? Data())
      } catch {
        return []
      }
    }
  }

  /// The worker's side.
  struct Writer: WorkerOutput {
    private let memory: UnsafeMutableRawPointer
    private let descriptor: Int32
    private let whenClosed: @Sendable () -> Void
    private var used = 0

    /// Opens the file, and reports to a descriptor; nil where it cannot be opened.
    ///
    /// - Parameter whenClosed: Ends the process, since it finds the descriptor closed, as its own code never does.
    init?(
      opening path: String, sendingTo descriptor: Int32,
      whenClosed: @escaping @Sendable () -> Void = { _exit(ExitStatus.internalFault.rawValue) }
    ) {
      self.descriptor = descriptor
      self.whenClosed = whenClosed
      let file = open(path, O_RDWR)
      guard file >= 0 else { return nil }
      defer { close(file) }
      let size = WorkerJournal.header + WorkerJournal.capacity
      guard let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
        memory != UnsafeMutableRawPointer(bitPattern: -1)
      else { return nil }
      self.memory = memory
      _ = memory.bindMemory(to: Atomic<UInt64>.self, capacity: 2)
    }

    /// Takes in a report.
    mutating func append(_ bytes: [UInt8]) {
      if bytes.count > WorkerJournal.capacity - used { flush() }
      guard bytes.count <= WorkerJournal.capacity else {
        guard bytes.withUnsafeBytes(send) else { return }
        advance(1, by: bytes.count)
        advance(0, by: bytes.count)
        return
      }
      bytes.withUnsafeBytes { source in
        guard let start = source.baseAddress else { return }
        memory.advanced(by: WorkerJournal.header + used).copyMemory(from: start, byteCount: source.count)
      }
      used += bytes.count
      advance(1, by: bytes.count)
    }

    var position: Int { Int(truncatingIfNeeded: numbers[0].load(ordering: .relaxed)) + used }

    mutating func replace(from position: Int, with bytes: [UInt8]) -> Bool {
      let offset = used - (self.position - position)
      guard offset >= 0, bytes.count <= WorkerJournal.capacity - offset else { return false }
      // Never does the run find half of it: where the process ends in between, the scenario has not begun.
      advance(1, by: offset - used)
      used = offset
      append(bytes)
      return true
    }

    /// Sends what was taken in.
    mutating func flush() {
      guard used > 0 else { return }
      let bytes = UnsafeRawBufferPointer(start: memory.advanced(by: WorkerJournal.header), count: used)
      guard send(bytes) else { return }
      advance(0, by: used)
      used = 0
    }

    /// Moves one of the two numbers on, after everything that was written before.
    private func advance(_ number: Int, by count: Int) {
      _ = numbers[number].wrappingAdd(UInt64(bitPattern: Int64(count)), ordering: .releasing)
    }

    private var numbers: UnsafeMutablePointer<Atomic<UInt64>> {
      memory.assumingMemoryBound(to: Atomic<UInt64>.self)
    }

    /// Sends all; a run that is gone hears nothing more.
    ///
    /// - Returns: False where the descriptor is closed.
    private func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
      guard WholeWrite.write(bytes, to: descriptor) == EBADF else { return true }
      numbers[0].store(WorkerJournal.cutOff, ordering: .releasing)
      whenClosed()
      return false
    }
  }
}
