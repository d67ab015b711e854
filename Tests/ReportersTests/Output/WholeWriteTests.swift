import Foundation
import TestSupport
import Testing

@testable import Reporters

struct WholeWriteTests {
  private static let few = Array("a report".utf8)

  /// Writes to a system that answers as it is told, one answer a call, and then takes all.
  private func written(answers: [Int], error: Int32 = 0) -> (bytes: [UInt8], waits: Int, failure: Int32?) {
    var answers = answers
    var (taken, waits): ([UInt8], Int) = ([], 0)
    let failure = Self.few.withUnsafeBytes { bytes in
      WholeWrite.write(bytes, wait: { waits += 1 }) { rest in
        let answer = answers.isEmpty ? rest.count : answers.removeFirst()
        if answer > 0 { taken += rest.prefix(answer) }
        if answer < 0 { errno = error }
        return answer
      }
    }
    return (taken, waits, failure)
  }

  private func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(Foundation.pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  @Test func `what is taken in pieces is written on from there`() {
    let (bytes, waits, failure) = written(answers: [1, 4, 2])
    #expect(bytes == Self.few)
    #expect(waits == 0)
    #expect(failure == nil)
  }

  @Test func `a call that a signal interrupts is made again`() {
    let (bytes, waits, failure) = written(answers: [3, -1, -1, 2], error: EINTR)
    #expect(bytes == Self.few)
    #expect(waits == 0)
    #expect(failure == nil)
  }

  @Test func `where there is no room for now it is waited for`() {
    let (bytes, waits, failure) = written(answers: [3, -1, 2, -1], error: EAGAIN)
    #expect(bytes == Self.few)
    #expect(waits == 2)
    #expect(failure == nil)
  }

  @Test func `an error ends it, and so does a system that takes nothing`() {
    let full = written(answers: [3, -1], error: ENOSPC)
    #expect(full.bytes == Array("a r".utf8))
    #expect(full.failure == ENOSPC)
    let idle = written(answers: [3, 0])
    #expect(idle.bytes == Array("a r".utf8))
    #expect(idle.failure == EIO)
  }

  @Test(arguments: [false, true])
  func `a pipe takes more than it has room for, whether it waits by itself or not`(
    isNonBlocking: Bool
  ) async throws {
    let many = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let (reading, writing) = try pipe()
    if isNonBlocking { try #require(fcntl(writing, F_SETFL, O_NONBLOCK) == 0) }
    Thread.detachNewThread {
      _ = many.withUnsafeBytes { WholeWrite.write($0, to: writing) }
      close(writing)
    }
    let data = try FileHandle(fileDescriptor: reading, closeOnDealloc: true).readToEnd()
    let isWhole = data.map(Array.init) == many
    #expect(isWhole)
  }

  @Test func `a pipe that is closed at its other end is an error`() throws {
    signal(SIGPIPE, SIG_IGN)
    let (reading, writing) = try pipe()
    close(reading)
    defer { close(writing) }
    #expect(WholeWrite.write("a report", to: writing) == EPIPE)
    #expect(WholeWrite.reason(EPIPE) == "broken pipe")
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0, "needs /dev/full"))
  func `a full disk is an error`() throws {
    let descriptor = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(descriptor) }
    #expect(WholeWrite.write("a report", to: descriptor) == ENOSPC)
    #expect(WholeWrite.write("", to: descriptor) == nil)
    let report = ReportFile(descriptor: descriptor, name: "report.xml")
    report.write("a report")
    #expect(throws: ReporterError.cannotWrite(path: "report.xml", reason: "no space left on device")) {
      try report.close()
    }
  }
}
