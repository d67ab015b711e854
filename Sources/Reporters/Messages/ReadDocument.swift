import Gherkin
import ScenarioRunner

/// What pickles leave to be looked up in their documents: places, keywords, headings.
struct ReadDocuments {
  private var steps: [String: (keyword: String, location: Location)] = [:]
  private var scenarios: [String: (location: Location, parents: [String])] = [:]
  private var tags: [String: Location] = [:]
  private var numbers: [String: Int] = [:]

  /// The number of an id; programs that do not count get numbers far from ours.
  mutating func number(_ id: String?) -> Int {
    guard let id else { return 0 }
    if let number = Self.counted(id) { return number }
    if let number = numbers[id] { return number }
    numbers[id] = Self.mostCounted + numbers.count
    return Self.mostCounted + numbers.count - 1
  }

  /// The number that an id is where somebody counted up to it; one far beyond is a name like any other.
  static func counted(_ id: String) -> Int? {
    Int(id).flatMap { (0..<mostCounted).contains($0) ? $0 : nil }
  }

  private static let mostCounted = 1_000_000_000

  /// Takes in a document and returns the least and the greatest of its numbers.
  mutating func add(_ document: JSONValue) -> ClosedRange<Int>? {
    var range: ClosedRange<Int>?
    if let feature = document["feature"] {
      add(container: feature, parents: [feature["name"]?.string ?? ""], &range)
    }
    return range
  }

  private mutating func add(
    container: JSONValue, parents: [String], _ range: inout ClosedRange<Int>?
  ) {
    addTags(of: container, &range)
    for child in container["children"]?.list ?? [] {
      if let background = child["background"] {
        note(background, &range)
        addSteps(of: background, &range)
      }
      if let rule = child["rule"] {
        note(rule, &range)
        add(container: rule, parents: parents + [rule["name"]?.string ?? ""], &range)
      }
      guard let scenario = child["scenario"] else { continue }
      note(scenario, &range)
      scenarios[scenario["id"]?.string ?? ""] = (Location(scenario["location"]), parents)
      addTags(of: scenario, &range)
      addSteps(of: scenario, &range)
      for examples in scenario["examples"]?.list ?? [] {
        note(examples, &range)
        addTags(of: examples, &range)
        for row in [examples["tableHeader"]].compactMap({ $0 }) + (examples["tableBody"]?.list ?? []) {
          note(row, &range)
        }
      }
    }
  }

  private mutating func addSteps(of parent: JSONValue, _ range: inout ClosedRange<Int>?) {
    for step in parent["steps"]?.list ?? [] {
      note(step, &range)
      for row in step["dataTable"]?["rows"]?.list ?? [] { note(row, &range) }
      steps[step["id"]?.string ?? ""] = (step["keyword"]?.string ?? "", Location(step["location"]))
    }
  }

  private mutating func addTags(of parent: JSONValue, _ range: inout ClosedRange<Int>?) {
    for tag in parent["tags"]?.list ?? [] {
      note(tag, &range)
      tags[tag["id"]?.string ?? ""] = Location(tag["location"])
    }
  }

  private mutating func note(_ node: JSONValue, _ range: inout ClosedRange<Int>?) {
    let number = number(node["id"]?.string)
    range = range.map { min($0.lowerBound, number)...max($0.upperBound, number) } ?? number...number
  }

  /// The pickle that a message stands for.
  mutating func pickle(_ value: JSONValue) -> Pickle {
    let nodes = value["astNodeIds"]?.list.compactMap(\.string) ?? []
    let scenario = nodes.first.flatMap { scenarios[$0] }
    let location = Location(value["location"])
    return Pickle(
      id: number(value["id"]?.string), uri: value["uri"]?.string ?? "", name: value["name"]?.string ?? "",
      language: value["language"]?.string ?? "en", location: location,
      scenarioLocation: scenario?.location ?? location, parents: scenario?.parents ?? [],
      astNodeIDs: nodes.map { number($0) },
      tags: (value["tags"]?.list ?? []).map { tag in
        let node = tag["astNodeId"]?.string
        return PickleTag(
          name: tag["name"]?.string ?? "", location: node.flatMap { tags[$0] } ?? location,
          astNodeID: number(node))
      },
      steps: (value["steps"]?.list ?? []).map { step($0, of: location) })
  }

  private mutating func step(_ value: JSONValue, of scenario: Location) -> PickleStep {
    let nodes = value["astNodeIds"]?.list.compactMap(\.string) ?? []
    let written = nodes.first.flatMap { steps[$0] }
    return PickleStep(
      id: number(value["id"]?.string), keyword: written?.keyword ?? "",
      kind: value["type"]?.string.flatMap(PickleStep.Kind.init) ?? .unknown,
      text: value["text"]?.string ?? "",
      location: written?.location ?? scenario, astNodeIDs: nodes.map { number($0) },
      arguments: Self.arguments(value["argument"]))
  }

  /// What stands under a step; numbered where it is both.
  private static func arguments(_ value: JSONValue?) -> [PickleArgument] {
    var found: [(Int, PickleArgument)] = []
    if let text = value?["docString"] {
      let argument = PickleArgument.docString(
        content: text["content"]?.string ?? "", mediaType: text["mediaType"]?.string)
      found.append((text["argumentIndex"]?.number ?? 0, argument))
    }
    if let table = value?["dataTable"] {
      let rows = (table["rows"]?.list ?? []).map { row in
        (row["cells"]?.list ?? []).map { $0["value"]?.string ?? "" }
      }
      found.append((table["argumentIndex"]?.number ?? 0, .dataTable(rows)))
    }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension Location {
  /// Reads a location from its message.
  init(_ value: JSONValue?) {
    self.init(line: value?["line"]?.number ?? 0, column: value?["column"]?.number ?? 0)
  }
}
