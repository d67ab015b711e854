import BankStatement
import Testing

struct BankErrorTests {
  @Test func `each error says where, what and what to do`() {
    #expect("\(BankError.loginRefused)" == "the bank refused the login; check CPF and password")
    #expect(
      "\(BankError.notFound(path: "/challenge/details/1"))"
        == "/challenge/details/1: the bank has no such entry; load the statement anew")
    #expect(
      "\(BankError.status(500, path: "/challenge/list"))"
        == "/challenge/list: the bank answered 500; try again later")
    #expect(
      "\(BankError.unreadable(path: "/challenge/list"))"
        == "/challenge/list: the bank's answer cannot be read; check the base address")
  }
}
