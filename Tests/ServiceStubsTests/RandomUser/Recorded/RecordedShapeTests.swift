import Foundation
import ServiceStubs
import StubServer
import Testing

/// The stub answers in the shape of the service's own answers.
struct RecordedShapeTests {
  static let folder = PackageFolder.shared + "/recorded/randomuser/"
  static let isThere = FileManager.default.fileExists(atPath: folder + "index.json")

  let stub = RandomUserStub(now: { 1_711_022_400_000 })

  func recorded(_ name: String) throws -> PeopleBody {
    try PeopleBody(Data(contentsOf: URL(filePath: Self.folder + name)))
  }

  // The recorded answers are not part of the project.
  @Test(
    .enabled(if: isThere),
    arguments: [
      ("seed-abc_results-10_page-1.json", "/api/?page=1&results=10&seed=abc"),
      ("seed-abc_results-20_page-1.json", "/api/?page=1&results=20&seed=abc"),
      ("seed-foobar_results-1.json", "/api/?seed=foobar"),
      ("seed-foobar_results-10_inc.json", "/api/?results=10&inc=gender,name,email,nat&seed=foobar"),
      ("seed-abc_noinfo.json", "/api/?results=3&seed=abc&noinfo="),
      ("results-0_is-1.json", "/api/?results=0&seed=abc"),
      (
        "seed-foobar_results-10_gender-male_page-2.json",
        "/api/?exc=login&seed=foobar&results=10&gender=male&page=2"
      ),
    ])
  func `an answer has the members and the info of the recorded one`(name: String, target: String) throws {
    let (own, recorded) = (try PeopleBody(stub.router.get(target)), try recorded(name))
    #expect(own.shape == recorded.shape)
    #expect(own.results.count == recorded.results.count)
    #expect(
      own.info.map { "\($0.sorted { $0.key < $1.key })" }
        == recorded.info.map { "\($0.sorted { $0.key < $1.key })" })
  }

  // The recorded answers are not part of the project.
  @Test(.enabled(if: isThere), arguments: WordLists.standard.codes)
  func `a nationality has postcodes, ids and phones in the recorded form`(code: String) throws {
    let own = try PeopleBody(stub.router.get("/api/?nat=\(code)&seed=harness&results=2"))
    let recorded = try recorded("nat/\(code).json")
    #expect(own.texts("nat") == [code, code])
    #expect(Set(own.texts("id.name")) == Set(recorded.texts("id.name")))
    #expect(Set(own.texts("location.country")) == Set(recorded.texts("location.country")))
    let isText = { (body: PeopleBody) in body.results.allSatisfy { $0["location.postcode"] is String } }
    // The live service has since changed Dutch postcodes to text.
    if code != "NL" { #expect(isText(own) == isText(recorded)) }
  }

  // The recorded answers are not part of the project.
  @Test(.enabled(if: isThere))
  func `the outage is the recorded one`() throws {
    stub.setOutage(true)
    let recorded = try Data(contentsOf: URL(filePath: Self.folder + "outage-empty.200.json"))
    #expect(try stub.router.get("/api/").text == String(decoding: recorded, as: UTF8.self))
  }
}
