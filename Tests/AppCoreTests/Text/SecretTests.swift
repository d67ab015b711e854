import AppCore
import Testing

struct SecretTests {
  @Test func `nothing that prints a secret tells it`() {
    let secret = Secret("314159")
    var dumped = ""
    dump([secret], to: &dumped)
    for text in [
      "\(secret)", String(reflecting: secret), "\([secret])", String(describing: Optional(secret)), dumped,
    ] {
      #expect(!text.contains("314159"))
      #expect(text.contains("••••••") || text == dumped)
    }
  }

  @Test func `its text is there for the one place that sends it`() {
    #expect(Secret("314159").exposed == "314159")
  }

  @Test func `a failed comparison of secrets shows neither`() {
    #expect("\(Secret("1") == Secret("2"))" == "false")
    #expect(Secret("1") == Secret("1"))
  }
}
