import AppCore
import Foundation
import People
import ScenarioRunner
import ScreenSteps
import ServiceStubs
import StubServer

extension PeopleWorld {
  /// Expects that a page was asked for last with the seed that the newest first page came with.
  func expectSeed(ofPage page: Int) throws {
    let last = screen.stub.journal.entries("GET", path: "/api/1.4/")
      .last { $0.request.queryValue("page") == "\(page)" }
    guard let last else { throw ExpectationFailure("page \(page) was not asked for") }
    let (expected, seed) = (service.lastSeed ?? "none", last.request.queryValue("seed") ?? "none")
    guard seed != expected else { return }
    throw ExpectationFailure(
      "page \(page) was asked for with another seed", expected: expected, actual: seed)
  }

  /// Expects that a person's picture was asked for so often.
  func expectPicture(of name: String, wasAsked count: Int) async throws {
    try await screen.open()
    let path = service.picturePath(of: try person(named: name).portrait)
    let actual = screen.stub.journal.entries("GET", path: path).count
    guard actual != count else { return }
    throw ExpectationFailure(
      "the picture of '\(name)' was not asked for so often", expected: "\(count)", actual: "\(actual)")
  }

  /// Expects that the picture shown is, octet by octet, the one that the service draws now.
  func expectNewestPicture(of name: String) async throws {
    let items = try await items
    guard let app = screen.app as? PeopleApp,
      let shown = app.model.list.paging.items.first(where: { $0.firstName + " " + $0.lastName == name })
    else {
      throw ExpectationFailure(
        "'\(name)' is not shown", expected: "'\(name)' in the list",
        actual: items.map { "'\($0.label)'" }.joined(separator: ", "))
    }
    let portrait = try portrait(at: shown.avatar)
    let expected = Data(service.picture(of: portrait))
    switch app.model.avatars.state(of: shown) {
    case .loaded(expected): return
    case .loaded: throw Self.otherPicture(name, "another picture")
    case .loading: throw Self.otherPicture(name, "no picture yet")
    case .failed, .idle: throw Self.otherPicture(name, "no picture")
    }
  }

  private static func otherPicture(_ name: String, _ actual: String) -> ExpectationFailure {
    ExpectationFailure(
      "'\(name)' is shown with another picture", expected: "the picture that the service has now",
      actual: actual)
  }

  private func portrait(at address: String) throws -> StubPerson.Portrait {
    for folder in StubPerson.Portrait.Folder.allCases {
      for number in 0..<100 {
        let portrait = StubPerson.Portrait(folder, number)
        if address.hasSuffix(service.picturePath(of: portrait)) { return portrait }
      }
    }
    throw ExpectationFailure("'\(address)' is no address of a picture")
  }
}
