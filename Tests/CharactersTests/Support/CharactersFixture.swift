import AppCore
import Characters
import Foundation
import TestSupport
import Testing

/// The app with a scripted client, a virtual clock and favourites in a folder of their own.
@MainActor struct CharactersFixture {
  let client: RecordingClient
  let clock = VirtualClock(now: Date(timeIntervalSince1970: 0))
  let folder: TemporaryFolder
  let app: CharactersApp

  init(
    in folder: TemporaryFolder? = nil,
    _ reply: @escaping @Sendable (HTTPRequest) -> RecordingClient.Reply = CharactersFixture.answer
  ) throws {
    client = RecordingClient(reply)
    self.folder = try folder ?? TemporaryFolder()
    app = CharactersApp(
      dependencies: .live(
        client: client.client, baseURL: Self.baseURL, clock: clock.clock, folder: self.folder.url, api: .rest)
    )
  }

  nonisolated static var baseURL: URL {
    guard let url = URL(string: "https://characters.example") else { preconditionFailure("an address") }
    return url
  }

  var list: CharacterListModel { app.model.list }

  /// The queries asked for so far.
  var asked: [String] { client.requests.compactMap { $0.url.query() } }

  func settle() async { await TestSupport.settle(app.work, clock, client) }

  func start() async {
    app.start()
    await settle()
  }

  func pass(milliseconds: Int) async {
    clock.advance(to: clock.clock.now().addingTimeInterval(Double(milliseconds) / 1_000))
    await settle()
  }

  /// Answers with one page of two characters, with details, and with no picture.
  nonisolated static func answer(_ request: HTTPRequest) -> RecordingClient.Reply {
    switch request.url.path() {
    case "/api/character": .json(page([1, 2], next: "null"))
    case "/api/character/1": .json(character(1))
    default: .status(404)
    }
  }

  nonisolated static func page(_ numbers: [Int], next: String) -> String {
    let rows = numbers.map(character).joined(separator: ",")
    return #"{"info":{"count":2,"pages":1,"next":\#(next),"prev":null},"results":[\#(rows)]}"#
  }

  nonisolated static func character(_ number: Int) -> String {
    """
    {"id":\(number),"name":"Ora \(number)","status":"Alive","species":"Human","type":"","gender":"Female",
    "origin":{"name":"unknown","url":""},"location":{"name":"Dock","url":""},"image":""}
    """
  }
}
