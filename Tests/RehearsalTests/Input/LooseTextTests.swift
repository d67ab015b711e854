import Gherkin
import ScenarioRunner
import Testing

@testable import Rehearsal

/// The language of a text from the command line or from standard input.
struct LooseTextTests {
  /// An app that is spoken to in two languages.
  private static let fruit = AppSuite(
    name: "fruit", summary: "Counts fruit",
    steps: StepLibrary<CountingWorld> {
      Given("{int} apples", "{int} maçãs") { (world, count: Int) in world.count = count }
      When("I eat {int}", "como {int}") { (world, count: Int) in world.count -= count }
      Then("{int} are left", "restam {int}") { (world, count: Int) in
        guard world.count == count else { throw ExpectationFailure("fruit is missing") }
      }
    }
  ) { _ in CountingWorld() }

  @Test func `a sentence in Portuguese simply works, and a note says that it was read so`() async throws {
    let end = try await Stage().run(
      ["-e", "Dado 5 maçãs, quando como 2, então restam 3"], suites: [Self.fruit])
    #expect(end.status == .success)
    #expect(end.output == "1 scenario: 1 passed   TIME\n")
    #expect(
      end.errors == "-e: note: read in Portuguese (pt) as no step begins with an English keyword\n")
  }

  @Test func `so does standard input, with its own places`() async throws {
    let end = try await Stage().run(
      ["-"], input: "Comer:\nDado 5 maçãs\nQuando como 2\nE como 1\nEntão restam 3\n", suites: [Self.fruit])
    #expect(end.status == .scenarioFailed)
    #expect(end.output.contains("-:5:1"))
    #expect(end.output.contains("✗ Comer"))
    #expect(end.errors.contains("read in Portuguese (pt)"))
  }

  @Test func `English comes first, whatever else a text has`() async throws {
    let end = try await Stage().run(
      ["-e", "Dado or not, given 5 apples, then 5 are left"], suites: [Self.fruit])
    #expect(end.status == .success)
    #expect(end.errors == "")
  }

  @Test func `a language that is named counts, without a note`() async throws {
    let end = try await Stage().run(
      ["-e", "# language: pt\nDado 5 maçãs, então restam 5"], suites: [Self.fruit])
    #expect(end.status == .success)
    #expect(end.errors == "")
  }

  @Test func `languages that read it alike are all named`() throws {
    #expect(
      try notes(of: "Quando como 2") == [
        "-e: note: read in Italian (it) or Portuguese (pt), which comes to the same here, "
          + "as no step begins with an English keyword"
      ])
  }

  @Test func `a text without any keyword is told so in English`() throws {
    for text in ["five apples", "I eat 2", "a apple"] {
      #expect(throws: ParseErrors.self, "\(text)") { try notes(of: text) }
    }
    #expect(throws: ParseErrors.self) { try notes(of: "I tap Next") }
  }

  @Test func `a text that says something else in each of two languages is none of them`() throws {
    let text = "Dado a, Entonces b, Então c"
    let error = try #require(throws: ParseErrors.self) { try notes(of: text) }
    #expect(
      error.description == """
        -e:1:1: error: the text can be read in Spanish (es) or Portuguese (pt), and means something else in each
        note: name the language on a first line of its own, such as '# language: pt'
        """)
  }

  private func notes(of text: String) throws -> [String] {
    var notes: [String] = []
    let source = GherkinSource(uri: "-e", text: text, format: .shorthand)
    _ = try LooseText(source: source).parsed(notes: &notes)
    return notes
  }
}
