import Foundation
import ServiceStubs
import StubServer
import Testing

/// Without the recorded answers beside the project these are skipped.
@Suite(.enabled(if: PackageFolder.hasRecordedAnswers, "no recorded answers beside the project"))
struct RecordedAnswersTests {
  private let stub = CoinGeckoStub(now: TestClock().now)

  @Test(arguments: RecordedFiles.simplePrices)
  func `a price is answered as it was recorded`(file: String) throws {
    let recorded = try RecordedAnswer(file)
    try setMarket(from: recorded.body)
    let response = try stub.router.get(recorded.target)
    #expect(response.status == recorded.status)
    #expect(try json(response.text) == json(recorded.body))
    try expectFields(of: response, asIn: recorded)
  }

  @Test(arguments: RecordedFiles.recordedCharts + RecordedFiles.otherCharts)
  func `a history is answered octet by octet as it was recorded`(file: String) throws {
    let recorded = try RecordedAnswer(file)
    let currency = try #require(recorded.parameter("vs_currency"))
    try stub.setHistory(
      coin: recorded.coin, currency: currency, points: ChartBody(recorded.body).points)
    stub.policy.hasPaidKey = recorded.parameter("days") == "max"
    let response = try stub.router.get(recorded.target)
    #expect(response.status == recorded.status)
    #expect(response.text == recorded.body)
    try expectFields(of: response, asIn: recorded)
  }

  @Test(arguments: RecordedFiles.recordedCharts)
  func `a generated history has the size and the gaps of a recorded one`(file: String) throws {
    let recorded = try RecordedAnswer(file)
    let real = try ChartBody(recorded.body)
    let generated = try ChartBody(stub.router.get(recorded.target))
    #expect(abs(generated.times.count - real.times.count) <= 1)
    let longest = try #require(real.gaps.max())
    #expect(generated.gaps.allSatisfy { $0 <= longest })
    #expect(try #require(generated.times.last) % 1_000 == 0)
  }

  @Test(arguments: RecordedFiles.plainErrors)
  func `a request that lacks something is refused as it was recorded`(file: String) throws {
    let recorded = try RecordedAnswer(file)
    let response = try stub.router.get(recorded.target)
    #expect(response.status == recorded.status)
    #expect(response.text == recorded.body)
    try expectFields(of: response, asIn: recorded)
  }

  @Test(arguments: RecordedFiles.errorBodies)
  func `an error has the shape and the code that were recorded`(file: String) throws {
    let recorded = try RecordedAnswer(file)
    let body = try #require(errors[file])
    let response = body.response(now: 0)
    #expect(response.status == recorded.status)
    if file.hasSuffix(".json") {
      #expect(try shape(response.text) == shape(recorded.body))
    } else {
      #expect(recorded.body.contains(file.hasSuffix(".txt") ? response.text : "Error 1015"))
      #expect(response.text.contains(file.hasSuffix(".txt") ? recorded.body : "Error 1015"))
    }
    if let length = recorded.headers["Content-Length"] { #expect(String(response.body.count) == length) }
    for name in ["Content-Type", "Retry-After"] {
      #expect(response.field(name) == recorded.headers[name])
    }
    try expectFields(of: response, asIn: recorded)
  }

  @Test func `ping is answered as it was recorded`() throws {
    let recorded = try RecordedAnswer(RecordedFiles.ping)
    let response = try stub.router.get(recorded.target)
    #expect(response.status == 200)
    #expect(try json(response.text) == json(recorded.body))
  }

  @Test func `every recorded answer is compared, or named with the reason why not`() throws {
    let compared =
      RecordedFiles.simplePrices + RecordedFiles.recordedCharts + RecordedFiles.otherCharts
      + RecordedFiles.plainErrors + RecordedFiles.errorBodies + [RecordedFiles.ping]
    #expect(compared.count == 47)
    #expect(RecordedFiles.outOfReach.count == 4)
    #expect(try (compared + RecordedFiles.outOfReach.keys).sorted() == RecordedAnswer.files().sorted())
  }
}

extension RecordedAnswersTests {
  private typealias Body = CoinGeckoStub.ErrorBody

