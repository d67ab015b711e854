import Foundation
import Testing

/// When things happened in a run, as its messages tell.
struct MessageTimeline {
  /// A message that has a time.
  struct Moment: Hashable {
    var kind: String
    var time: Duration
    /// How long a step took.
    var duration: Duration?
  }

  /// An attempt at a scenario.
  struct Attempt: Hashable {
    var moments: [Moment] = []

    var kinds: [String] { moments.map(\.kind) }
    var times: [Duration] { moments.map(\.time) }
    /// What tools take for the duration of the attempt.
    var duration: Duration { (times.last ?? .zero) - (times.first ?? .zero) }
    /// How long its steps took by their own word.
    var steps: Duration { moments.compactMap(\.duration).reduce(.zero, +) }
  }

  /// The attempts, in the order of the file.
  private(set) var attempts: [Attempt] = []
  /// When the run began and ended.
  private(set) var run: [Duration] = []
  /// The hooks around the run.
  private(set) var hooks: [Moment] = []

  /// What is read of a message, of whatever kind it is.
  private struct Message: Decodable {
    struct Time: Decodable {
      var seconds: Int64
      var nanos: Int64

      var duration: Duration { .seconds(seconds) + .nanoseconds(nanos) }
    }
    struct Result: Decodable {
      var duration: Time
    }

    var id: String?
    var testCaseStartedId: String?
    var timestamp: Time?
    var testStepResult: Result?
  }

  /// Where the attempts of ids stand.
  private var places: [String: Int] = [:]

  /// Reads messages.
  init(_ text: String) throws {
    for line in text.split(separator: "\n") {
      // Sources and the like have members of the same names that are something else.
      let messages = try? JSONDecoder().decode([String: Message].self, from: Data(line.utf8))
      guard let (kind, message) = messages?.first, let time = message.timestamp?.duration else { continue }
      try add(message, Moment(kind: kind, time: time, duration: message.testStepResult?.duration.duration))
    }
  }

  private mutating func add(_ message: Message, _ moment: Moment) throws {
    if moment.kind == "testCaseStarted" {
      places[try #require(message.id)] = attempts.count
      attempts.append(Attempt(moments: [moment]))
    } else if let id = message.testCaseStartedId {
      attempts[try #require(places[id])].moments.append(moment)
    } else if moment.kind.hasPrefix("testRunHook") {
      hooks.append(moment)
    } else {
      run.append(moment.time)
    }
  }

  /// Expects what holds of every run, whoever ran it and however it ended.
  func expectSound(_ attemptCount: Int) throws {
    try #require(run.count == 2 && attempts.count == attemptCount, "\(attempts.count) attempts, \(run)")
    for attempt in attempts {
      #expect(attempt.times == attempt.times.sorted(), "\(attempt)")
      #expect(attempt.kinds.first == "testCaseStarted" && attempt.kinds.last == "testCaseFinished")
      #expect(attempt.duration >= attempt.steps, "\(attempt)")
      #expect(attempt.times.allSatisfy { (run[0]...run[1]).contains($0) }, "\(attempt) in \(run)")
      for (start, end) in zip(attempt.moments, attempt.moments.dropFirst())
      where start.kind == "testStepStarted" && end.kind == "testStepFinished" {
        #expect(end.time - start.time >= end.duration ?? .zero, "\(attempt)")
      }
    }
    #expect(hooks.allSatisfy { (run[0]...run[1]).contains($0.time) }, "\(hooks) in \(run)")
  }
}
