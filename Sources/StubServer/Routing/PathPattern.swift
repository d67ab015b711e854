/// A path in which `{name}` stands for any one segment that is not empty.
struct PathPattern: Sendable, Hashable {
  private enum Segment: Sendable, Hashable {
    case exact(String)
    case named(String)
  }

  private let segments: [Segment]

  init(_ text: String) {
    segments = text.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.hasPrefix("{") && part.hasSuffix("}") && part.count > 2
        ? .named(String(part.dropFirst().dropLast())) : .exact(String(part))
    }
  }

  /// Returns the named segments, decoded; nil where the path is another one.
  func match(_ raw: [Substring]) -> [String: String]? {
    guard raw.count == segments.count else { return nil }
    var parameters: [String: String] = [:]
    for (segment, part) in zip(segments, raw) {
      guard let text = PercentDecoding.path(part) else { return nil }
      switch segment {
      case .exact(let expected): guard text == expected else { return nil }
      case .named(let name):
        guard !text.isEmpty else { return nil }
        parameters[name] = text
      }
    }
    return parameters
  }

  /// How much must be changed to make the path match: characters replaced, added or left out.
  func distance(to raw: [Substring]) -> Int {
    var row = Array(repeating: 0, count: raw.count + 1)
    for index in raw.indices { row[index + 1] = row[index] + raw[index].utf8.count + 1 }
    for segment in segments {
      var diagonal = row[0]
      row[0] += cost(segment)
      for index in raw.indices {
        let (added, left) = (row[index] + raw[index].utf8.count + 1, row[index + 1] + cost(segment))
        (diagonal, row[index + 1]) = (
          row[index + 1], min(added, left, diagonal + replacement(segment, raw[index]))
        )
      }
    }
    return row[raw.count]
  }

  private func cost(_ segment: Segment) -> Int {
    switch segment {
    case .exact(let text): text.utf8.count + 1
    case .named: 1
    }
  }

  private func replacement(_ segment: Segment, _ part: Substring) -> Int {
    switch segment {
    case .exact(let text): EditDistance.between(Array(text.utf8), Array(part.utf8))
    case .named: part.isEmpty ? 1 : 0
    }
  }
}

/// The number of octets to replace, add or leave out to make one text another.
enum EditDistance {
  static func between(_ first: [UInt8], _ second: [UInt8]) -> Int {
    guard first != second else { return 0 }
    var row = Array(0...second.count)
    for (line, octet) in first.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in second.enumerated() {
        let replaced = diagonal + (octet == other ? 0 : 1)
        (diagonal, row[column + 1]) = (row[column + 1], min(replaced, row[column] + 1, row[column + 1] + 1))
      }
    }
    return row[second.count]
  }
}
