import AppCore
import BankStatement
import Foundation
import TestSupport
import Testing

@MainActor struct BankStatementAppTests {
  @Test func `the app begins with the login and asks for nothing`() async throws {
    let fixture = try BankFixture()
    #expect(fixture.title == "Seu CPF")
    #expect(fixture.paths == [])
    #expect(fixture.app.work.running == 0)
  }

  @Test func `the way leads through the login to the statement and an entry, and back`() async throws {
    let fixture = try await BankFixture().loggedIn()
    #expect(fixture.title == "Extrato")
    #expect(fixture.sees("- R$ 1.500,00"))
    try await fixture.tap("Ana")
    #expect(fixture.title == "Lançamento")
    #expect(fixture.sees("Tela"))
    try await fixture.perform(.back)
    #expect(fixture.title == "Extrato")
    #expect(fixture.paths == ["auth", "list", "e1"])
  }

  @Test func `what is not there, disabled or of another kind is not taken`() async throws {
    let fixture = try BankFixture()
    for action in [
      .tap("nowhere"), .tap("next"), .tap("cpf"), .enter("1", into: "next"), .back, .dismiss,
      .pullToRefresh("statement"), .scrollToEnd("statement"), .drag("cpf", to: 1),
    ] as [Action] {
      #expect(throws: ActionError.notAvailable(action)) { try fixture.app.perform(action) }
    }
    let inside = try await BankFixture().loggedIn()
    for action in [.back, .tap("statement"), .pullToRefresh("day-0"), .tap("entry-e1-time")] as [Action] {
      #expect(throws: ActionError.notAvailable(action)) { try inside.app.perform(action) }
    }
  }

  @Test func `the password is on no screen and in no picture`() async throws {
    let fixture = try BankFixture()
    try await fixture.enter("529.982.247-25", into: "CPF")
    try await fixture.tap("Próximo")
    try await fixture.enter("314159", into: "Senha")
    #expect(fixture.app.screen.picture.contains(#"textbox "Senha": "••••••" [protected]"#))
    var dumped = ""
    dump(fixture.app.screen, to: &dumped)
    dump(fixture.app.model, to: &dumped)
    #expect(!dumped.contains("314159"))
  }

  @Test func `the second of two taps finds the button disabled, and the model refuses it as well`()
    async throws
  {
    let fixture = try BankFixture()
    try await fixture.enter("529.982.247-25", into: "CPF")
    try await fixture.tap("Próximo")
    try await fixture.enter("314159", into: "Senha")
    fixture.client.answer { _ in .hold }
    try fixture.app.perform(.tap("next"))
    fixture.app.model.password?.nextButtonTapped()
    #expect(throws: ActionError.notAvailable(.tap("next"))) { try fixture.app.perform(.tap("next")) }
    await fixture.settle()
    #expect(fixture.paths == ["auth"])
    fixture.client.answer { [bank = fixture.bank] in bank.reply(to: $0) }
    fixture.client.release(with: .text(#"{"token":"t1"}"#))
    await fixture.settle()
    #expect(fixture.title == "Extrato")
  }

  @Test func `when the session ends, every screen of it is gone`() async throws {
    let fixture = try await BankFixture().loggedIn()
    try await fixture.tap("Ana")
    fixture.bank.set { $0.status = 401 }
    fixture.clock.advance(to: fixture.clock.now + 60)
    await fixture.settle()
    #expect(fixture.title == "Seu CPF")
    #expect(fixture.sees("Sua sessão terminou. Entre de novo."))
    #expect(fixture.app.model.statement == nil)
    #expect(fixture.app.model.detail == nil)
    #expect(fixture.app.work.running == 0)
  }
}
