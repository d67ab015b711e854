public import CucumberExpressions

/// A checked step library together with how to make its worlds; the kind of world is hidden.
public struct BoundLibrary: Sendable {
  /// Makes the world of one attempt at a scenario.
  public typealias MakeWorld = @MainActor @Sendable (ScenarioContext) async throws -> any World

  struct Step: Sendable {
    let info: DefinitionInfo
    let body: @MainActor @Sendable (any World, StepArguments) async throws -> Void
  }

  struct ScenarioHook: Sendable {
    let info: HookInfo
    let condition: TagExpression?
    let body: @MainActor @Sendable (any World, ScenarioContext) async throws -> Void
  }

  struct Variant: Sendable {
    let name: String?
    let makeWorld: MakeWorld
  }

  struct RunHook: Sendable {
    let info: HookInfo
    let body: @MainActor @Sendable () async throws -> Void
  }

  /// The name of the suite that the library belongs to.
  public let name: String
  /// The parameter types that the library's expressions use.
  public let registry: ParameterTypeRegistry
  /// All definitions, in order; an entry with several expressions counts once each.
  public let definitions: [DefinitionInfo]
  let steps: [Step]
  let matcher: StepMatcher<Int>
  let secrets: SecretText
  let scenarioHooks: [ScenarioHook]
  let runHooks: [RunHook]
  let hasStepHooks: Bool
  /// The ways in which every scenario is run, in order.
  let variants: [Variant]

  /// Checks a library and binds it to the worlds that it works on.
  ///
  /// - Throws: All that is wrong with the library, in its order.
  public init<W: World>(
    name: String, library: StepLibrary<W>,
    makeWorld: @escaping @MainActor @Sendable (ScenarioContext) async throws -> W
  ) throws(LibraryErrors) {
    try self.init(name: name, library: library, variants: [WorldVariant(nil, makeWorld: makeWorld)])
  }

  /// Checks a library and binds it to worlds of which each scenario is run in every one.
  ///
  /// - Throws: Every step whose code does not fit its expression, every malformed expression, tag
  ///   expression or parameter type, in the order of the library.
  public init<W: World>(
    name: String, library: StepLibrary<W>, variants: [WorldVariant<W>]
  ) throws(LibraryErrors) {
    var check = LibraryCheck()
    for (type, code) in library.parameterTypes { check.define(type, at: code) }
    var steps: [Step] = []
    var expressions: [(StepExpression, Int)] = []
    for (entry, definition) in library.steps.enumerated() {
      check.checkHasExpression(definition.expressions, at: definition.code)
      for source in definition.expressions {
        guard let expression = check.expression(source, kinds: definition.kinds, at: definition.code) else {
          continue
        }
        expressions.append((expression, steps.count))
        steps.append(
          Step(
            info: DefinitionInfo(
              index: steps.count, entry: entry, expression: source, code: definition.code),
            body: { try await definition.body(Self.world($0), $1) }))
      }
    }
    var scenarioHooks: [ScenarioHook] = []
    var runHooks: [RunHook] = []
    for hook in library.hooks {
      switch hook.body {
      case .run(let body): runHooks.append(RunHook(info: hook.info, body: body))
      case .scenario(let body):
        scenarioHooks.append(
          ScenarioHook(
            info: hook.info, condition: check.condition(hook.info),
            body: { try await body(Self.world($0), $1) }))
      }
    }
    guard check.errors.isEmpty else { throw LibraryErrors(errors: check.errors) }
    self.name = name
    self.registry = check.registry
    self.steps = steps
    self.definitions = steps.map(\.info)
    self.matcher = StepMatcher(expressions)
    self.secrets = SecretText(
      expressions: expressions.map(\.0), secretParameters: library.secretParameters)
    self.scenarioHooks = scenarioHooks
    self.runHooks = runHooks
    self.hasStepHooks = scenarioHooks.contains {
      $0.info.moment == .beforeStep || $0.info.moment == .afterStep
    }
    self.variants = variants.map { variant in
      Variant(name: variant.name) { try await variant.makeWorld($0) }
    }
  }

  /// How the world of a test case's variant is made.
  func makeWorld(for testCase: TestCase) -> MakeWorld {
    guard let variant = variants.first(where: { $0.name == testCase.variant }) else {
      preconditionFailure("a plan names only variants of its libraries")
    }
    return variant.makeWorld
  }

  private static func world<W: World>(_ world: any World) -> W {
    guard let world = world as? W else {
      preconditionFailure("a library's steps are called with the world that its own closure made")
    }
    return world
  }
}
