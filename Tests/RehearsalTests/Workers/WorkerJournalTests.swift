import Foundation
import HTTPWire
import Synchronization
import Testing

@testable import Rehearsal

/// What a worker wrote is found behind its end, as it was then.
struct WorkerJournalTests {
  private let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  /// A worker's side and the run's side of a journal, and the connection that is written to.
  private func journal() throws -> (writer: WorkerJournal.Writer, reader: WorkerJournal.Reader, pipe: Pipe) {
    let reader = try WorkerJournal.Reader(creating: path)
    let pipe = Pipe()
    let writer = try #require(
      WorkerJournal.Writer(opening: path, sendingTo: pipe.fileHandleForWriting.fileDescriptor))
    return (writer, reader, pipe)
  }

  @Test func `what was not sent is found, and what was put in its place`() throws {
    var (writer, reader, pipe) = try journal()
    defer { reader.remove() }
    writer.append([1, 2, 3])
    let position = writer.position
    writer.append([4, 5, 6, 7])
    #expect(reader.tail(after: 0) == [1, 2, 3, 4, 5, 6, 7])
    let isReplaced = writer.replace(from: position, with: [9])
    #expect(isReplaced)
    #expect(reader.tail(after: 0) == [1, 2, 3, 9])
    #expect(reader.end == 4)
    writer.flush()
    #expect(reader.tail(after: 4).isEmpty)
    #expect(try pipe.fileHandleForReading.read(upToCount: 4) == Data([1, 2, 3, 9]))
    writer.append([8])
    #expect(reader.tail(after: 4) == [8])
    #expect(writer.position == 5)
  }

  @Test func `nothing takes the place of what has been sent`() throws {
    var (writer, reader, pipe) = try journal()
    defer { reader.remove() }
    let position = writer.position
    writer.append([1, 2])
    writer.flush()
    writer.append([3])
    let isReplaced = writer.replace(from: position, with: [9])
    #expect(!isReplaced)
    #expect(reader.tail(after: 2) == [3])
    #expect(try pipe.fileHandleForReading.read(upToCount: 2) == Data([1, 2]))
  }

  @Test func `what has no room any more sends what was there`() throws {
    var (writer, reader, pipe) = try journal()
    defer { reader.remove() }
    let position = writer.position
    let rest = [UInt8](repeating: 7, count: WorkerJournal.capacity - 4)
    writer.append([1, 2, 3, 4, 5])
    writer.append(rest)
    #expect(try pipe.fileHandleForReading.read(upToCount: 5) == Data([1, 2, 3, 4, 5]))
    #expect(reader.tail(after: 5) == rest)
    let isReplaced = writer.replace(from: position, with: [9])
    #expect(!isReplaced)
    let hasRoom = writer.replace(from: 5 + rest.count - 1, with: [9, 9, 9, 9, 9, 9])
    #expect(!hasRoom)
    let isReplacedNow = writer.replace(from: 5, with: [6])
    #expect(isReplacedNow)
    #expect(reader.tail(after: 5) == [6])
  }

  @Test func `a connection that is closed is told by the journal`() throws {
    let reader = try WorkerJournal.Reader(creating: path)
    defer { reader.remove() }
    let calls = Atomic(0)
    // Far up, so that no test beside this one is given the number.
    let descriptor = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 500)
    var writer = try #require(
      WorkerJournal.Writer(opening: path, sendingTo: descriptor) { calls.add(1, ordering: .relaxed) })
    writer.append([1, 2, 3])
    #expect(!reader.isCutOff)
    close(descriptor)
    writer.flush()
    #expect(reader.isCutOff)
    #expect(reader.tail(after: 0).isEmpty)
    #expect(calls.load(ordering: .relaxed) == 1)
  }
}
