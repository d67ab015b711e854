public import ScenarioRunner

/// An app with its steps: what another team hands in to rehearse its own app.
public struct AppSuite: Sendable {
  /// The name by which it is chosen, and the name of its folder under `Scenarios`.
  public var name: String
  /// What the app is, in one line.
  public var summary: String
  let bind: @Sendable () throws(LibraryErrors) -> BoundLibrary

  /// Creates a suite.
  ///
  /// - Parameters:
  ///   - name: Lower case, with hyphens; also the folder of its brief and scenarios.
  ///   - summary: What the app is, in one line.
  ///   - steps: The steps, made and checked when a run needs them.
  ///   - makeWorld: Makes the world of one attempt at a scenario.
  public init<W: World>(
    name: String, summary: String, steps: @autoclosure @escaping @Sendable () -> StepLibrary<W>,
    makeWorld: @escaping @MainActor @Sendable (ScenarioContext) async throws -> W
  ) {
    self.init(
      name: name, summary: summary, steps: steps(), variants: [WorldVariant(nil, makeWorld: makeWorld)])
  }

  /// Creates a suite whose scenarios are each run in several variants, such as over two interfaces.
  ///
  /// - Parameters:
  ///   - name: Lower case, with hyphens; also the folder of its brief and scenarios.
  ///   - summary: What the app is, in one line.
  ///   - steps: The steps, made and checked when a run needs them.
  ///   - variants: The variants, each with a name of its own that reports write behind a scenario's.
  public init<W: World>(
    name: String, summary: String, steps: @autoclosure @escaping @Sendable () -> StepLibrary<W>,
    variants: [WorldVariant<W>]
  ) {
    self.name = name
    self.summary = summary
    bind = { () throws(LibraryErrors) in
      try BoundLibrary(name: name, library: steps(), variants: variants)
    }
  }
}
