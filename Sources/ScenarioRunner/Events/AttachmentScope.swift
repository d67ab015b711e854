import Synchronization

/// What a step's or a hook's code adds to, until it ends or is given up.
final class AttachmentScope: Sendable {
  /// The scope of the code that asks.
  @TaskLocal static var current: AttachmentScope?

  private let hub: EventHub
  private let isClosed = Atomic(false)

  init(_ hub: EventHub) { self.hub = hub }

  /// Ends the scope; what comes after it belongs nowhere.
  func close() { isClosed.store(true, ordering: .relaxed) }

  /// Adds something to the report of what is running.
  func add(_ attachment: RunAttachment) {
    guard !isClosed.load(ordering: .relaxed) else { return }
    hub.attach(attachment)
  }
}
