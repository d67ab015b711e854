extension ServiceStubsError {
  /// Returns the note that offers the nearest name and lists all.
  static func suggestion(for name: String, known: [String]) -> String {
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    let ranked = known.map { (name: $0, distance: distance(name.lowercased(), $0)) }
    guard let nearest = ranked.min(by: { $0.distance < $1.distance }), nearest.distance <= 3 else {
      return "note: the stubs are \(list)"
    }
    return "note: nearest is '\(nearest.name)'; the stubs are \(list)"
  }

  /// Returns how many letters must be added, dropped or changed to get from one text to the other.
  static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let change = diagonal + (second[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
