/// One `--format`: what is to be written, and to which file; no file means standard output.
struct FormatRequest<Kind> {
  var kind: Kind
  var path: String?

  /// Reads all values of `--format`, before the first file is touched.
  ///
  /// - Parameters:
  ///   - formats: The values, each a name, alone or with a file behind a colon.
  ///   - name: What a kind is called.
  ///   - kind: Finds the kind of a name.
  /// - Throws: The first request that cannot be met.
  static func all(
    _ formats: [String], name: (Kind) -> String, kind: (String) throws -> Kind
  ) throws -> [FormatRequest] {
    var requests: [FormatRequest] = []
    for format in formats {
      let parts = format.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let kind = try kind(String(parts[0]))
      let path = parts.count == 2 && parts[1] != "-" ? String(parts[1]) : nil
      if path == "" { throw UsageError.reportWithoutName(name(kind)) }
      if path == nil, requests.contains(where: { $0.path == nil }) {
        throw UsageError.reportWithoutFile(name(kind))
      }
      requests.append(FormatRequest(kind: kind, path: path))
    }
    return requests
  }
}
