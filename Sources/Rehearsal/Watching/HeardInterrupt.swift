import Synchronization

/// Whether a watch was asked to end while a run went on, which may have come to its end before it could be interrupted.
final class HeardInterrupt: Sendable {
  private let isHeard = Atomic(false)

  func note() { isHeard.store(true, ordering: .releasing) }

  var isThere: Bool { isHeard.load(ordering: .acquiring) }
}
