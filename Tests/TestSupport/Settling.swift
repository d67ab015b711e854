public import AppCore
public import Testing

/// Waits, without sleeping, until a condition holds; records an issue where it never does.
@MainActor public func waitUntil(
  _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ isMet: () -> Bool
) async {
  for _ in 0..<200_000 {
    if isMet() { return }
    await Task.yield()
  }
  Issue.record("gave up waiting until \(what)", sourceLocation: sourceLocation)
}

/// Waits until all that an app has in flight waits for the clock or for a request that is held.
@MainActor public func settle(
  _ work: AppWork, _ clock: VirtualClock, _ client: RecordingClient,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await waitUntil("the app has settled", sourceLocation: sourceLocation) {
    work.running == clock.sleepers + client.heldCount + work.waiting
  }
}