  private var errors: [String: CoinGeckoStub.ErrorBody] {
    [
      "rate-limited.429.json": Body.rateLimited, "rate-limited.429.txt": Body.throttled,
      "rate-limit-body-with-200.json": Body.rateLimitedWithSuccess,
      "history-too-old.401.json": Body.rangeExceeded, "pro-only.401.json": Body.planRequired,
      "api-key-missing.401.json": Body.keyMissing, "user-agent-missing.403.json": Body.userAgentMissing,
      "cloudflare-denied.403.html": Body.rateLimitedPage,
      "invalid-vs_currency.400.json": Body.invalidCurrency,
      "ohlc_missing-parameters.500.json": Body.internalServerError,
    ]
  }

  /// Sets what a body of simple/price tells, beside prices that the request must not reach.
  private func setMarket(from body: String) throws {
    let coins = try JSONDecoder().decode([String: [String: Decimal?]].self, from: Data(body.utf8))
    for coin in ["bitcoin", "ethereum", "litecoin"] {
      for currency in ["eth", "myr", "usd"] { try stub.setPrice("7", coin: coin, currency: currency) }
    }
    for (coin, figures) in coins {
      for (key, figure) in figures {
        let text = figure.map { "\($0)" }
        if key == "last_updated_at" {
          stub.setLastUpdated(text.flatMap { Int64($0) }, coin: coin)
        } else if let detail = CoinGeckoMarket.Detail.allCases.first(where: { key.hasSuffix($0.rawValue) }) {
          try stub.setDetail(detail, text, coin: coin, currency: String(key.prefix(3)))
        } else {
          try stub.setPrice(text, coin: coin, currency: key)
        }
      }
    }
  }

  private func json(_ text: String) throws -> NSObject {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSObject)
  }

  /// Describes an object by its keys, the types of its values, and its numbers.
  private func shape(_ text: String) throws -> String {
    func describe(_ value: Any) -> String {
      switch value {
      case let object as [String: Any]:
        "{" + object.keys.sorted().map { $0 + ":" + describe(object[$0] ?? "") }.joined(separator: ",") + "}"
      case let number as NSNumber: number.stringValue
      default: "text"
      }
    }
    return describe(try JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  /// Compares the header fields, where they were recorded in full: which there are, and what is fixed of them.
  private func expectFields(of response: StubResponse, asIn recorded: RecordedAnswer) throws {
    let type = try #require(recorded.headers["Content-Type"])
    #expect(response.field("Content-Type")?.hasPrefix(type) == true)
    guard recorded.isRecorded, recorded.headers.count > 5 else { return }
    // The server writes what frames the content and the date; Expires went when s-maxage came;
    // Age and the cache's state depend on what a cache did.
    let writtenElsewhere = ["Date", "Transfer-Encoding", "Connection", "Content-Length", "Expires", "Age"]
    let expected = recorded.headers.keys.filter { !writtenElsewhere.contains($0) }.map { $0.lowercased() }
    let names = expected + fieldsOfSuccess.map { $0.lowercased() }
    #expect(Set(names).filter { response.field($0) != nil } == Set(expected))
    for name in expected where name.hasPrefix("access-control") || name == "vary" {
      #expect(
        list(response.field(name)) == list(recorded.headers.first { $0.key.lowercased() == name }?.value))
    }
    #expect(response.isChunked == (recorded.headers["Transfer-Encoding"] == "chunked"))
    if let tag = response.field("ETag") { #expect(tag.wholeMatch(of: /W\/"[0-9a-f]{32}"/) != nil) }
  }

  private func list(_ value: String?) -> Set<String> {
    Set((value ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
  }

  private var fieldsOfSuccess: [String] {
    [
      "Cache-Control", "Access-Control-Allow-Origin", "Access-Control-Allow-Methods",
      "Access-Control-Request-Method", "Access-Control-Allow-Headers", "Access-Control-Expose-Headers",
      "Vary", "ETag", "X-Runtime", "CF-Cache-Status", "Server",
    ]
  }
}
