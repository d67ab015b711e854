import Gherkin

/// A name as reports write it that tell scenarios of one name apart: with the row of the outline behind it, the line in
/// the file, or both.
struct ReportedName: Hashable {
  var name: String
  /// The number of the row among those of its outline, from 1.
  var row: Int?
  var line: Int?

  /// All that a text may mean; nothing where it ends with neither.
  ///
  /// What looks like a row or a line may belong to the name.
  static func readings(of text: String) -> [ReportedName] {
    guard let (name, line) = split(text, behind: " [line ") else {
      return split(text, behind: " [row ").map { [ReportedName(name: $0.name, row: $0.number)] } ?? []
    }
    let row = split(name, behind: " [row ").map { ReportedName(name: $0.name, row: $0.number, line: line) }
    return [ReportedName(name: name, line: line)] + (row.map { [$0] } ?? [])
  }

  private static func split(_ text: String, behind mark: String) -> (name: String, number: Int)? {
    guard text.hasSuffix("]"), let place = text.ranges(of: mark).last ?? start(of: text, mark) else {
      return nil
    }
    let digits = text[place.upperBound...].dropLast()
    guard let number = Int(digits), String(number) == digits else { return nil }
    return (String(text[..<place.lowerBound]), number)
  }

  /// The mark where nothing stands in front of it, as in the name of a scenario without one.
  private static func start(of text: String, _ mark: String) -> Range<String.Index>? {
    let mark = mark.dropFirst()
    return text.hasPrefix(mark) ? text.startIndex..<text.index(text.startIndex, offsetBy: mark.count) : nil
  }

  /// Whether it is the name of a scenario, of which the names and the row in its outline are given.
  func fits(_ pickle: Pickle, names: [String], row: Int?) -> Bool {
    names.contains(name) && (self.row == nil || self.row == row)
      && (line == nil || line == pickle.location.line)
  }
}

/// The number of each row among those of its outline, from 1; nil for a scenario that is none.
struct OutlineRows {
  let numbers: [Int?]

  /// - Parameter pickles: The scenarios of one file, in its order.
  init(_ pickles: [Pickle]) {
    var last: [Location: Int] = [:]
    numbers = pickles.map { pickle in
      guard pickle.location != pickle.scenarioLocation else { return nil }
      let number = last[pickle.scenarioLocation, default: 0] + 1
      last[pickle.scenarioLocation] = number
      return number
    }
  }
}
