import Foundation
import ServiceStubs
import Testing

struct WordListsTests {
  @Test func `the words of the fixture are those that are built in`() throws {
    #expect(try WordLists(from: FixtureFolder(PackageFolder.path + "/Fixtures")) == .standard)
  }

  @Test(arguments: [
    ("[]", "something else stands at ''"),
    ("no json", "the file is not JSON"),
    (#"{"names":{}}"#, "there is no 'nationalities'"),
    (#"{"names":{},"nationalities":[]}"#, "no nationality stands in the file"),
    (
      #"""
      {"names":{},"nationalities":[{"code":"GB","country":"","names":"english","cities":[],"states":[],
      "postcode":"","phone":"","cell":"","idName":""}]}
      """#, "there are no names 'english', which GB asks for"
    ),
    (
      #"""
      {"names":{"english":{"female":["A"],"male":["B"],"last":[],"streets":["C"]}},
      "nationalities":[{"code":"GB","country":"","names":"english","cities":["D"],"states":["E"],
      "postcode":"","phone":"","cell":"","idName":""}]}
      """#, "a list of words for GB is empty"
    ),
  ])
  func `words that cannot be used are refused`(text: String, reason: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rehearsal-test-\(UUID().uuidString)")
    let file = folder.appending(path: "randomuser/people.json")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    #expect(throws: ServiceStubsError.malformedWords(path: file.path(), reason: reason)) {
      try WordLists(from: FixtureFolder(folder.path()))
    }
  }

  @Test func `the message says what is wrong and how it should be`() {
    #expect(
      ServiceStubsError.malformedWords(path: "a/people.json", reason: "there is no 'names'").description
        == "a/people.json: error: there is no 'names'\n"
        + "note: the file holds 'names' by language and a list of 'nationalities'; "
        + "the project's own 'Fixtures/randomuser/people.json' shows the form")
  }
}
