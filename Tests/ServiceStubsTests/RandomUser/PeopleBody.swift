import Foundation
import StubServer

/// The content of an answer with persons, as JSON has it.
struct PeopleBody {
  struct Malformed: Error {}

  var results: [[String: any Sendable]]
  var info: [String: any Sendable]?
  /// All paths of members in the first person, sorted, such as `dob.date`.
  var shape: [String]

  init(_ data: Data) throws {
    let object = try JSONSerialization.jsonObject(with: data)
    guard let object = object as? [String: Any], let results = object["results"] as? [[String: Any]] else {
      throw Malformed()
    }
    self.results = results.map { Self.flat($0) }
    info = (object["info"] as? [String: Any]).map { Self.flat($0) }
    shape = results.first.map { Self.flat($0).keys.sorted() } ?? []
  }

  init(_ response: StubResponse) throws { try self.init(Data(response.body)) }

  /// Returns the texts of a member of all persons.
  func texts(_ path: String) -> [String] { results.map { $0[path].map { "\($0)" } ?? "none" } }

  private static func flat(_ object: [String: Any], _ prefix: String = "") -> [String: any Sendable] {
    var result: [String: any Sendable] = [:]
    for (key, value) in object {
      let path = prefix + key
      switch value {
      case let inner as [String: Any]: result.merge(flat(inner, path + ".")) { $1 }
      case let text as String: result[path] = text
      case let number as NSNumber: result[path] = number.intValue
      default: result[path] = "null"
      }
    }
    return result
  }
}
