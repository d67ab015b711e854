import Foundation

@testable import ServiceStubs

/// Answers of the real service, and the data that they were made from.
struct RecordedRickAndMorty {
  struct Entry: Decodable {
    struct Request: Decodable {
      var method: String
      var target: String
    }
    var file: String
    var request: Request
    var status: Int
    var headers: [String: String]
  }

  private struct Index: Decodable {
    var entries: [Entry]
  }

  private struct Place: Decodable {
    var id: Int
    var name: String
  }

  private struct Row: Decodable {
    struct Place: Decodable {
      var name: String
      var url: String
    }
    var id: Int
    var name: String
    var status: String
    var species: String
    var type: String
    var gender: String
    var origin: Place
    var location: Place
    var episode: [String]
  }

  /// Answers that the stub does not give, with the reason.
  static let outOfReach = [
    "rest/no-such-route.404.json": "a path without a route is an accident that a scenario has to notice",
    "rest/location_1.json": "no app asks for places",
    "rest/episode_1.json": "no app asks for episodes",
    "rest/rate-limited.429.txt": "a fault of the scenario answers so",
    "rest/recorded-2022_character_page-1.json": "it was made from other data",
    "rest/recorded-2022_character_page-2.json": "it was made from other data",
    "rest/recorded-2022_character_page-3.json": "it was made from other data",
    "rest/recorded-2022_character_page-42.json": "it was made from other data",
  ]

  static let folder = URL(filePath: PackageFolder.shared + "/recorded/rickandmorty")

  static var isThere: Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "index.json").path())
  }

  static func isServed(_ entry: Entry) -> Bool { outOfReach[entry.file] == nil }

  var entries: [Entry]
  private var sent: [String: Data]

  init() throws {
    let data = try Data(contentsOf: Self.folder.appending(path: "index.json"))
    entries = try JSONDecoder().decode(Index.self, from: data).entries
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    sent = [:]
    for case let entry as [String: Any] in object?["entries"] as? [Any] ?? [] {
      guard let file = entry["file"] as? String, let request = entry["request"] as? [String: Any],
        let body = request["body"]
      else { continue }
      sent[file] = try JSONSerialization.data(withJSONObject: body)
    }
  }

  /// What was answered.
  func body(_ entry: Entry) throws -> String {
    String(decoding: try Data(contentsOf: Self.folder.appending(path: entry.file)), as: UTF8.self)
  }

  /// What was sent.
  func sent(_ entry: Entry) -> Data { sent[entry.file] ?? Data() }

  /// The data that the answers were made from.
  func cast() throws -> StubCast {
    let rows = try read([Row].self, "db/characters.json")
    let places = try read([Place].self, "db/locations.json").sorted { $0.id < $1.id }
    var names = Array(repeating: "", count: places.last?.id ?? 0)
    for place in places { names[place.id - 1] = place.name }
    return StubCast(
      rows.map { row in
        StubCharacter(
          id: row.id, name: row.name, status: row.status, species: row.species, type: row.type,
          gender: row.gender, origin: row.origin.url.isEmpty ? nil : row.origin.name,
          location: row.location.url.isEmpty ? nil : row.location.name,
          episodes: row.episode.compactMap { $0.split(separator: "/").last.flatMap { Int($0) } })
      }, places: names)
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ file: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: Self.folder.appending(path: file)))
  }
}
