import ScenarioRunner

/// Holds what is to be written of scenarios that run side by side until those planned before them have ended.
struct InPlanOrder<Text: RangeReplaceableCollection> {
  private var ids: [Int] = []
  private var next = 0
  private var texts: [Int: Text] = [:]
  private var ended: Set<Int> = []

  init(_ testCases: [TestCase] = []) { ids = testCases.map(\.id) }

  /// Returns what belongs to scenarios in their planned order.
  func sorted<Element>(_ elements: [Element], by id: (Element) -> Int) -> [Element] {
    let places = Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
    return elements.sorted { places[id($0)] ?? .max < places[id($1)] ?? .max }
  }

  /// Takes in text of a scenario, and returns what may be written now.
  mutating func add(_ text: Text, of testCase: TestCase, isLast: Bool) -> Text {
    add(text, ofNumber: testCase.id, isLast: isLast)
  }

  /// Takes in text of the scenario of a number, and returns what may be written now.
  mutating func add(_ text: Text, ofNumber id: Int, isLast: Bool) -> Text {
    // Most runs end in the order of their plan, and of most scenarios nothing is written.
    if isLast, texts.isEmpty, ended.isEmpty, next < ids.count, ids[next] == id {
      next += 1
      return text
    }
    texts[id, default: Text()] += text
    if isLast { ended.insert(id) }
    var ready = Text()
    while next < ids.count {
      ready += texts.removeValue(forKey: ids[next]) ?? Text()
      guard ended.remove(ids[next]) != nil else { break }
      next += 1
    }
    return ready
  }

  /// Returns what is still held back, in order.
  mutating func rest() -> Text {
    defer { texts = [:] }
    return ids[min(next, ids.count)...].reduce(into: Text()) { $0 += texts[$1] ?? Text() }
  }
}
