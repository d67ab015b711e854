public import HTTPWire

extension StubRequest {
  /// Creates a request from its target; nil where the target's path cannot be decoded.
  ///
  /// The query is decoded as forms are: `+` is a blank, and what is no percent-encoding stays.
  public init?(method: String, target: String, fields: HeaderFields = [:], body: [UInt8] = []) {
    let (path, query) = Self.split(target)
    guard let decoded = PercentDecoding.path(path) else { return nil }
    self.init(
      method: method, target: target, path: decoded, query: Self.items(query), fields: fields, body: body)
  }

  /// The path of the target as it was sent, in segments.
  var rawSegments: [Substring] {
    Self.split(target).path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false).map(Substring.init)
  }

  /// Splits a target, which may be a whole address, into its path and its query.
  private static func split(_ target: String) -> (path: Substring, query: Substring) {
    var rest = target[...]
    if rest.utf8.first != 0x2F, let scheme = rest.firstRange(of: "://") {
      rest = rest[scheme.upperBound...]
      rest = rest[(rest.utf8.firstIndex { $0 == 0x2F || $0 == 0x3F } ?? rest.endIndex)...]
    }
    guard let mark = rest.utf8.firstIndex(of: 0x3F) else { return (rest.isEmpty ? "/" : rest, "") }
    let path = rest[..<mark]
    return (path.isEmpty ? "/" : path, rest[rest.utf8.index(after: mark)...])
  }

  private static func items(_ query: Substring) -> [QueryItem] {
    query.utf8.split(separator: 0x26).map { pair in
      let parts = pair.split(separator: 0x3D, maxSplits: 1, omittingEmptySubsequences: false).map(
        Substring.init)
      return QueryItem(PercentDecoding.form(parts[0]), parts.count == 2 ? PercentDecoding.form(parts[1]) : "")
    }
  }
}
