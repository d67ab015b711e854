import Foundation
import StubServer
import Testing

@testable import ServiceStubs

/// The stub with the data of the real service, held against its answers; skipped where they are not there.
@Suite(.enabled(if: RecordedRickAndMorty.isThere, "no recorded answers beside the project"))
struct RecordedRickAndMortyTests {
  private let recorded: RecordedRickAndMorty
  private let router: Router

  init() throws {
    recorded = try RecordedRickAndMorty()
    router = RickAndMortyStub(cast: try recorded.cast()).router
  }

  @Test func `each answer over REST is as it was recorded`() throws {
    let entries = recorded.entries.filter { RecordedRickAndMorty.isServed($0) && $0.request.method == "GET" }
    #expect(entries.count == 26)
    for entry in entries {
      let response = try router.get(entry.request.target)
      #expect(response.status == entry.status, "\(entry.file)")
      #expect(try plain(response.text) == plain(recorded.body(entry)), "\(entry.file)")
      for (name, value) in entry.headers { #expect(response.field(name) == value, "\(entry.file): \(name)") }
    }
  }

  @Test func `each answer over GraphQL is as it was recorded`() throws {
    let entries = recorded.entries.filter { $0.request.method == "POST" }
    #expect(entries.count == 7)
    for entry in entries {
      let request = try #require(
        StubRequest(method: "POST", target: entry.request.target, body: Array(recorded.sent(entry))))
      let response = router.respond(request)
      #expect(response.status == entry.status, "\(entry.file)")
      #expect(try plain(response.text) == plain(recorded.body(entry)), "\(entry.file)")
    }
  }

  @Test func `what is not compared is named with the reason`() {
    let left = recorded.entries.filter { $0.request.method == "GET" && !RecordedRickAndMorty.isServed($0) }

    #expect(Set(left.map(\.file)) == Set(RecordedRickAndMorty.outOfReach.keys))
  }

  /// Reads JSON without what the stub makes up: when characters were entered, and names of episodes.
  private func plain(_ text: String) throws -> NSObject {
    let text = text.replacing("http://rickandmortyapi.com", with: "https://rickandmortyapi.com")
    return strip(try JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  private func strip(_ value: Any) -> NSObject {
    switch value {
    case let object as [String: Any]:
      var kept = object.filter { $0.key != "created" }
      // An episode over GraphQL: its number is enough.
      if kept["episode"] is String { kept = kept.filter { $0.key == "id" } }
      return kept.mapValues(strip) as NSDictionary
    case let array as [Any]: return array.map(strip) as NSArray
    default: return value as? NSObject ?? NSNull()
    }
  }
}
