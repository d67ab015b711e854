import AppCore
import Foundation
import Testing

struct RetryPolicyTests {
  let now = Date(timeIntervalSince1970: 784_111_777)

  private func wait(_ value: String?) -> Duration {
    let fields = value.map { [HTTPRequest.Field("retry-after", $0)] } ?? []
    return RetryPolicy.standard.retryAfter(HTTPResponse(status: 429, fields: fields), now: now)
  }

  @Test(arguments: [("53", 53), ("0", 0), (" 2 ", 2), ("99999999999999999999", 1_000_000_000)])
  func `seconds are taken as they are`(text: String, seconds: Int) {
    #expect(wait(text) == .seconds(seconds))
  }

  @Test func `a date is taken from now on`() {
    #expect(wait("Sun, 06 Nov 1994 08:49:37 GMT") == .zero)
    #expect(wait("Sun, 06 Nov 1994 08:50:37 GMT") == .seconds(60))
    #expect(wait("Sun, 06 Nov 1994 08:40:00 GMT") == .zero)
  }

  @Test(arguments: [
    nil, "", "soon", "-1", "1.5", "١", "Sun, 06 Nov 1994 08:49 GMT", "Sun, 99 Nov 1994 08:49:37 GMT",
    "Sun, 06 Nox 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 CET",
  ])
  func `one second is waited where nothing usable is said`(text: String?) {
    #expect(wait(text) == .seconds(1))
  }
}
