/// Something that follows a run: a reporter, the requirement ledger.
///
/// Events come in order and never two at once, though not always on the same thread.
public protocol RunObserver: AnyObject {
  /// Takes in one event.
  func receive(_ event: RunEvent)

  /// Takes in that a scenario has passed, in the place of the two events of its start and its end.
  ///
  /// Called by runs in worker processes where no observer has to be told of steps that passed.
  func receive(passed scenario: PassedScenario)

  /// Takes in one event that happened earlier than it is told.
  ///
  /// So it is with what worker processes run, which is told in the plan's order, and with what is read from
  /// reports. Within one attempt at a scenario these times never go back; scenarios that ran beside each other
  /// have times beside each other.
  func receive(_ event: RunEvent, at time: EventTime)

  /// Whether it has to be told of the steps of a scenario that passed at once, with nothing attached.
  ///
  /// Where no observer has, a run in worker processes spares telling them, and when anything happened.
  var needsPassedSteps: Bool { get }

  /// Whether it writes down what is known of scenarios that wait for their turn.
  ///
  /// With worker processes scenarios end in another order than that in which they are told of.
  var keepsWaiting: Bool { get }

  /// Takes in what it is to write down of them.
  func writeDown(_ news: WaitingNews)
}

extension RunObserver {
  /// Takes in its start and its end, unless an observer does it in another way.
  public func receive(passed scenario: PassedScenario) {
    for event in scenario.events { receive(event) }
  }

  /// Takes it in like any other, unless an observer asks when things happen.
  public func receive(_ event: RunEvent, at time: EventTime) { receive(event) }
  /// Yes, unless an observer says otherwise.
  public var needsPassedSteps: Bool { true }
  /// No, unless an observer says otherwise.
  public var keepsWaiting: Bool { false }
  /// Does nothing, unless an observer says otherwise.
  public func writeDown(_ news: WaitingNews) {}
}
