import HTTPWire
import Testing

/// Reads all requests in some octets that come in pieces of that size.
private func parse(
  _ text: String, pieces: Int = .max, limits: MessageLimits = MessageLimits()
) throws(HTTPWireError) -> [RequestMessage] {
  var parser = RequestParser(limits: limits)
  var messages: [RequestMessage] = []
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    parser.append(Array(rest.prefix(pieces)))
    rest = rest.dropFirst(pieces)
    while let event = try parser.next() {
      if case .request(let message) = event { messages.append(message) }
    }
  }
  return messages
}

/// Why octets are not a request.
private func failure(_ text: String, limits: MessageLimits = MessageLimits()) -> HTTPWireError? {
  do {
    _ = try parse(text, limits: limits)
    return nil
  } catch {
    return error
  }
}

private let host = "Host: x\r\n"

@Test func `a request without content is whole after its empty line`() throws {
  let messages = try parse("GET /a?b=c HTTP/1.1\r\nHost: x\r\nX-Empty:\r\nx-api-key:  a b \t\r\n\r\n")
  #expect(
    messages == [
      RequestMessage(
        RequestHead(
          method: "GET", target: "/a?b=c", fields: ["Host": "x", "X-Empty": "", "x-api-key": "a b"]))
    ])
}

@Test(arguments: [
  "POST / HTTP/1.1\r\n\(host)Content-Length: 5\r\n\r\nhello",
  "POST / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n3;a=\"b;c\\\"\" ; d\r\nllo\r\n0\r\nX: y\r\n\r\n",
  "POST / HTTP/1.1\r\n\(host)transfer-encoding: Chunked\r\n\r\n00000005\r\nhello\r\n000\r\n\r\n",
])
func `content comes out of either framing`(text: String) throws {
  #expect(try parse(text).map(\.body) == [Array("hello".utf8)])
}

@Test func `input may be split at any octet`() throws {
  let text =
    "\r\nPOST /a HTTP/1.1\r\n\(host)Content-Length: 5\r\n\r\nhello"
    + "POST /b HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n5;x=y\r\nhello\r\n1\r\n!\r\n0\r\nT: u\r\n\r\n"
    + "GET /c HTTP/1.0\r\n\r\n"
  let whole = try parse(text)
  #expect(whole.map(\.head.target) == ["/a", "/b", "/c"])
  #expect(whole.map { String(decoding: $0.body, as: UTF8.self) } == ["hello", "hello!", ""])
  for size in 1..<text.utf8.count {
    #expect(try parse(text, pieces: size) == whole)
  }
  for index in 1..<text.utf8.count {
    var parser = RequestParser()
    var messages: [RequestMessage] = []
    for piece in [Array(text.utf8.prefix(index)), Array(text.utf8.dropFirst(index))] {
      parser.append(piece)
      while let event = try parser.next() {
        if case .request(let message) = event { messages.append(message) }
      }
    }
    #expect(messages == whole)
  }
}

@Test func `the head is told before its content has come`() throws {
  var parser = RequestParser()
  parser.append(Array("POST / HTTP/1.1\r\n\(host)Content-Length: 2\r\nExpect: 100-Continue\r\n\r\n".utf8))
  let event = try #require(try parser.next())
  guard case .head(let head) = event else {
    Issue.record("\(event)")
    return
  }
  #expect(head.expectsContinue)
  #expect(try parser.next() == nil)
  #expect(parser.isInsideRequest)
  parser.append(Array("ok".utf8))
  #expect(try parser.next() == .request(RequestMessage(head, body: Array("ok".utf8))))
  #expect(!parser.isInsideRequest)
}

@Test func `an expectation of a client of version 1_0 is ignored`() throws {
  let messages = try parse("POST / HTTP/1.0\r\nExpect: 100-continue\r\nContent-Length: 0\r\n\r\n")
  #expect(messages.map(\.head.expectsContinue) == [false])
}

