import AppCore
import Characters
import Foundation
import TestSupport
import Testing

/// The app over a service without a network, on a clock that stands still, with files of its own.
@MainActor final class CharactersFixture {
  let clock = VirtualClock(now: Date(timeIntervalSince1970: 1_700_000_000))
  let service: FakeService
  let client: RecordingClient
  let folder: TemporaryFolder
  let app: CharactersApp

  init(
    count: Int = 45, folder: TemporaryFolder? = nil,
    _ change: (inout CharactersRules) -> Void = { _ in }
  ) throws {
    let service = FakeService(count: count)
    self.service = service
    client = RecordingClient { service.reply(to: $0) }
    self.folder = try folder ?? TemporaryFolder()
    var rules = CharactersRules.standard
    change(&rules)
    let base = try #require(URL(string: "http://cast.example"))
    app = CharactersApp(
      dependencies: .live(
        client: client.client, baseURL: base, clock: clock.clock, folder: self.folder.url, api: .rest,
        rules: rules))
  }

  var list: CharacterListModel { app.model.list }
  var names: [String] { list.paging.items.map(\.name) }
  var targets: [String] { client.requests.map { $0.url.path() + ($0.url.query().map { "?" + $0 } ?? "") } }

  /// Starts the app and waits until it has settled.
  func started() async -> CharactersFixture {
    app.start()
    await settle()
    return self
  }

  func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    await TestSupport.settle(app.work, clock, client, sourceLocation: sourceLocation)
  }

  func pass(_ duration: Duration) async {
    await settle()
    clock.advance(to: clock.moment(after: duration))
    await settle()
  }

  func perform(_ action: Action) async throws {
    try app.perform(action)
    await settle()
  }

  func tap(_ label: String) async throws {
    try await perform(.tap(app.screen.element(labelled: label).id))
  }
}
