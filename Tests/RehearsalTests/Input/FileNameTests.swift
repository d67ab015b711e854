import Foundation
import Rehearsal
import Testing

struct FileNameTests {
  @Test(arguments: ["", "./", ".//Scenarios/../", "/FOLDER/", "/FOLDER/./Scenarios/../"])
  func `reports name a file from the folder where the command runs, however it is written`(
    prefix: String
  ) async throws {
    let stage = try Stage.good()
    let folder = String(stage.folder.path.dropFirst())
    let path = prefix.replacing("FOLDER", with: folder) + "Scenarios/counter"
    let end = await stage.run(path, "-f", "junit")
    #expect(end.status == .success)
    #expect(end.output.contains(#" file="Scenarios/counter/eating.feature" "#), "\(end.output)")
    #expect(end.output.contains(#"<testcase classname="Scenarios/counter/eating" "#))
  }

  @Test func `a file that is named in two ways is read once`() async throws {
    let stage = try Stage.good()
    let end = await stage.run("Scenarios/counter/eating.feature", "./Scenarios//counter/eating.feature")
    #expect(end.output.hasPrefix("2 scenarios: 2 passed"))
  }

  @Test func `a file elsewhere keeps its whole path`() async throws {
    let stage = try Stage.good()
    let other = try Stage.good()
    let path = other.folder.path + "/Scenarios/counter/eating.feature"
    let end = await stage.run(path, "-f", "junit")
    #expect(end.output.contains(" file=\"\(path)\" "))
  }
}
