import Foundation
import TestSupport
import Testing

/// A run of many files, which are read and parsed by as many threads as there are workers.
struct ManyFilesTests {
  /// The lines of a run's message file, but for times and for which worker runs what.
  private func messages(_ stage: Stage, _ arguments: String...) async throws -> [String] {
    let ending = try await BuiltProgram("crashing-app").run(
      ["Scenarios", "--format", "message"] + arguments, in: stage.folder)
    #expect(ending.errors.contains("has no examples"))
    return ending.output.split(separator: "\n").map { line in
      String(line).replacing(#/\\?"(timestamp|duration)\\?":\{[^}]*\}/#, with: "TIME")
        .replacing(#/,?"workerId":"[^"]*"/#, with: "")
        .replacing(#/"jobs": *"[^"]*",?/#, with: "")
    }
  }

  @Test func `the message file is the same with two workers as without`() async throws {
    let stage = try Stage(
      Dictionary(
        uniqueKeysWithValues: SuiteOfManyFiles(seed: 2).files.map { path, text in
          ("Scenarios/crashing/" + path.replacing("Scenarios/", with: ""), text)
        }))
    let alone = try await messages(stage)
    #expect(alone.count > 1000)
    let together = try await messages(stage, "--jobs", "2")
    #expect(together.count == alone.count)
    let difference = zip(alone, together).first { $0 != $1 }
    #expect(difference == nil)
  }
}
