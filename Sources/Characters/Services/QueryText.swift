import Foundation

/// Writes queries so that every octet arrives as it was meant.
enum QueryText {
  /// Returns an address with a path and a query whose values are percent-encoded throughout.
  static func url(_ base: URL, path: String, query: [(String, String)]) -> URL {
    let url = base.appending(path: path)
    guard !query.isEmpty, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      return url
    }
    parts.percentEncodedQuery = query.map { "\($0)=\(encoded($1))" }.joined(separator: "&")
    return parts.url ?? url
  }

  /// Returns text in which all but the unreserved characters of RFC 3986, section 2.3 are encoded.
  ///
  /// What Foundation lets through in a query, such as `+` and `;`, servers read in different ways.
  static func encoded(_ text: String) -> String {
    text.utf8.map { octet in
      if isUnreserved(octet) { return String(UnicodeScalar(octet)) }
      let digits = String(octet, radix: 16, uppercase: true)
      return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }.joined()
  }

  private static func isUnreserved(_ octet: UInt8) -> Bool {
    switch octet {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }
}
