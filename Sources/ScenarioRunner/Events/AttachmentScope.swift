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

extension RunAttachment {
  /// The same attachment without the secrets in its text.
  func masked(_ secrets: [String]) -> RunAttachment {
    guard case .text(let text) = content, secrets.contains(where: text.contains) else { return self }
    var result = self
    result.content = .text(SecretText.masked(text, secrets))
    return result
  }
}

extension TestCase {
  /// The texts in its steps that no report may tell, without the quotes around them.
  var secrets: [String] { steps.flatMap(\.values.secrets).map(SecretText.unquoted) }
}
