import BankStatement
import TestSupport
import Testing

@MainActor struct CPFStepModelTests {
  @Test(arguments: [
    ("52998224725", "529.982.247-25"), (" 529.982.247-25\n", "529.982.247-25"), ("529", "529"),
    ("529.", "529"), ("", ""),
  ])
  func `typed and pasted text is masked`(_ text: String, _ shown: String) throws {
    let model = try BankFixture().app.model.cpf
    model.textEdited(text)
    #expect(model.text == shown)
  }

  @Test(arguments: ["x", "529982247255", "529 982", "５２９"])
  func `what is no part of a CPF is not taken`(_ text: String) throws {
    let model = try BankFixture().app.model.cpf
    model.textEdited("1")
    model.textEdited(text)
    #expect(model.text == "1")
  }

  @Test func `eleven digits that are no CPF are marked, fewer are not`() throws {
    let model = try BankFixture().app.model.cpf
    model.textEdited("5299822472")
    #expect(!model.isInvalid)
    model.textEdited("52998224726")
    #expect(model.isInvalid)
    #expect(!model.isNextEnabled)
    model.textEdited("52998224725")
    #expect(!model.isInvalid)
    #expect(model.isNextEnabled)
  }

  @Test func `an invalid CPF leads nowhere, even past the button`() throws {
    let app = try BankFixture().app
    app.model.cpf.textEdited("52998224726")
    app.model.cpf.nextButtonTapped()
    #expect(app.model.step == .cpf)
  }
}
