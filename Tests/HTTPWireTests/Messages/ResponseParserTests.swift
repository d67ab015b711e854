import HTTPWire
import Testing

/// Reads the responses in some octets that come in pieces of that size, and in the end of them.
private func parse(
  _ text: String, to methods: [String] = ["GET"], pieces: Int = .max, ends: Bool = false
) throws(HTTPWireError) -> [ResponseMessage] {
  var parser = ResponseParser()
  var messages: [ResponseMessage] = []
  var methods = methods[...]
  parser.expectResponse(toMethod: methods.removeFirst())
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    parser.append(Array(rest.prefix(pieces)))
    rest = rest.dropFirst(pieces)
    while let message = try parser.next() {
      messages.append(message)
      if let method = methods.popFirst() { parser.expectResponse(toMethod: method) }
    }
  }
  if ends { messages.append(try parser.atEnd()) }
  return messages
}

private func failure(_ text: String, ends: Bool = false) -> HTTPWireError? {
  do {
    _ = try parse(text, ends: ends)
    return nil
  } catch {
    return error
  }
}

@Test func `responses may be split at any octet`() throws {
  let text =
    "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi"
    + "HTTP/1.1 404 \r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\nHTTP/1.0 204\r\n\r\n"
  let methods = ["GET", "GET", "GET"]
  let whole = try parse(text, to: methods)
  #expect(whole.map(\.status) == [200, 404, 204])
  #expect(whole.map { String(decoding: $0.body, as: UTF8.self) } == ["hi", "a", ""])
  for size in 1..<text.utf8.count {
    #expect(try parse(text, to: methods, pieces: size) == whole)
  }
}

@Test(arguments: [("HEAD", "200 OK"), ("GET", "204 No Content"), ("GET", "304 Not Modified")])
func `some answers have no content whatever their fields say`(method: String, status: String) throws {
  let messages = try parse("HTTP/1.1 \(status)\r\nContent-Length: 5\r\n\r\n", to: [method])
  #expect(messages.map(\.body) == [[]])
  #expect(messages.map(\.keepsAlive) == [true])
}

@Test func `content without framing ends with the connection`() throws {
  let messages = try parse("HTTP/1.1 200 OK\r\n\r\nall of it", ends: true)
  #expect(messages.map(\.body) == [Array("all of it".utf8)])
  #expect(messages.map(\.keepsAlive) == [false])
}

@Test func `a connection is kept as its version and fields say`() throws {
  let kept = try [
    "1.1 200 OK", "1.1 200 OK\r\nConnection: close", "1.0 200 OK", "1.0 200 OK\r\nConnection: keep-alive",
  ]
  .map { try parse("HTTP/\($0)\r\nContent-Length: 0\r\n\r\n").map(\.keepsAlive) }
  #expect(kept == [[true], [false], [false], [true]])
}

@Test(arguments: ["", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nabc"])
func `an answer that ends early is cut off`(text: String) {
  #expect(failure(text, ends: true) == .cutOff)
}

@Test(arguments: [
  ("nonsense\r\n\r\n", HTTPWireError.malformed(.startLine("nonsense"))),
  ("not a status line\r\n\r\n", .malformed(.version("not"))),
  ("HTTP/1.1 2000 OK\r\n\r\n", .malformed(.status("2000"))),
  ("HTTP/1.1 +20 OK\r\n\r\n", .malformed(.status("+20"))),
  ("HTTP/3.0 200 OK\r\n\r\n", .unsupportedVersion("HTTP/3.0")),
  ("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n", .malformed(.contentLength("-1"))),
])
func `what is not a response is told apart`(text: String, expected: HTTPWireError) {
  #expect(failure(text) == expected)
}

@Test func `whether an answer has begun and whether more came than was asked can be seen`() throws {
  var parser = ResponseParser()
  parser.expectResponse(toMethod: "GET")
  #expect(!parser.hasBegun)
  parser.append(Array("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\nx".utf8))
  #expect(parser.hasBegun)
  _ = try #require(try parser.next())
  #expect(parser.hasSurplus)
}
