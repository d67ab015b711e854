import AppCore
import Foundation
import HTTPWire

extension RequestMessage {
  /// Makes a client's request one that can be sent.
  init(_ request: HTTPRequest, target: RequestTarget) throws(HTTPClientError) {
    var fields = HeaderFields(request.fields.map { HeaderFields.Field($0.name, $0.value) })
    for field in fields.fields where field.value.utf8.contains(where: { $0 == 0x0D || $0 == 0x0A || $0 == 0 })
    {
      throw .malformed("the value of field '\(field.name)' holds a line end; leave it out")
    }
    if fields["Host"] == nil { fields.fields.insert(.init("Host", target.origin.authority), at: 0) }
    if fields["User-Agent"] == nil { fields.fields.append(.init("User-Agent", "Rehearsal")) }
    self.init(
      RequestHead(method: request.method, target: target.target, fields: fields),
      body: request.body.map { Array($0) } ?? [])
  }
}

extension HTTPResponse {
  /// Takes over a response that has come.
  init(_ message: ResponseMessage) {
    self.init(
      status: message.status, fields: message.fields.fields.map { .init($0.name, $0.value) },
      body: Data(message.body))
  }
}
