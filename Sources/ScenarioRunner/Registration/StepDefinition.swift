/// A step's expression and the code behind it.
public struct StepDefinition<W: World>: Sendable {
  /// Calls the code with the world and the arguments.
  typealias Body = @MainActor @Sendable (W, StepArguments) async throws -> Void

  /// The expression, or several of which each means the same, such as one a language.
  public let expressions: [String]
  /// Where the definition stands.
  public let code: CodePlace
  let kinds: [ParameterKind]
  let body: Body

  init(expressions: [String], code: CodePlace, kinds: [ParameterKind], body: @escaping Body) {
    self.expressions = expressions
    self.code = code
    self.kinds = kinds
    self.body = body
  }

  fileprivate init<each Value: Sendable>(
    _ expressions: [String], _ code: CodePlace,
    _ body: @escaping @MainActor @Sendable (W, repeat each Value) async throws -> Void
  ) {
    var kinds: [ParameterKind] = []
    repeat kinds.append(ParameterKind((each Value).self))
    self.init(expressions: expressions, code: code, kinds: kinds) { world, arguments in
      var arguments = arguments
      let values = (repeat try arguments.take((each Value).self))
      try arguments.checkAllTaken()
      try await body(world, repeat each values)
    }
  }
}

/// Something that a step library is made of.
public protocol LibraryEntry<W>: Sendable {
  /// The world that the entry's code works on.
  associatedtype W: World

  /// Adds what the entry stands for to a library.
  func add(to library: inout StepLibrary<W>)
}

/// A step of a library: an expression, or several that mean the same, and its code.
public struct StepEntry<W: World>: LibraryEntry {
  let definition: StepDefinition<W>

  /// Creates a step from its expression, or from several that mean the same, and its code.
  public init<each Value: Sendable>(
    _ expressions: String..., file: String = #fileID, line: Int = #line,
    body: @escaping @MainActor @Sendable (W, repeat each Value) async throws -> Void
  ) {
    definition = StepDefinition(expressions, CodePlace(file: file, line: line), body)
  }

  /// Adds the step to a library.
  public func add(to library: inout StepLibrary<W>) {
    library.steps.append(definition)
    library.order.append(.step)
  }
}

/// A step that sets the scene; matching does not depend on the keyword.
public typealias Given<W: World> = StepEntry<W>

/// A step that does something; matching does not depend on the keyword.
public typealias When<W: World> = StepEntry<W>

/// A step that looks at what came of it; matching does not depend on the keyword.
public typealias Then<W: World> = StepEntry<W>
