import AppCore
import BankStatement
import Foundation
import TestSupport
import Testing

struct BankAPITests {
  let client = RecordingClient { _ in .json(#"{"token":"t1"}"#) }
  let service: BankService

  init() throws {
    let base = try #require(URL(string: "http://bank.example:8080"))
    service = BankAPI(client: client.client, baseURL: base, apiKey: Secret("key")).service
  }

  @Test func `a login sends CPF and password as texts, with the key and without a token`() async throws {
    let cpf = try #require(CPF("000.000.001-91"))
    #expect(try await service.login(cpf, Secret("012345")) == Secret("t1"))
    let request = try #require(client.requests.first)
    #expect(request.method == "POST")
    #expect(request.url.absoluteString == "http://bank.example:8080/challenge/auth")
    #expect(field("apikey", of: request) == "key")
    #expect(field("token", of: request) == nil)
    #expect(field("Content-Type", of: request) == "application/json")
    #expect(try members(of: request) == ["cpf": "00000000191", "password": "012345"])
  }

  @Test func `a refresh sends the old token in the body`() async throws {
    #expect(try await service.refresh(Secret("old")) == Secret("t1"))
    let request = try #require(client.requests.first)
    #expect(try members(of: request) == ["token": "old"])
    #expect(field("apikey", of: request) == "key")
  }

  @Test func `list and details are asked for with key and token`() async throws {
    client.answer { _ in .json(#"{"results":[],"itemsTotal":0}"#) }
    #expect(try await service.statement(Secret("t")).isEmpty)
    client.answer { _ in .json(#"{"amount":1}"#) }
    _ = try await service.detail("a/b ç", Secret("t"))
    let urls = client.requests.map(\.url.absoluteString)
    #expect(urls[0] == "http://bank.example:8080/challenge/list")
    #expect(urls[1] == "http://bank.example:8080/challenge/details/a%2Fb%20%C3%A7")
    for request in client.requests {
      #expect(request.method == "GET")
      #expect(field("apikey", of: request) == "key")
      #expect(field("token", of: request) == "t")
    }
  }

  @Test func `a 401 to a login is wrong data, any other 401 a refused token`() async throws {
    client.answer { _ in .status(401) }
    let cpf = try #require(CPF("52998224725"))
    await #expect(throws: BankError.loginRefused) { try await service.login(cpf, Secret("1")) }
    await #expect(throws: SessionError.tokenRefused) { try await service.refresh(Secret("t")) }
    await #expect(throws: SessionError.tokenRefused) { try await service.statement(Secret("t")) }
    await #expect(throws: SessionError.tokenRefused) { try await service.detail("1", Secret("t")) }
  }

  @Test func `a 404 is a missing entry for details alone`() async throws {
    client.answer { _ in .status(404) }
    await #expect(throws: BankError.notFound(path: "/challenge/details/1")) {
      try await service.detail("1", Secret("t"))
    }
    await #expect(throws: BankError.status(404, path: "/challenge/list")) {
      try await service.statement(Secret("t"))
    }
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"results":[{"items":[{"id":"1"}]}]}"#, #"{"results":[{"items":[{"amount":1}]}]}"#,
    #"{"results":[{"items":[{"id":"1","amount":1.5}]}]}"#,
    #"{"results":[{"items":[{"id":"1","amount":"1"}]}]}"#,
    #"{"results":[{"items":[{"id":"1","amount":99999999999999999999}]}]}"#,
  ])
  func `a list without what an entry needs is not read`(_ body: String) async throws {
    client.answer { _ in .json(body) }
    await #expect(throws: BankError.unreadable(path: "/challenge/list")) {
      try await service.statement(Secret("t"))
    }
  }

  @Test(.enabled(if: SharedData.has("recorded/cora/list_several-days.json"), "needs the recorded answers"))
  func `the recorded answers are read`() async throws {
    for (file, count) in [
      ("list_brief-sample", 1), ("list_several-days", 9), ("list_empty", 0), ("list_unknown-values", 3),
    ] {
      let body = String(decoding: try SharedData.contents(of: "recorded/cora/\(file).json"), as: UTF8.self)
      client.answer { _ in .json(body) }
      #expect(try await service.statement(Secret("t")).count == count, "\(file)")
    }
    let data = try SharedData.contents(
      of: "recorded/cora/details/abcdef12-3456-7890-abcd-ef1234567890.json")
    client.answer { _ in .json(String(decoding: data, as: UTF8.self)) }
    let detail = try await service.detail("1", Secret("t"))
    #expect(detail.cents == 150_000)
    #expect(detail.sender?.name == "Empresa XYZ LTDA")
    #expect(detail.recipient?.accountDigit == "9")
  }

  private func field(_ name: String, of request: HTTPRequest) -> String? {
    request.fields.first { $0.name == name }?.value
  }

  private func members(of request: HTTPRequest) throws -> [String: String] {
    try JSONDecoder().decode([String: String].self, from: try #require(request.body))
  }
}
