import Foundation
import Testing

/// One published test of what an HTTP/1.1 server must do with some octets.
struct ProbeCase: Decodable, Sendable, CustomTestStringConvertible {
  /// What may come back; read off the documentation's wording by rule, so not always all that may.
  struct Expectation: Decodable, Sendable {
    var text: String
    var statuses: [Int]?
    var any2xx: Bool?
    var closeAllowed: Bool?
    var timeoutAllowed: Bool?

    /// Whether an answer is among those that may come; 0 is a connection that ends without one.
    func allows(_ status: Int) -> Bool {
      if status == 0 { return closeAllowed ?? false || timeoutAllowed ?? false }
      return statuses?.contains(status) ?? false || (any2xx ?? false) && (200..<300).contains(status)
    }
  }

  private struct File: Decodable {
    let cases: [ProbeCase]
  }

  var id: String
  var category: String
  var expected: Expectation
  /// The octets, each as one Unicode scalar below 256; nil where they are described only.
  var request: String?

  var testDescription: String { id }

  /// Whether the data is there; it is not part of the project.
  static let isAvailable = file.map { FileManager.default.fileExists(atPath: $0.path()) } ?? false

  /// Reads all cases; none at all is an error.
  static func all() throws -> [ProbeCase] {
    let cases = try JSONDecoder().decode(File.self, from: Data(contentsOf: #require(file))).cases
    try #require(!cases.isEmpty)
    return cases
  }

  /// The cases that can be sent: as they are published, or built from their description.
  static func sendable() throws -> [ProbeCase] {
    try all().compactMap { probe in
      var probe = probe
      probe.request = probe.request ?? built[probe.id]
      return probe.request == nil ? nil : probe
    }
  }

  private static let file: URL? = {
    if let shared = ProcessInfo.processInfo.environment["REHEARSAL_SHARED"] {
      return URL(filePath: shared).appending(path: path)
    }
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path() != "/" {
      let manifest = folder.appending(path: "Package.swift").path()
      if FileManager.default.fileExists(atPath: manifest) {
        return folder.deletingLastPathComponent().appending(path: "shared").appending(path: path)
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  private static let path = "recorded/http11/probe-cases.json"
}

extension ProbeCase {
  /// Octets for cases that the data describes without showing them.
  private static let built: [String: String] = {
    let get = "GET / HTTP/1.1\r\nHost: x\r\n"
    let post = "POST / HTTP/1.1\r\nHost: x\r\n"
    let long = String(repeating: "a", count: 100_000)
    let smuggled = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"
    return [
      "COMP-LONG-URL-OK": "GET /\(long.prefix(7900)) HTTP/1.1\r\nHost: x\r\n\r\n",
      "COOK-MANY-PAIRS":
        "GET /echo HTTP/1.1\r\nHost: x\r\nCookie: \((0..<1000).map { "k\($0)=v" }.joined(separator: "; "))\r\n\r\n",
      "COOK-OVERSIZED": "GET /echo HTTP/1.1\r\nHost: x\r\nCookie: big=\(long.prefix(65_536))\r\n\r\n",
      "MAL-BINARY-GARBAGE": String(
        String.UnicodeScalarView((0..<256).compactMap { Unicode.Scalar($0 * 7 % 256) })),
      "MAL-CHUNK-EXT-64K": post
        + "Transfer-Encoding: chunked\r\n\r\n5;a=\(long.prefix(65_536))\r\nhello\r\n0\r\n\r\n",
      "MAL-EMPTY-REQUEST": "",
      "MAL-LONG-HEADER-NAME": get + "\(long): b\r\n\r\n",
      "MAL-LONG-HEADER-VALUE": get + "A: \(long)\r\n\r\n",
      "MAL-LONG-METHOD": "\(long.uppercased()) / HTTP/1.1\r\nHost: x\r\n\r\n",
      "MAL-LONG-URL": "GET /\(long) HTTP/1.1\r\nHost: x\r\n\r\n",
      "MAL-MANY-HEADERS": get + (0..<10_000).map { "X-\($0): value\r\n" }.joined() + "\r\n",
      "MAL-RANGE-OVERLAPPING": get
        + "Range: bytes=\((0..<100).map { "\($0)-\($0 + 9)" }.joined(separator: ","))\r\n\r\n",
      "SMUG-CL-LEADING-ZEROS-OCTAL": post + "Content-Length: 010\r\n\r\nhello12345",
      "SMUG-CLTE-CONN-CLOSE": post
        + "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n\(smuggled)",
      "SMUG-CLTE-DESYNC": post
        + "Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nX\(smuggled)",
      "SMUG-PIPELINE-SAFE": smuggled + smuggled,
      "SMUG-TECL-CONN-CLOSE": post
        + "Transfer-Encoding: chunked\r\nContent-Length: 30\r\n\r\n0\r\n\r\n\(smuggled)",
      "SMUG-TECL-DESYNC": post
        + "Transfer-Encoding: chunked\r\nContent-Length: 30\r\n\r\n0\r\n\r\nX\(smuggled)",
    ]
  }()
}
