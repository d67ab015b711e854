import AppCore
import BankStatement
import TestSupport
import Testing

@MainActor struct StatementScreenTests {
  @Test func `the whole statement`() async throws {
    let fixture = try await BankFixture().loggedIn()
    #expect(
      fixture.app.screen.picture == """
        Extrato
          list "Extrato"
            list "1 de fevereiro de 2024"
              listitem "Ana": "- R$ 1.500,00" (débito)
                text "Pix"
                text "05:15"
                text "Concluído"
        """)
  }

  @Test func `nothing to list says so`() async throws {
    let fixture = try BankFixture()
    fixture.bank.set { $0.list = #"{"results":[],"itemsTotal":0}"# }
    _ = try await fixture.loggedIn()
    #expect(
      fixture.app.screen.picture == """
        Extrato
          text "Nenhum lançamento."
          list "Extrato"
        """)
  }

  @Test func `a failure with nothing known`() async throws {
    let fixture = try BankFixture()
    fixture.bank.set { $0.list = "?" }
    _ = try await fixture.loggedIn()
    #expect(
      fixture.app.screen.picture == """
        Extrato
          status "O banco não respondeu como devia."
          button "Tentar novamente"
          list "Extrato"
        """)
  }

  @Test func `the whole detail, in which what the bank does not say is blank`() async throws {
    let fixture = try await BankFixture().loggedIn()
    try await fixture.tap("Ana")
    #expect(
      fixture.app.screen.picture == """
        Lançamento
        Ana
          button "Voltar"
          list "Dados"
            listitem "Descrição": "Tela"
            listitem "Tipo": "—"
            listitem "Valor": "- R$ 1.500,00"
            listitem "Contraparte": "—"
            listitem "Data": "1 de fevereiro de 2024"
            listitem "Hora": "05:15"
            listitem "Situação": "DONE"
          list "Remetente"
            listitem "Nome": "—"
          list "Destinatário"
            listitem "Nome": "—"
        """)
  }
}
