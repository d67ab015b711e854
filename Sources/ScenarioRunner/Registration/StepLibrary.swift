public import CucumberExpressions

/// The steps, hooks and parameter types for one kind of world; a value, nothing is global.
///
///     let steps = StepLibrary<ShopWorld> {
///       Given("{int} apples") { (world, count: Int) in world.apples = count }
///       Then("there are {int} apples") { (world, count: Int) in try expect(world.apples, equals: count) }
///     }
public struct StepLibrary<W: World>: LibraryEntry {
  /// The steps, in order.
  public internal(set) var steps: [StepDefinition<W>] = []
  /// The hooks, in order.
  public internal(set) var hooks: [Hook<W>] = []
  /// The parameter types besides the built-in ones, with where they stand.
  public internal(set) var parameterTypes: [(type: ParameterType, code: CodePlace)] = []

  /// The kinds of all entries, in the order in which they stand in the library.
  var order: [LibraryEntryKind] = []

  /// The names of the parameter types whose texts no report shows.
  public internal(set) var secretParameters: Set<String> = []

  /// Creates a library from its entries; a library may be an entry of another.
  public init(@StepLibraryBuilder<W> _ entries: () -> [any LibraryEntry<W>]) {
    for entry in entries() { entry.add(to: &self) }
  }

  /// Adds this library's entries to another, behind those that it has.
  public func add(to library: inout StepLibrary<W>) {
    library.steps += steps
    library.hooks += hooks
    library.parameterTypes += parameterTypes
    library.order += order
    library.secretParameters.formUnion(secretParameters)
  }

  /// Returns the same entries for a larger world, of which this library's world is a part.
  public func pullback<Larger: World>(
    _ part: @escaping @MainActor @Sendable (Larger) -> W
  ) -> StepLibrary<Larger> {
    var result = StepLibrary<Larger> {}
    result.parameterTypes = parameterTypes
    result.order = order
    result.secretParameters = secretParameters
    result.steps = steps.map { step in
      StepDefinition(expressions: step.expressions, code: step.code, kinds: step.kinds) { world, arguments in
        try await step.body(part(world), arguments)
      }
    }
    result.hooks = hooks.map { hook in
      switch hook.body {
      case .run(let body): Hook(info: hook.info, body: .run(body))
      case .scenario(let body):
        Hook(info: hook.info, body: .scenario { try await body(part($0), $1) })
      }
    }
    return result
  }
}

/// What an entry of a library is.
enum LibraryEntryKind: Sendable { case parameterType, step, hook }

/// Collects the entries of a step library.
@resultBuilder public enum StepLibraryBuilder<W: World> {
  /// Takes one entry.
  public static func buildExpression<Entry: LibraryEntry>(
    _ entry: Entry
  ) -> [any LibraryEntry<W>] where Entry.W == W { [entry] }

  /// Joins the entries of a block.
  public static func buildBlock(_ parts: [any LibraryEntry<W>]...) -> [any LibraryEntry<W>] { joined(parts) }

  /// Joins the entries of a loop.
  public static func buildArray(_ parts: [[any LibraryEntry<W>]]) -> [any LibraryEntry<W>] { joined(parts) }

  // Without the collections' own algorithms, whose types would be put together at each start of a program.
  private static func joined(_ parts: [[any LibraryEntry<W>]]) -> [any LibraryEntry<W>] {
    guard parts.count != 1 else { return parts[0] }
    var entries: [any LibraryEntry<W>] = []
    var part = 0
    while part < parts.count {
      var entry = 0
      while entry < parts[part].count {
        entries.append(parts[part][entry])
        entry += 1
      }
      part += 1
    }
    return entries
  }

  /// Takes the entries of a condition, or none.
  public static func buildOptional(_ part: [any LibraryEntry<W>]?) -> [any LibraryEntry<W>] { part ?? [] }

  /// Takes the entries of the first branch.
  public static func buildEither(first part: [any LibraryEntry<W>]) -> [any LibraryEntry<W>] { part }

  /// Takes the entries of the second branch.
  public static func buildEither(second part: [any LibraryEntry<W>]) -> [any LibraryEntry<W>] { part }
}

/// A parameter type for the expressions of a library, such as `{asset}`.
public struct Parameter<W: World>: LibraryEntry {
  let type: ParameterType
  let isSecret: Bool
  let code: CodePlace

  /// Creates a parameter type from the regular expression of its text and the value it stands for.
  ///
  /// `transform` throws where the text has the right form but stands for nothing. The text of a secret, such
  /// as a password, is known to the step's code alone: plan, events and reports have it masked.
  public init<Value: Sendable>(
    _ name: String, matching pattern: String, useForSnippets: Bool = true, isSecret: Bool = false,
    file: String = #fileID, line: Int = #line,
    transform: @escaping @Sendable (String) throws -> Value
  ) {
    type = ParameterType(
      name, patterns: [pattern], useForSnippets: useForSnippets, as: Value.self,
      transform: { groups in try transform(groups.lazy.compactMap { $0 }.first ?? "") })
    self.isSecret = isSecret
    code = CodePlace(file: file, line: line)
  }

  /// Creates a parameter type that was made elsewhere.
  public init(_ type: ParameterType, file: String = #fileID, line: Int = #line) {
    self.type = type
    isSecret = false
    code = CodePlace(file: file, line: line)
  }

  /// Adds the parameter type to a library.
  public func add(to library: inout StepLibrary<W>) {
    library.parameterTypes.append((type, code))
    library.order.append(.parameterType)
    if isSecret { library.secretParameters.insert(type.name) }
  }
}
