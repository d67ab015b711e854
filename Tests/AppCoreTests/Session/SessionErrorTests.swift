import AppCore
import Testing

struct SessionErrorTests {
  @Test func `each error says what to do`() {
    #expect(
      "\(SessionError.tokenRefused)" == "the service does not take the token; refresh it, or log in again")
    #expect("\(SessionError.ended)" == "there is no session; log in again")
  }
}
