import Foundation
import ServiceStubs
import StubServer
import Testing

/// The stub answers in the shape, and with the oddities, of the service's own answers.
struct RickAndMortyRecordedTests {
  static let folder = PackageFolder.shared + "/recorded/rickandmorty/"
  static let isThere = FileManager.default.fileExists(atPath: folder + "index.json")

  let stub = RickAndMortyStub()

  func recorded(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: Self.folder + name))
  }

  func members(_ value: Any, _ path: String = "") -> Set<String> {
    switch value {
    case let object as [String: Any]:
      object.reduce(into: []) { $0.formUnion(members($1.value, path + "." + $1.key)) }
    case let array as [Any]: array.first.map { members($0, path + "[]") } ?? [path + "[]"]
    default: [path]
    }
  }

  func shape(_ data: Data) throws -> [String] {
    try members(JSONSerialization.jsonObject(with: data)).sorted()
  }

  // The recorded answers are not part of the project.
  @Test(
    .enabled(if: isThere),
    arguments: [
      ("character_page-1.json", "/api/character"), ("character_page-2.json", "/api/character?page=2"),
      ("character_page-0_is-page-1.json", "/api/character?page=0"),
      ("character_1.json", "/api/character/1"), ("character_1-2-3.json", "/api/character/1,2,3"),
      ("character_bracket-1-2.json", "/api/character/[1,2]"), ("root.json", "/api"),
      ("recorded-2022_character_page-1.json", "/api/character"),
    ])
  func `an answer has the members of the recorded one`(name: String, target: String) throws {
    let response = try stub.router.get(target)
    #expect(response.status == 200)
    #expect(try shape(Data(response.body)) == shape(recorded("rest/" + name)))
  }

  // The recorded answers are not part of the project.
  @Test(
    .enabled(if: isThere),
    arguments: [
      ("character_page-26_past-end.404.json", "/api/character?page=9999", 404),
      ("character_name-none.404.json", "/api/character?name=zzzz", 404),
      ("character_99999.404.json", "/api/character/99999", 404),
      ("character_avatar.404.json", "/api/character/avatar", 404),
      ("character_abc.500.json", "/api/character/abc", 500),
      ("character_bad-array.500.json", "/api/character/[1,2", 500),
      ("character_88888-99999_empty.json", "/api/character/88888,99999", 200),
    ])
  func `an error or an empty answer is the recorded one`(name: String, target: String, status: Int) throws {
    let response = try stub.router.get(target)
    #expect(response.status == status)
    #expect(response.text == String(decoding: try recorded("rest/" + name), as: UTF8.self))
  }

  // The recorded answers are not part of the project.
  @Test(
    .enabled(if: isThere),
    arguments: [
      ("character_99999_null.json", "{character(id:99999){id name}}"),
      (
        "characters_none.json",
        #"{characters(filter:{name:\"zzzz\"}){info{count pages next prev}results{id}}}"#
      ),
    ])
  func `GraphQL says null where nothing is there`(name: String, query: String) throws {
    var request = try #require(StubRequest(method: "POST", target: "/graphql"))
    request.setField("Content-Type", to: "application/json")
    request.body = Array(#"{"query":"\#(query)"}"#.utf8)
    let response = stub.router.respond(request)
    #expect(response.status == 200)
    #expect(response.text == String(decoding: try recorded("graphql/" + name), as: UTF8.self))
  }
}
