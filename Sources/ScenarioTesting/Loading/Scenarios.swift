import Foundation
public import Rehearsal
import ScenarioRunner

/// An app's scenarios as the arguments of a test.
///
/// ```swift
/// @Test(arguments: try Scenarios("Scenarios/shop", suite: shop))
/// func scenario(_ scenario: ScenarioCase) async throws { try await scenario.run() }
/// ```
///
/// There is always one at least: Swift Testing would skip a test without arguments and call the run good.
public struct Scenarios: RandomAccessCollection, Sendable {
  private let cases: [ScenarioCase]

  /// Reads and matches scenarios, each once for every variant of the suite.
  ///
  /// Variables of the environment choose among them as options of `rehearse` do: `REHEARSAL_TAGS`,
  /// `REHEARSAL_NAME`, `REHEARSAL_NAME_MATCHING`, `REHEARSAL_REQUIREMENT` (several with commas between) and
  /// `REHEARSAL_PATH`, a file, lines of one or a folder within `paths`. `REHEARSAL_TIMEOUT` is the number of
  /// seconds that a step may take.
  ///
  /// - Parameters:
  ///   - paths: Files, lines of files (`shop.feature:12`) and folders, from the package's folder on; the
  ///     suite's folder in `Scenarios` where there is none.
  ///   - suite: The app with its steps.
  ///   - environment: The variables that choose; those of the process where not given.
  ///   - fileID: The file of the test, whose module issues name.
  ///   - filePath: The file of the test, from which the package is found.
  /// - Throws: `ScenarioTestingError` where no scenario is there or chosen, and where a text cannot be read
  ///   or parsed, a library is unsound, or a tag names no line of the brief.
  public init(
    _ paths: String..., suite: AppSuite, environment: [String: String]? = nil, fileID: String = #fileID,
    filePath: String = #filePath
  ) throws {
    let folder = ScenarioFolder(fileID: fileID, filePath: filePath)
    let variables = try ScenarioVariables(environment ?? ProcessInfo.processInfo.environment)
    let paths = paths.isEmpty ? ["Scenarios/\(suite.name)"] : paths
    if let chosen = variables.chosenPath, !folder.isInside(chosen, paths) {
      throw ScenarioTestingError.outside(chosen, variable: ScenarioVariables.path, paths: paths)
    }
    let operands = variables.chosenPath.map { [$0] } ?? paths
    let run: PreparedRun
    do {
      run = try PreparedRun(
        variables.arguments + ["--"] + operands, suites: [suite], console: Self.console(folder.path))
    } catch {
      throw ScenarioTestingError.refused("\(error)", variables: variables.found)
    }
    cases = run.plan.testCases.map { testCase in
      ScenarioCase(
        testCase, plan: run.plan, configuration: run.configuration, folder: folder)
    }
  }

  /// The place of the first scenario.
  public var startIndex: Int { cases.startIndex }

  /// The place behind the last scenario.
  public var endIndex: Int { cases.endIndex }

  /// The scenario at a place.
  public subscript(position: Int) -> ScenarioCase { cases[position] }

  /// A console of which only the way out is taken, where a step blocks the main actor for good.
  private static func console(_ folder: String) -> Console {
    let process = Console.process
    return Console(write: process.write, writeError: process.writeError, folder: folder)
  }
}
