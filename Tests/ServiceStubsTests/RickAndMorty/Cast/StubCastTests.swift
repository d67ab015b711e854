import Foundation
import Testing

@testable import ServiceStubs

struct StubCastTests {
  @Test func `the file of the project holds just what is built in`() throws {
    let cast = try StubCast(from: FixtureFolder(PackageFolder.path + "/Fixtures"))

    #expect(cast == StubCast.standard)
  }

  @Test func `the cast has what is awkward about the real one`() {
    let characters = StubCast.standard.characters
    let names = Dictionary(grouping: characters, by: \.name)

    #expect(characters.count >= 120)
    #expect(characters.map(\.id) == Array(1...characters.count))
    #expect(names["Oru Tam"]?.count == 3)
    #expect(characters.count { $0.origin == nil } >= 20)
    #expect(characters.contains { $0.type.isEmpty } && characters.contains { !$0.type.isEmpty })
    #expect(Set(characters.map(\.status)) == ["Alive", "Dead", "unknown"])
    #expect(Set(characters.map(\.gender)) == ["Female", "Male", "Genderless", "unknown"])
    for sign in ["(", "&", "+", "%", "'", "Ž", " "] {
      #expect(characters.contains { $0.name.contains(sign) }, "'\(sign)'")
    }
  }

  @Test func `every place has a number`() {
    let cast = StubCast.standard
    let places = cast.characters.flatMap { [$0.origin, $0.location] }.compactMap { $0 }

    #expect(places.allSatisfy { cast.number(ofPlace: $0) > 0 })
    #expect(cast.number(ofPlace: "Nowhere") == 0)
  }

  @Test func `characters stay in the order of their numbers`() {
    var cast = StubCast([StubCharacter(id: 4, name: "D"), StubCharacter(id: 2, name: "B")])
    cast.characters.append(StubCharacter(id: 3, name: "C"))

    #expect(cast.characters.map(\.name) == ["B", "C", "D"])
  }

  @Test(arguments: [
    ("{", "the file is not JSON"), ("[]", "no character stands in the file"),
    (#"[{"id":1}]"#, "nothing usable stands at 'character 1.name'"),
    (#"[{"id":"1"}]"#, "nothing usable stands at 'character 1.id'"),
  ])
  func `a file of another form is refused`(_ text: String, _ reason: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rehearsal-test-\(UUID().uuidString)")
    let file = folder.appending(path: "rickandmorty/characters.json")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: file)
    let fixtures = FixtureFolder(folder.path(percentEncoded: false))

    #expect(
      throws: ServiceStubsError.malformedCast(path: fixtures.path(of: StubCast.fixture), reason: reason)
    ) {
      _ = try StubCast(from: fixtures)
    }
  }

  @Test func `the refusal says what the file holds`() {
    let error = ServiceStubsError.malformedCast(path: "f/characters.json", reason: "the file is not JSON")

    #expect(
      error.description == """
        f/characters.json: error: the file is not JSON
        note: the file holds a list of characters, each with the members of the first in the project's own file
        """)
  }
}
