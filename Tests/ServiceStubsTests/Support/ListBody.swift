import Foundation
import StubServer

/// A page of characters as it is sent.
struct ListBody: Decodable {
  struct Info: Decodable {
    var count: Int
    var pages: Int
    var next: String?
    var prev: String?
  }

  struct Row: Decodable {
    var id: Int
    var name: String
    var image: String
  }

  var info: Info
  var results: [Row]

  init(_ response: StubResponse) throws {
    self = try JSONDecoder().decode(ListBody.self, from: Data(response.body))
  }
}
