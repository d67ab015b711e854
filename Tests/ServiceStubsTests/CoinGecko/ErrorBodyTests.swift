import ServiceStubs
import StubServer
import Testing

struct ErrorBodyTests {
  private typealias Body = CoinGeckoStub.ErrorBody

  @Test func `too many calls come in several shapes`() {
    let limited = Body.rateLimited.response(now: 0)
    #expect(limited.body.count == 187)
    #expect(limited.field("Retry-After") == "53")
    #expect(limited.field("Cache-Control")?.hasPrefix("private, max-age=0, no-store") == true)
    #expect(Body.rateLimited(retryAfter: nil).response(now: 0).field("Retry-After") == nil)
    #expect(Body.throttled.response(now: 0).text == "Throttled")
    #expect(Body.rateLimitedWithSuccess.response(now: 0).status == 200)
    #expect(Body.rateLimitedWithSuccess.response(now: 0).body == limited.body)
  }

  @Test(arguments: [
    (Body.keyMissing, 401, 10002), (.planRequired, 401, 10005), (.demoKeyOnPaidHost, 400, 10010),
    (.paidKeyOnPublicHost, 400, 10011), (.rangeExceeded, 401, 10012), (.userAgentMissing, 403, 403),
  ])
  func `a refusal has a code of its own`(body: CoinGeckoStub.ErrorBody, status: Int, code: Int) {
    let response = body.response(now: 0)
    #expect(response.status == status)
    #expect(response.text.contains(#""error_code":\#(code),"error_message":""#))
    #expect(!response.text.contains("{time}"))
  }

  @Test(arguments: [(Body.rateLimitedPage, "Error 1015"), (.accessDeniedPage, "Error 1020")])
  func `the network answers with a page`(body: CoinGeckoStub.ErrorBody, title: String) {
    let response = body.response(now: 0)
    #expect(response.status == 403)
    #expect(response.field("Content-Type") == "text/html; charset=UTF-8")
    #expect(response.text.hasPrefix("<!DOCTYPE html>"))
    #expect(response.text.contains(title))
  }

  @Test func `plain errors are text in an object`() {
    #expect(
      Body.couldNotFindCoin.response(now: 0).text == #"{"error":"Could not find coin with the given id"}"#)
    #expect(
      Body.internalServerError.response(now: 0).text == #"{"status":500,"error":"Internal Server Error"}"#)
  }

  @Test func `an error lets no browser read it`() {
    let response = Body.coinNotFound.response(now: 0)
    #expect(response.field("Cache-Control") == "no-cache")
    #expect(response.field("Access-Control-Allow-Origin") == nil)
    #expect(response.field("ETag") == nil)
  }

  @Test func `a fault sends the error in place of an answer`() {
    let response = Body.rateLimited.response(now: 0)
    #expect(
      Body.rateLimited.fault(now: 0) == .status(429, fields: response.fields, body: response.body))
  }

  @Test func `errors have names of their own`() {
    #expect(Set(Body.named.map(\.name)).count == 15)
    #expect(Set(Body.named.map(\.body)).count == 15)
  }
}
