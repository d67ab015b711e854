/// Code that runs around scenarios, steps or the whole run.
public struct Hook<W: World>: Sendable {
  /// What the code is called with.
  enum Body: Sendable {
    case scenario(@MainActor @Sendable (W, ScenarioContext) async throws -> Void)
    case run(@MainActor @Sendable () async throws -> Void)
  }

  /// How reports name the hook.
  public let info: HookInfo
  let body: Body
}

extension StepLibrary {
  mutating func append(_ hook: Hook<W>) {
    hooks.append(hook)
    order.append(.hook)
  }
}

/// Code that runs before each scenario, or before those whose tags match.
public struct Before<W: World>: LibraryEntry {
  let hook: Hook<W>

  /// Creates a hook; `tags` is a tag expression.
  public init(
    name: String? = nil, tags: String? = nil, file: String = #fileID, line: Int = #line,
    body: @escaping @MainActor @Sendable (W, ScenarioContext) async throws -> Void
  ) {
    let code = CodePlace(file: file, line: line)
    hook = Hook(
      info: HookInfo(moment: .beforeScenario, name: name, tags: tags, code: code), body: .scenario(body))
  }

  /// Adds the hook to a library.
  public func add(to library: inout StepLibrary<W>) { library.append(hook) }
}

/// Code that runs after each scenario, whatever came of it, or after those whose tags match.
public struct After<W: World>: LibraryEntry {
  let hook: Hook<W>

  /// Creates a hook; `tags` is a tag expression.
  public init(
    name: String? = nil, tags: String? = nil, file: String = #fileID, line: Int = #line,
    body: @escaping @MainActor @Sendable (W, ScenarioContext) async throws -> Void
  ) {
    let code = CodePlace(file: file, line: line)
    hook = Hook(
      info: HookInfo(moment: .afterScenario, name: name, tags: tags, code: code), body: .scenario(body))
  }

  /// Adds the hook to a library.
  public func add(to library: inout StepLibrary<W>) { library.append(hook) }
}

/// Code that runs before or after each step of the scenarios whose tags match.
public struct AroundStep<W: World>: LibraryEntry {
  /// On which side of the step the code runs.
  public enum Side: Sendable { case before, after }

  let hook: Hook<W>

  /// Creates a hook; `tags` is a tag expression.
  public init(
    _ side: Side, name: String? = nil, tags: String? = nil, file: String = #fileID, line: Int = #line,
    body: @escaping @MainActor @Sendable (W, ScenarioContext) async throws -> Void
  ) {
    let code = CodePlace(file: file, line: line)
    let moment: HookInfo.Moment = side == .before ? .beforeStep : .afterStep
    hook = Hook(info: HookInfo(moment: moment, name: name, tags: tags, code: code), body: .scenario(body))
  }

  /// Adds the hook to a library.
  public func add(to library: inout StepLibrary<W>) { library.append(hook) }
}

/// Code that runs once before or after all scenarios.
public struct AroundRun<W: World>: LibraryEntry {
  /// On which side of the run the code runs.
  public enum Side: Sendable { case before, after }

  let hook: Hook<W>

  /// Creates a hook.
  public init(
    _ side: Side, name: String? = nil, file: String = #fileID, line: Int = #line,
    body: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    let code = CodePlace(file: file, line: line)
    let moment: HookInfo.Moment = side == .before ? .beforeRun : .afterRun
    hook = Hook(info: HookInfo(moment: moment, name: name, tags: nil, code: code), body: .run(body))
  }

  /// Adds the hook to a library.
  public func add(to library: inout StepLibrary<W>) { library.append(hook) }
}
