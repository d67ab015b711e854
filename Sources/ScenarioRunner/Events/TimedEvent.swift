/// When something happened that is told of later.
public enum EventTime: Sendable, Hashable {
  /// It happened at this instant, on this machine.
  case instant(ContinuousClock.Instant)
  /// A report of the run says that it happened so long after the beginning of 1970.
  case recorded(Duration)
}

/// An event with the time at which it happened.
public struct TimedEvent: Sendable {
  /// The event.
  public var event: RunEvent
  /// When it happened; nil where that is the moment in which it is told.
  public var time: EventTime?

  /// Creates an event with its time.
  public init(_ event: RunEvent, at time: EventTime? = nil) {
    self.event = event
    self.time = time
  }
}

extension EventSink {
  /// Takes in an event with its time.
  public func receive(_ timed: TimedEvent) {
    if let time = timed.time { receive(timed.event, at: time) } else { receive(timed.event) }
  }
}
