import AppCore
import BankStatement
import Testing

struct PasswordEntryTests {
  @Test func `digits are taken, shown as bullets and told by nothing`() {
    let entry = typed("012345")
    #expect(entry.secret.exposed == "012345")
    #expect(entry.shownText == "••••••")
    #expect(!"\(entry)".contains("012345"))
    #expect(!String(reflecting: entry).contains("012345"))
  }

  @Test(arguments: ["1234567", "12345a", "１２３４５６", " 123456", "-12345"])
  func `what is no password of digits changes nothing`(_ text: String) {
    #expect(typed("99", text).secret.exposed == "99")
  }

  @Test func `a bullet stands for the digit that it hides`() {
    #expect(typed("31", "••4").secret.exposed == "314")
    #expect(typed("314", "••").secret.exposed == "31")
    #expect(typed("314", "").secret.exposed == "")
    #expect(typed("314159", "••••••7").secret.exposed == "314159")
  }

  @Test func `bullets that hide nothing are not taken`() {
    #expect(typed("31", "•••").secret.exposed == "31")
    #expect(typed("31", "4•").secret.exposed == "31")
  }

  private func typed(_ texts: String...) -> PasswordEntry {
    texts.reduce(into: PasswordEntry()) { $0.edit($1) }
  }
}
