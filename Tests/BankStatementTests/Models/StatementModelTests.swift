import AppCore
import BankStatement
import Foundation
import TestSupport
import Testing

@MainActor struct StatementModelTests {
  @Test func `a placeholder stands for what was never known, not for what is loaded anew`() async throws {
    let fixture = try await BankFixture().loggedIn()
    let model = try #require(fixture.app.model.statement)
    fixture.client.answer { _ in .hold }
    model.pulledDown()
    #expect(model.state.isLoading)
    #expect(!model.showsPlaceholder)
    #expect(model.days?.count == 1)
    model.pulledDown()
    await fixture.settle()
    #expect(fixture.paths == ["auth", "list", "list"], "pulling twice asks once")
    fixture.client.release(with: HTTPResponse(status: 500))
    await fixture.settle()
    #expect(model.failure == "O banco não respondeu como devia.")
    #expect(model.days?.count == 1)
    #expect(model.offersRetry)
  }

  @Test func `an entry that is not there opens nothing`() async throws {
    let fixture = try await BankFixture().loggedIn()
    fixture.app.model.statement?.entryTapped("nowhere")
    #expect(fixture.app.model.step == .statement)
  }

  @Test func `of a late list nothing is shown after the session has ended`() async throws {
    let fixture = try await BankFixture().loggedIn()
    fixture.client.answer { _ in .hold }
    fixture.app.model.statement?.pulledDown()
    await fixture.settle()
    fixture.clock.skip(to: fixture.clock.now + 60)
    try await fixture.tap("Ana")
    fixture.client.release("auth", with: HTTPResponse(status: 401))
    await waitUntil("the login is shown") { fixture.app.model.step == .cpf }
    fixture.client.release("list", with: .text(#"{"results":[]}"#))
    await fixture.settle()
    #expect(fixture.title == "Seu CPF")
    #expect(fixture.app.work.running == 0)
  }
}
