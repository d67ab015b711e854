/// Something that follows a run: a reporter, the requirement ledger.
///
/// Events come in order and never two at once, though not always on the same thread.
public protocol RunObserver: AnyObject {
  /// Takes in one event.
  func receive(_ event: RunEvent)
}
