import HTTPWire
import Testing

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

@Test func `a request is written with the length of its content`() {
  let head = RequestHead(
    method: "POST", target: "/a", fields: ["Host": "x", "content-length": "9", "Connection": "close"])
  #expect(
    text(MessageWriter.write(RequestMessage(head, body: Array("hi".utf8))))
      == "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi")
  let get = RequestHead(method: "GET", target: "/", version: .http1_0)
  #expect(text(MessageWriter.write(RequestMessage(get))) == "GET / HTTP/1.0\r\n\r\n")
  let post = RequestHead(method: "POST", target: "/")
  #expect(text(MessageWriter.write(RequestMessage(post))) == "POST / HTTP/1.1\r\nContent-Length: 0\r\n\r\n")
}

@Test(arguments: [
  (MessageWriter.ContentFraming.none, ""), (.length(3), "Content-Length: 3\r\n"),
  (.chunked, "Transfer-Encoding: chunked\r\n"),
])
func `a response says how its content follows`(framing: MessageWriter.ContentFraming, line: String) {
  let bytes = MessageWriter.head(
    status: 429, fields: ["Retry-After": "53", "Transfer-Encoding": "gzip"], framing: framing, closes: true,
    date: "today")
  #expect(
    text(bytes)
      == "HTTP/1.1 429 Too Many Requests\r\nRetry-After: 53\r\nDate: today\r\n\(line)Connection: close\r\n\r\n"
  )
}

@Test func `what would end a line is written as something else`() {
  let bytes = MessageWriter.head(
    status: 299, fields: ["A b": "c\r\nD: e"], framing: .none, closes: false, date: nil)
  #expect(text(bytes) == "HTTP/1.1 299 \r\nA-b: c  D: e\r\n\r\n")
}

@Test func `chunks are read back as they were`() throws {
  let body = Array("hello".utf8)
  #expect(text(MessageWriter.chunks(body, size: 4)) == "4\r\nhell\r\n1\r\no\r\n0\r\n\r\n")
  #expect(text(MessageWriter.chunks([])) == "0\r\n\r\n")
}
