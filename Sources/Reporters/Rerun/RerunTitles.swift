import Gherkin
public import ScenarioRunner

/// What rerun lists call scenarios: by their titles, and where several of a file share one, by which of them it is.
///
/// Lines are no help there: where one is added above, each of them stands where another one stood.
public struct RerunTitles: Sendable {
  private struct Shared: Hashable {
    var uri: ExactText
    var title: ExactText
  }

  private var marks: [Int: String] = [:]

  /// Finds out which titles are shared.
  ///
  /// - Parameter testCases: All scenarios of the files, whether they are selected or not.
  /// - Complexity: O(*n* log *n*) in their number.
  public init(of testCases: [TestCase]) {
    let groups = Dictionary(grouping: testCases) { testCase in
      Shared(uri: ExactText(testCase.pickle.uri), title: ExactText(testCase.pickle.title))
    }
    for group in groups.values where group.count > 1 {
      let sorted = group.sorted { $0.pickle.location < $1.pickle.location }
      for (index, testCase) in sorted.enumerated() {
        marks[testCase.id] = " [\(index + 1) of \(sorted.count)]"
      }
    }
  }

  /// The title of a scenario, as a list has it.
  public func title(of testCase: TestCase) -> String {
    HarmlessText.line(testCase.pickle.title) + (marks[testCase.id] ?? "")
  }
}
