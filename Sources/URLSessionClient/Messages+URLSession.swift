import AppCore
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// Takes over a client's request.
  init(_ request: HTTPRequest) {
    self.init(url: request.url)
    httpMethod = request.method
    httpBody = request.body
    for field in request.fields { addValue(field.value, forHTTPHeaderField: field.name) }
  }
}

extension HTTPResponse {
  /// Takes over an answer; its fields come in no order, so they are sorted by name.
  init(_ response: HTTPURLResponse, _ body: Data) {
    let fields = response.allHeaderFields.map { HTTPRequest.Field("\($0.key)", "\($0.value)") }
    self.init(status: response.statusCode, fields: fields.sorted { $0.name < $1.name }, body: body)
  }
}

extension HTTPClientError {
  /// Says in the port's terms why a task failed.
  init(_ error: any Error, of task: URLSessionTask) {
    let text = error.localizedDescription
    switch (error as? URLError)?.code {
    case .timedOut:
      self = .timedOut
    case .networkConnectionLost:
      self = .cutOff
    case .unknown where task.response != nil:
      // On Linux an answer whose content ends early has no code of its own.
      self = .cutOff
    case .unsupportedURL where ["http", "https"].contains(task.originalRequest?.url?.scheme):
      // On Linux an answer in an unknown version of HTTP is said to be one in an unknown scheme.
      self = .malformed(text)
    case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet, .badURL,
      .unsupportedURL, .cancelled, .secureConnectionFailed, .resourceUnavailable:
      self = .unreachable(text)
    default:
      self = .malformed(text)
    }
  }
}
