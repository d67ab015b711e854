public import CucumberExpressions
import Gherkin

/// A checked step library together with how to make its worlds; the kind of world is hidden.
///
/// Nothing of it changes, and many hold it: each test case does.
public final class BoundLibrary: Sendable {
  /// Makes the world of one attempt at a scenario.
  public typealias MakeWorld = @MainActor @Sendable (ScenarioContext) async throws -> any World

  struct Step: Sendable {
    let info: DefinitionInfo
    /// What the code takes of what stands under the step.
    let underneath: [ParameterKind]
    let body: @MainActor @Sendable (any World, StepArguments) async throws -> Void
  }

  struct ScenarioHook: Sendable {
    let info: HookInfo
    let condition: TagExpression?
    let body: @MainActor @Sendable (any World, ScenarioContext) async throws -> Void

    /// Whether the hook's condition holds for a scenario.
    func applies(to pickle: Pickle) -> Bool { condition?.evaluate(pickle.tags.map(\.name)) ?? true }
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
  /// What the library holds, in the order in which it stands there.
  public let info: LibraryInfo
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
  public convenience init<W: World>(
    name: String, library: StepLibrary<W>,
    makeWorld: @escaping @MainActor @Sendable (ScenarioContext) async throws -> W
  ) throws(LibraryErrors) {
    try self.init(name: name, library: library, variants: [WorldVariant(nil, makeWorld: makeWorld)])
  }

  /// Checks a library and binds it to worlds of which each scenario is run in every one.
  ///
  /// - Parameters:
  ///   - name: The name of the suite that the library belongs to.
  ///   - library: The library.
  ///   - variants: The worlds.
  ///   - isLenient: Whether an expression with a parameter type that nobody defined is only left out, as in
  ///     Cucumber, so that its steps are undefined.
  /// - Throws: Every step whose code does not fit its expression, every malformed expression, tag
  ///   expression or parameter type, in the order of the library.
  public init<W: World>(
    name: String, library: StepLibrary<W>, variants: [WorldVariant<W>], isLenient: Bool = false
  ) throws(LibraryErrors) {
    var check = LibraryCheck(isLenient: isLenient)
    var stepEntries: [[LibraryInfo.Entry]] = []
    for (type, code) in library.parameterTypes { check.define(type, at: code) }
    var steps: [Step] = []
    var expressions: [(StepExpression, Int)] = []
    for entry in library.steps.indices {
      let definition = library.steps[entry]
      check.checkHasExpression(definition.expressions, at: definition.code)
      stepEntries.append([])
      for source in definition.expressions {
        guard
          let (expression, underneath) = check.expression(
            source, kinds: definition.kinds, at: definition.code)
        else {
          if let undefined = check.lastUndefined { stepEntries[entry].append(undefined) }
          continue
        }
        var info = DefinitionInfo(
          index: steps.count, entry: entry, expression: source, code: definition.code)
        if case .regular = expression { info.isRegularExpression = true }
        expressions.append((expression, steps.count))
        stepEntries[entry].append(.definition(info))
        steps.append(
          Step(
            info: info, underneath: underneath, body: { try await definition.body(Self.world($0), $1) }))
      }
    }
    var scenarioHooks: [ScenarioHook] = []
    var runHooks: [RunHook] = []
    var hookInfos: [HookInfo] = []
    for hook in library.hooks {
      var info = hook.info
      info.index = hookInfos.count
      hookInfos.append(info)
      switch hook.body {
      case .run(let body): runHooks.append(RunHook(info: info, body: body))
      case .scenario(let body):
        scenarioHooks.append(
          ScenarioHook(
            info: info, condition: check.condition(info),
            body: { try await body(Self.world($0), $1) }))
      }
    }
    guard check.errors.isEmpty else { throw LibraryErrors(errors: check.errors) }
    self.name = name
    self.registry = check.registry
    self.steps = steps
    self.definitions = steps.map(\.info)
    self.info = LibraryInfo(
      suite: name,
      entries: Self.entries(
        library.order, types: library.parameterTypes.map { ParameterTypeInfo($0.type, at: $0.code) },
        steps: stepEntries, hooks: hookInfos))
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

  /// Puts the entries of a library back into the order in which they stand there.
  private static func entries(
    _ order: [LibraryEntryKind], types: [ParameterTypeInfo], steps: [[LibraryInfo.Entry]],
    hooks: [HookInfo]
  ) -> [LibraryInfo.Entry] {
    var (types, steps, hooks) = (types[...], steps[...], hooks[...])
    return order.flatMap { kind -> [LibraryInfo.Entry] in
      switch kind {
      case .parameterType: types.popFirst().map { [.parameterType($0)] } ?? []
      case .step: steps.popFirst() ?? []
      case .hook: hooks.popFirst().map { [.hook($0)] } ?? []
      }
    }
  }

  /// Why a step's code cannot be called with what stands under the step; nil where it can.
  func misfit(of planned: PlannedStep) -> (any Error)? {
    guard case .step(let definition, _) = planned.match, planned.argumentError == nil else { return nil }
    var arguments = StepArguments(planned)
    arguments.skipValues()
    do {
      for kind in steps[definition.index].underneath { try kind.check(&arguments) }
      try arguments.checkAllTaken()
      return nil
    } catch {
      return error
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
