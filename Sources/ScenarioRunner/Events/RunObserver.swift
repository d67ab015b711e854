/// Something that follows a run: a reporter, the requirement ledger.
///
/// Events come in order and never two at once, though not always on the same thread.
public protocol RunObserver: AnyObject {
  /// Takes in one event.
  func receive(_ event: RunEvent)

  /// Whether it has to be told of the steps of a scenario that passed at once, with nothing attached.
  ///
  /// Where no observer has, a run in worker processes spares telling them.
  var needsPassedSteps: Bool { get }
}

extension RunObserver {
  /// Yes, unless an observer says otherwise.
  public var needsPassedSteps: Bool { true }
}
