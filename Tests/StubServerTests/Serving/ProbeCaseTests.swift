import Foundation
import HTTPWire
import StubServer
import Testing

/// The published vectors, over real sockets; they are reported as skipped where the data is not there.
@Suite(.enabled(if: ProbeCase.isAvailable, "needs recorded/http11 of the shared data"))
struct `published HTTP probes` {
  @Test func `all are accounted for`() throws {
    let all = try ProbeCase.all()
    #expect(all.count == 225)
    #expect(all.filter { $0.request != nil }.count == 197)
    let sent = Set(try ProbeCase.sendable().map(\.id))
    #expect(sent.count == 215)
    let left = Dictionary(grouping: all.filter { !sent.contains($0.id) }, by: \.category).mapValues {
      $0.map(\.id)
    }
    // Conditional requests are an origin server's affair: a stub says what its route says, and a
    // route may well look at If-None-Match itself. The tenth needs an answer between two sendings.
    #expect(left["Capabilities"]?.count == 9)
    #expect(left["Smuggling"] == ["SMUG-GET-CL-PREFIX-DESYNC"])
    #expect(left.count == 2)
    #expect(Set(exact.keys).isSubset(of: sent))
  }

  @Test(arguments: try ProbeCase.sendable())
  func `a server answers as it must`(probe: ProbeCase) async throws {
    try await serving(probeRouter()) { server in
      let connection = try RawConnection(port: server.port)
      connection.send(latin1: try #require(probe.request))
      // These must end by themselves; all others are told that nothing more comes.
      if !["COMP-CONNECTION-CLOSE", "COMP-HTTP10-DEFAULT-CLOSE", "OWN-TE-CL-CLOSES"].contains(probe.id) {
        connection.finishSending()
      }
      let octets = await connection.readToEnd()
      let isHead = probe.request?.hasPrefix("HEAD ") ?? false
      let found = try statuses(in: octets, to: isHead ? ["HEAD"] : [])
      if let exact = exact[probe.id] {
        #expect(found == exact, "\(probe.expected.text)")
      } else {
        #expect(probe.expected.allows(found.first ?? 0), "\(found), but \(probe.expected.text)")
      }
      if let detail = details[probe.id] { #expect(detail(octets), "\(probe.expected.text)\n\(octets)") }
      #expect(try statuses(in: await answers(to: "GET / HTTP/1.1\r\nHost: x\r\n\r\n", from: server)) == [200])
    }
  }
}

/// The statuses of all answers, where the wording that was read by rule does not hold them.
private let exact: [String: [Int]] = [
  // "any response but 101": the rule read 101 as the one that is wanted.
  "COMP-UPGRADE-HTTP10": [200], "COMP-UPGRADE-INVALID-VER": [200], "COMP-UPGRADE-MISSING-CONN": [200],
  "COMP-UPGRADE-POST": [200], "COMP-UPGRADE-UNKNOWN": [200],
  // "any status but 414".
  "COMP-LONG-URL-OK": [404],
  // Worded without a status.
  "COMP-DATE-FORMAT": [200], "COMP-NO-1XX-HTTP10": [200], "COMP-TRACE-SENSITIVE": [405],
  "OWN-EXPECT-HTTP10-IGNORED": [200], "OWN-HEAD-CONTENT-LENGTH": [200], "MAL-RANGE-OVERLAPPING": [200],
  // "reject": each has a field that another server could take for one that frames the content.
  "NORM-CASE-TE": [400], "NORM-SP-BEFORE-COLON-CL": [400], "NORM-TAB-IN-NAME": [400],
  "NORM-UNDERSCORE-CL": [400], "NORM-UNDERSCORE-TE": [400],
  // Content that is framed right is read as content, and what follows as a request of its own. The
  // wording prefers a rejection and grants this.
  "SMUG-CL0-BODY-POISON": [200, 501], "SMUG-EXPECT-100-CL-DESYNC": [200, 200],
  "SMUG-GET-CL-BODY-DESYNC": [200, 200], "SMUG-OPTIONS-CL-BODY-DESYNC": [204, 200],
  "SMUG-PIPELINE-SAFE": [200, 200], "OWN-PIPELINE-TWO-GETS": [200, 200], "OWN-TE-CL-CLOSES": [400],
  // 413 is what the status is for (RFC 9110, section 15.5.14), and OWN-413-BEFORE-BODY wants it too.
  "MAL-POST-CL-HUGE-NO-BODY": [413],
  // The interim answer is looked at below; the content never comes, so there is no final one.
  "OWN-EXPECT-100-WITH-BODY-LATER": [],
]

/// What an answer must hold beside its status.
private let details: [String: @Sendable (String) -> Bool] = [
  "COMP-405-ALLOW": { $0.contains("\r\nAllow: GET, HEAD, OPTIONS, POST\r\n") },
  "COMP-OPTIONS-ALLOW": { $0.contains("\r\nAllow: GET, HEAD, OPTIONS, POST\r\n") },
  "COMP-NO-CL-IN-204": { $0.hasPrefix("HTTP/1.1 204 ") && !$0.contains("Content-Length") },
  "COMP-CONTENT-TYPE": { $0.contains("\r\nContent-Type: text/plain\r\n") },
  "COMP-DATE-HEADER": hasDate, "COMP-DATE-FORMAT": hasDate,
  "COMP-HEAD-NO-BODY": { $0.hasSuffix("\r\n\r\n") },
  "OWN-HEAD-CONTENT-LENGTH": { $0.contains("\r\nContent-Length: 7\r\n") && $0.hasSuffix("\r\n\r\n") },
  "OWN-304-NO-BODY": { $0.hasPrefix("HTTP/1.1 304 ") && $0.hasSuffix("\r\n\r\n") },
  "COMP-NO-1XX-HTTP10": { !$0.contains("HTTP/1.1 1") },
  "OWN-EXPECT-HTTP10-IGNORED": { !$0.contains("HTTP/1.1 1") },
  "OWN-EXPECT-100-WITH-BODY-LATER": { $0 == "HTTP/1.1 100 Continue\r\n\r\n" },
  "COMP-TRACE-SENSITIVE": { !$0.contains("secret") },
  "OWN-PIPELINE-TWO-GETS": {
    $0.firstRange(of: "for /a").map { $0.lowerBound } ?? $0.endIndex
      < ($0.firstRange(of: "for /b")?.lowerBound ?? $0.startIndex)
  },
  "COOK-ECHO": { $0.hasSuffix("foo=bar") }, "COOK-PARSED-BASIC": { $0.hasSuffix("foo=bar") },
  "COOK-MULTI-HEADER": { $0.hasSuffix("a=1; b=2") }, "COOK-PARSED-MULTI": { $0.hasSuffix("a=1; b=2; c=3") },
  "COMP-CHUNKED-MULTI": { $0.hasSuffix("hello world") },
  "COMP-CHUNKED-HEX-UPPERCASE": { $0.hasSuffix("helloworld") },
  "SMUG-CL-LEADING-ZEROS-OCTAL": { $0.hasSuffix("hello12345") },
]

private let hasDate: @Sendable (String) -> Bool = {
  $0.contains(/\r\nDate: [A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT\r\n/)
}

/// What the probes take for granted: a page, an echo and a page for cookies.
private func probeRouter() -> Router {
  var router = Router()
  let text: HeaderFields = ["Content-Type": "text/plain"]
  for path in ["/", "/a", "/b"] {
    router.on("GET", path) { request, _ in
      if request.fields["If-None-Match"] == "*" {
        return StubResponse(status: 304, fields: ["ETag": "\"1\""])
      }
      return StubResponse(fields: text, body: Array("a page\(path == "/" ? "!" : " for \(path)")".utf8))
    }
  }
  for path in ["/", "/echo"] {
    router.on("POST", path) { request, _ in StubResponse(fields: text, body: request.body) }
  }
  for path in ["/echo", "/cookie"] {
    router.on("GET", path) { request, _ in
      StubResponse(fields: text, body: Array(request.fields.values("Cookie").joined(separator: "; ").utf8))
    }
  }
  return router
}
