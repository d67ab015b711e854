import ScenarioRunner

/// Holds text of scenarios that run side by side back until those planned before them have ended.
struct InPlanOrder {
  private var ids: [Int] = []
  private var next = 0
  private var texts: [Int: String] = [:]
  private var ended: Set<Int> = []

  init(_ testCases: [TestCase] = []) { ids = testCases.map(\.id) }

  /// Takes in text of a scenario, and returns what may be written now.
  mutating func add(_ text: String, of testCase: TestCase, isLast: Bool) -> String {
    texts[testCase.id, default: ""] += text
    if isLast { ended.insert(testCase.id) }
    var ready = ""
    while next < ids.count {
      ready += texts.removeValue(forKey: ids[next]) ?? ""
      guard ended.remove(ids[next]) != nil else { break }
      next += 1
    }
    return ready
  }

  /// Returns what is still held back, in order.
  mutating func rest() -> String {
    defer { texts = [:] }
    return ids[min(next, ids.count)...].compactMap { texts[$0] }.joined()
  }
}
