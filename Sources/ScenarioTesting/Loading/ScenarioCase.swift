import Gherkin
public import ScenarioRunner
public import Testing

/// A scenario as a case of a test.
public struct ScenarioCase: Sendable, Identifiable, CustomTestStringConvertible {
  /// The scenario's name, with its variant where there are several; without a name its last step.
  public var name: String { HarmlessText.line(testCase.pickle.title) }
  /// Where the scenario stands; for an outline the row of its examples.
  public var place: FilePlace { testCase.place }
  /// The scenario's tags, with those of what it stands in, such as `@BUY-09`.
  public var tags: [String] { testCase.pickle.tags.map(\.name) }

  /// What tells the scenario from the others and stays the same from run to run: its place and its variant.
  public var id: String {
    "\(place.uri):\(place.location.line)" + (testCase.variant.map { " [\($0)]" } ?? "")
  }

  /// The name with the file and the line, such as `A real amount opens Next (set-amount.feature:41)`.
  public var testDescription: String {
    let file = place.uri.split(separator: "/").last.map(String.init) ?? place.uri
    return "\(name) (\(HarmlessText.line(file)):\(place.location.line))"
  }

  let testCase: TestCase
  let configuration: RunConfiguration
  let folder: ScenarioFolder
  private let plan: RunPlan

  init(_ testCase: TestCase, plan: RunPlan, configuration: RunConfiguration, folder: ScenarioFolder) {
    self.testCase = testCase
    self.plan = plan
    self.configuration = configuration
    self.folder = folder
  }

  /// A plan of this scenario alone.
  var ownPlan: RunPlan { plan.alone(testCase) }
}
