import Foundation
import ServiceStubs
import StubServer
import TestSupport
import Testing

/// The stub's answers have the shape of those that are kept; skipped where they are not there.
@Suite(.enabled(if: SharedData.has("recorded/cora/index.json"), "needs the recorded answers"))
struct BankRecordedTests {
  let bank = BankCalls()

  @Test func `a login and a refresh are answered as recorded`() throws {
    let login = bank.login("314159")
    #expect(try Shape(login.body) == Shape(file: "auth_login.json"))
    #expect(login.text.filter { !$0.isWhitespace } == (try Self.text("auth_login.json")))
    let refresh = bank.refresh("stub-token-0001")
    #expect(refresh.text.filter { !$0.isWhitespace } == (try Self.text("auth_refresh.json")))
  }

  @Test(arguments: ["list_brief-sample.json", "list_several-days.json"])
  func `a list has the members of a recorded one`(_ file: String) throws {
    #expect(try Shape(bank.get("list", token: bank.token()).body) == Shape(file: file))
  }

  @Test func `an empty list is the recorded one`() throws {
    bank.stub.setEntries([])
    let answer = bank.get("list", token: bank.token()).text
    #expect(answer == (try Self.text("list_empty.json")))
  }

  @Test func `a detail has the members of a recorded one`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: try #require(SharedData.folder).path() + "/recorded/cora/details")
    #expect(files.count >= 10)
    let answer = try Shape(bank.get("details/k3m9x2q7w5t1b8n4c6", token: bank.token()).body)
    for file in files { #expect(try Shape(file: "details/\(file)") == answer, "\(file)") }
  }

  @Test(arguments: [
    "auth_wrong.401.txt", "auth_refresh-rejected.401.txt", "list_expired-token.401.txt",
    "details_expired-token.401.txt",
  ])
  func `a refusal has no content`(_ file: String) throws {
    #expect(try SharedData.contents(of: "recorded/cora/\(file)").allSatisfy { $0 == 0x0A })
    for response in [bank.login("000000"), bank.refresh("x"), bank.get("list", token: "x")] {
      #expect(response.status == 401)
      #expect(response.body.isEmpty)
    }
  }

  private static func text(_ file: String) throws -> String {
    let data = try SharedData.contents(of: "recorded/cora/\(file)")
    return String(decoding: data, as: UTF8.self).filter { !$0.isWhitespace }
  }
}

/// The members of an answer with the kinds of their values; of an array, those of its first element.
private indirect enum Shape: Equatable, Decodable {
  case object([String: Shape])
  case array([Shape])
  case text, number, other

  init(_ body: [UInt8]) throws { self = try JSONDecoder().decode(Shape.self, from: Data(body)) }

  init(file: String) throws {
    self = try JSONDecoder().decode(Shape.self, from: SharedData.contents(of: "recorded/cora/\(file)"))
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let members = try? value.decode([String: Shape].self) {
      self = .object(members)
    } else if let elements = try? value.decode([Shape].self) {
      self = .array(Array(elements.prefix(1)))
    } else if (try? value.decode(String.self)) != nil {
      self = .text
    } else {
      self = (try? value.decode(Decimal.self)) != nil ? .number : .other
    }
  }
}
