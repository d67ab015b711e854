import Foundation

/// An answer of the real service, or one written down after reports of it.
struct RecordedAnswer: Sendable {
  struct Missing: Error {
    var file: String
  }

  private struct Index: Decodable {
    struct Entry: Decodable {
      struct Request: Decodable {
        var target: String
      }
      var file: String
      var request: Request
      var status: Int
      var headers: [String: String]
      var recorded_at: String?
    }
    var entries: [Entry]
  }

  var target: String
  var status: Int
  var headers: [String: String]
  var isRecorded: Bool
  var body: String

  init(_ file: String) throws {
    guard let entry = try Self.index().first(where: { $0.file == file }) else { throw Missing(file: file) }
    target = entry.request.target
    status = entry.status
    headers = entry.headers
    isRecorded = entry.recorded_at != nil
    body = String(decoding: try Data(contentsOf: Self.folder.appending(path: file)), as: UTF8.self)
  }

  static func files() throws -> [String] {
    try index().map(\.file)
  }

  private static var folder: URL { URL(filePath: PackageFolder.shared + "/recorded/coingecko") }

  private static func index() throws -> [Index.Entry] {
    let content = try Data(contentsOf: folder.appending(path: "index.json"))
    return try JSONDecoder().decode(Index.self, from: content).entries
  }
}

extension RecordedAnswer {
  /// The value of a parameter of the request.
  func parameter(_ name: String) -> String? {
    URLComponents(string: target)?.queryItems?.first { $0.name == name }?.value
  }

  /// The coin in the path of a market_chart request.
  var coin: String { target.split(separator: "/").dropFirst(3).first.map(String.init) ?? "" }
}