@Test func `a connection is kept on 1_1 unless it says otherwise, and on 1_0 only if it says so`() throws {
  let heads = try parse(
    "GET / HTTP/1.1\r\n\(host)\r\nGET / HTTP/1.1\r\n\(host)Connection: x, Close\r\n\r\n"
      + "GET / HTTP/1.0\r\n\r\nGET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
  #expect(heads.map(\.head.keepsAlive) == [true, false, false, true])
}

@Test(arguments: [
  ("GET / HTTP/1.1\nHost: x\r\n\r\n", Malformation.lineEnding),
  ("GET / HTTP/1.1\rHost: x\r\n\r\n", .lineEnding),
  ("GET  / HTTP/1.1\r\n\(host)\r\n", .startLine("GET  / HTTP/1.1")),
  ("GET\t/ HTTP/1.1\r\n\(host)\r\n", .startLine("GET\t/ HTTP/1.1")),
  ("G@T / HTTP/1.1\r\n\(host)\r\n", .method("G@T")),
  ("GET /caf\u{E9} HTTP/1.1\r\n\(host)\r\n", .target("/caf\u{E9}")),
  ("GET /a#b HTTP/1.1\r\n\(host)\r\n", .target("/a#b")),
  ("GET * HTTP/1.1\r\n\(host)\r\n", .target("*")),
  ("GET a HTTP/1.1\r\n\(host)\r\n", .target("a")),
  ("GET / http/1.1\r\n\(host)\r\n", .version("http/1.1")),
  ("GET / HTTP/1.1\r\n\(host)folded\r\n\r\n", .fieldWithoutColon("folded")),
  ("GET / HTTP/1.1\r\n\(host)A: b\r\n c\r\n\r\n", .foldedLine),
  ("GET / HTTP/1.1\r\n\(host)A : b\r\n\r\n", .fieldName("A ")),
  ("GET / HTTP/1.1\r\n\(host): b\r\n\r\n", .fieldName("")),
  ("GET / HTTP/1.1\r\n\(host)A: b\u{0}c\r\n\r\n", .fieldValue(name: "A")),
  ("GET / HTTP/1.1\r\n\r\n", .missingHost),
  ("GET / HTTP/1.1\r\n\(host)\(host)\r\n", .severalHosts),
  ("GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", .host("a/b")),
  ("GET / HTTP/1.1\r\nHost: [::1\r\n\r\n", .host("[::1")),
  ("POST / HTTP/1.1\r\n\(host)Content-Length: +5\r\n\r\n", .contentLength("+5")),
  ("POST / HTTP/1.1\r\n\(host)Content-Length: 5\r\nContent-Length: 6\r\n\r\n", .contentLength("5,6")),
  (
    "POST / HTTP/1.1\r\n\(host)Content-Length: 99999999999999999999\r\n\r\n",
    .contentLength("99999999999999999999")
  ),
  ("POST / HTTP/1.1\r\n\(host)Content-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n", .twoFramings),
  ("POST / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked, gzip\r\n\r\n", .transferCoding("chunked, gzip")),
  ("POST / HTTP/1.0\r\n\(host)Transfer-Encoding: chunked\r\n\r\n", .transferCoding("chunked")),
  ("POST / HTTP/1.1\r\n\(host)Content_Length: 5\r\n\r\n", .disguisedFraming("Content_Length")),
  ("POST / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n0x5\r\n", .chunkSize("0x5")),
  ("POST / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n5;\r\n", .chunkSize("5;")),
  ("POST / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n2\r\nabc", .chunkEnd),
  ("GET / HTTP/1.1\r\n\(host)Expect: tea\r\n\r\n", .expectation("tea")),
])
func `what is not a request is told apart`(text: String, expected: Malformation) {
  #expect(failure(text) == .malformed(expected))
}

@Test func `a word without end is no request line that is too long`() {
  let word = String(repeating: "A", count: 64)
  #expect(failure(word) == .malformed(.method(word + "...")))
  #expect(failure(String(repeating: "A", count: 63) + " / HTTP/1.1\r\n\(host)\r\n") == nil)
}

@Test func `after a failure nothing more is read`() throws {
  var parser = RequestParser()
  parser.append(Array("nonsense\r\n\r\nGET / HTTP/1.1\r\n\(host)\r\n".utf8))
  #expect(throws: HTTPWireError.malformed(.startLine("nonsense"))) { try parser.next() }
  #expect(try parser.next() == nil)
}

@Test func `versions other than 1 are not served, and a later 1 is`() throws {
  #expect(failure("GET / HTTP/2.0\r\n\(host)\r\n") == .unsupportedVersion("HTTP/2.0"))
  #expect(try parse("GET / HTTP/1.9\r\n\(host)\r\n").map(\.head.version) == [.http1_1])
}

@Test func `a transfer coding that is not known is told`() {
  let text = "POST / HTTP/1.1\r\n\(host)Transfer-Encoding: gzip, chunked\r\n\r\n"
  #expect(failure(text) == .unknownTransferCoding("gzip, chunked"))
}

@Test func `each part has its limit, and 8000 octets of request line are below it`() throws {
  let limits = MessageLimits(startLine: 8000, fields: 40, body: 4)
  let start = "POST /" + String(repeating: "a", count: 8000 - 15)
  #expect(try parse("\(start) HTTP/1.1\r\n\(host)\r\n", limits: limits).count == 1)
  #expect(failure("\(start)a HTTP/1.1\r\n\(host)\r\n", limits: limits) == .tooLong(.startLine, limit: 8000))
  #expect(failure("\(start)aaaaaaaaaaaaaaaa", limits: limits) == .tooLong(.startLine, limit: 8000))
  let field = "A: \(String(repeating: "b", count: 40))"
  #expect(
    failure("GET / HTTP/1.1\r\n\(host)\(field)\r\n\r\n", limits: limits) == .tooLong(.fields, limit: 40))
  #expect(failure("GET / HTTP/1.1\r\n\(host)\(field)", limits: limits) == .tooLong(.fields, limit: 40))
  let many = String(repeating: "A: b\r\n", count: 8)
  #expect(failure("GET / HTTP/1.1\r\n\(many)\r\n", limits: limits) == .tooLong(.fields, limit: 40))
  let length = "POST / HTTP/1.1\r\n\(host)Content-Length: 5\r\n\r\n"
  #expect(failure(length, limits: limits) == .tooLong(.body, limit: 4))
  let chunks = "POST / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\n"
  #expect(failure(chunks, limits: MessageLimits(body: 4)) == .tooLong(.body, limit: 4))
}

@Test func `empty lines before a request are skipped, though not without end`() throws {
  #expect(try parse("\r\n\r\nGET / HTTP/1.1\r\n\(host)\r\n").count == 1)
  #expect(failure(String(repeating: "\r\n", count: 5) + "\r\n") == .malformed(.startLine("")))
}
