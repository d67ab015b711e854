import Foundation
import ServiceStubs
import Testing

struct BankBookTests {
  @Test func `the fixtures hold what is built in`() throws {
    let book = try BankBook(from: FixtureFolder(PackageFolder.path + "/Fixtures"))
    #expect(book.passwords == BankBook.standard.passwords)
    #expect(book.entries == BankBook.standard.entries)
    #expect(book.entries.count == 9)
  }

  @Test func `a file that is missing is named`() {
    #expect(throws: ServiceStubsError.unreadableFixture(path: "nowhere/bank/accounts.json")) {
      try BankBook(from: FixtureFolder("nowhere"))
    }
  }

  @Test func `a file in another form is refused, with the place`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bank-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "bank"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (content, reason) in [
      ("[", "the file is not JSON"), (#"[{"cpf":"1"}]"#, "'Index 0.password' is missing"),
      (#"[{"cpf":1,"password":"1"}]"#, "'Index 0.cpf' is of another type"),
    ] {
      try Data(content.utf8).write(to: folder.appending(path: "bank/accounts.json"))
      let path = folder.path() + "/bank/accounts.json"
      #expect(throws: ServiceStubsError.malformedAnswer(path: path, reason: reason)) {
        try BankBook(from: FixtureFolder(folder.path()))
      }
    }
  }

  @Test func `the wording of a malformed answer`() {
    #expect(
      "\(ServiceStubsError.malformedAnswer(path: "a.json", reason: "the file is not JSON"))" == """
        a.json: error: the file is not JSON
        note: the file holds what the service answers, as the project's own in 'Fixtures' do
        """)
  }
}
