import HTTPWire
import Testing

@Test(arguments: [
  (HTTPWireError.tooLong(.startLine, limit: 8192), 414, "the start line is longer than 8192 octets"),
  (.tooLong(.fields, limit: 9), 431, "the header is longer than 9 octets"),
  (.tooLong(.body, limit: 9), 413, "the body is longer than 9 octets"),
  (.unsupportedVersion("HTTP/2.0"), 505, "version 'HTTP/2.0' is not served; use HTTP/1.1"),
  (.unknownTransferCoding("gzip"), 501, "transfer coding 'gzip' is not known; use 'chunked'"),
  (.cutOff, 400, "the connection ended before the message did"),
  (.portInUse(80), 400, "port 80 is in use"),
  (.portForbidden(80), 400, "port 80 is not open to this user; use one above 1023"),
  (.connectionFailed(reason: "connection refused"), 400, "connection refused"),
  (.unknownHost("nowhere"), 400, "host 'nowhere' has no address"),
  (.system(call: "bind", reason: "bad file descriptor"), 400, "bind: bad file descriptor"),
])
func `every error has its status and its words`(error: HTTPWireError, status: Int, text: String) {
  #expect(error.status == status)
  #expect(error.description == text)
}

@Test(arguments: [
  (Malformation.lineEnding, "a line must end with CR LF and hold neither before"),
  (.startLine("a"), "'a' is not three parts with one blank between"),
  (.method("a"), "method 'a' is not a token"),
  (.target("a"), "'a' is not a request target; percent-encode what is not allowed in it"),
  (.version("a"), "'a' is not a version such as HTTP/1.1"),
  (.status("a"), "status 'a' is not three digits"),
  (.fieldWithoutColon("a"), "field line 'a' has no colon"),
  (.fieldName("a"), "field name 'a' is not a token directly before its colon"),
  (.fieldValue(name: "a"), "the value of field 'a' holds a control character"),
  (.foldedLine, "a field line must not go on in the next line"),
  (.missingHost, "the Host field is missing"),
  (.severalHosts, "there is more than one Host field"),
  (.host("a"), "'a' is not a host with an optional port"),
  (.contentLength("a"), "Content-Length 'a' is not one number"),
  (.twoFramings, "there is both a Content-Length and a Transfer-Encoding"),
  (.transferCoding("a"), "Transfer-Encoding 'a' does not end with one 'chunked' on HTTP/1.1"),
  (.disguisedFraming("a"), "field name 'a' can be taken for one that frames the content"),
  (.chunkSize("a"), "'a' is not a chunk size with extensions"),
  (.chunkEnd, "a chunk goes on after its size"),
  (.expectation("a"), "expectation 'a' is not known; use '100-continue'"),
])
func `every malformation has its words`(malformation: Malformation, text: String) {
  #expect(HTTPWireError.malformed(malformation).description == text)
  #expect(HTTPWireError.malformed(malformation).status == 400)
}
