import Foundation
import Gherkin
import Reporters
import ScenarioRunner

/// How long scenarios took in the last run, with all attempts at them, as its reports tell.
struct ScenarioDurations {
  /// What tells a scenario from others, even where lines were added above it.
  private struct Name: Hashable {
    var suite: String
    var uri: String
    var name: String
  }

  private struct Place: Hashable {
    var name: Name
    var line: Int
  }

  private var byPlace: [Place: Duration] = [:]
  private var byName: [Name: [Duration]] = [:]

  /// Reads reports: the JSON of a run, or message files.
  ///
  /// - Throws: The first one that cannot be read, or that is no report of a run.
  init(paths: [String], console: Console) throws(UsageError) {
    for path in paths {
      guard FileManager.default.fileExists(atPath: console.resolved(path)) else { throw .noSuchFile(path) }
      let bytes = try console.bytes(of: path)
      if let report = JSONValue(parsing: bytes[...]), report["format"]?.string == "rehearsal-run" {
        add(report: report)
      } else if !add(messages: bytes, path) {
        throw .noDurations(path)
      }
    }
  }

  /// How long a scenario took; where its line is another now, what those of its name took on average.
  func callAsFunction(_ testCase: TestCase) -> Duration? {
    let name = Name(suite: testCase.suite, uri: testCase.pickle.uri, name: testCase.pickle.name)
    if let known = byPlace[Place(name: name, line: testCase.pickle.location.line)] { return known }
    guard let all = byName[name] else { return nil }
    return all.reduce(.zero, +) / all.count
  }

  private mutating func add(report: JSONValue) {
    for scenario in report["scenarios"]?.list ?? [] {
      guard let suite = scenario["app"]?.string, let uri = scenario["uri"]?.string,
        let name = scenario["name"]?.string, let line = scenario["line"]?.number,
        let duration = scenario["duration"]?.seconds, scenario["attempts"]?.number != 0
      else { continue }
      let earlier = (scenario["earlierAttempts"]?.list ?? []).compactMap { $0["duration"]?.seconds }
      add(
        Place(name: Name(suite: suite, uri: uri, name: name), line: line), earlier.reduce(duration, +))
    }
  }

  /// Adds what messages tell, and returns whether they are those of a run, be it of one that had nothing to run.
  private mutating func add(messages bytes: [UInt8], _ path: String) -> Bool {
    var found: [(Place, Duration)] = []
    var earlier: [Int: Duration] = [:]
    let reader = MessageReader(name: path) { event in
      guard case .scenarioFinished(let testCase, _, let result, let willBeRetried) = event else { return }
      earlier[testCase.id, default: .zero] += result.duration
      guard !willBeRetried else { return }
      let name = Name(suite: testCase.suite, uri: testCase.pickle.uri, name: testCase.pickle.name)
      found.append((Place(name: name, line: testCase.pickle.location.line), earlier[testCase.id] ?? .zero))
    }
    // What can be read counts: a report that ends early still knows how long its scenarios took.
    try? reader.read(bytes)
    let summary = try? reader.finish()
    for (place, duration) in found { add(place, duration) }
    return !found.isEmpty || summary?.facts.isEmpty == false
  }

  private mutating func add(_ place: Place, _ duration: Duration) {
    byPlace[place] = duration
    byName[place.name, default: []].append(duration)
  }
}
