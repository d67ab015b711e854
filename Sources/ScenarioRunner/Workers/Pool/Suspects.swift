/// The scenarios of which one wrote into the connection between its worker and the run, or closed it.
///
/// A worker tells of many scenarios at once, so what comes in between may be of any of them. Each is run again
/// alone, by a worker that tells each thing as it happens: then what is no report is of the step told last.
struct Suspects {
  private var all: Set<Int> = []
  /// Those that a worker had when its connection was found to be used, as long as none of them was found out.
  private(set) var unexplained: [[Int]] = []

  /// How many scenarios are named where none of them was found out.
  private static let most = 10

  /// Takes in scenarios of which one did it.
  mutating func add(_ group: [Int]) {
    all.formUnion(group)
    unexplained.append(group)
  }

  /// Whether a scenario is to be run alone.
  func contains(_ id: Int) -> Bool { all.contains(id) }

  /// Takes note that it was that scenario.
  mutating func explain(_ id: Int) { unexplained.removeAll { $0.contains(id) } }

  /// What is said where it does not show which scenario it was.
  static func remark(_ places: [FilePlace]) -> String {
    let named = places.prefix(most).map { "'\($0)'" }.joined(separator: ", ")
    let rest = places.count > most ? " and \(places.count - most) more" : ""
    guard places.count > 1 else {
      return """
        error: something wrote to the connection of a worker process, or closed it, while \(named) was run; run again, it did not
        note: its code uses a file descriptor that it did not open, or has closed, and not each time
        """
    }
    return """
      error: something wrote to the connection of a worker process, or closed it, while one of \(places.count) scenarios was run; each was \
      run again alone, and then none did
      note: it was one of \(named)\(rest); its code uses a file descriptor that it did not open, or has closed, and not each time
      """
  }
}
