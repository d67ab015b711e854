import CucumberExpressions

/// Checks the entries of a library one by one and keeps what is wrong.
struct LibraryCheck {
  private(set) var registry = ParameterTypeRegistry()
  private(set) var errors: [LibraryError] = []
  /// What the expression checked last was left out for, where it was.
  private(set) var lastUndefined: LibraryInfo.Entry?
  private var places: [String: CodePlace] = [:]
  /// Whether an expression with an undefined parameter type is left out without being an error.
  private let isLenient: Bool

  init(isLenient: Bool = false) { self.isLenient = isLenient }

  /// Takes a parameter type in.
  mutating func define(_ type: ParameterType, at code: CodePlace) {
    do {
      try registry.define(type)
      places[type.name] = code
    } catch {
      if case .duplicateParameterType = error {
        let first = places[type.name].map { "the first is at \($0)" } ?? "it is built in"
        add("\(error)", note: first, at: code)
      } else {
        add("\(error)", note: error.note, at: code)
      }
    }
  }

  /// Checks that a step has an expression at all.
  mutating func checkHasExpression(_ expressions: [String], at code: CodePlace) {
    if expressions.isEmpty { errors.append(LibraryError(code: code, problem: .noExpression)) }
  }

  /// Compiles an expression and holds the types of its parameters against those of the code; returns what the code
  /// takes beyond them, too.
  mutating func expression(
    _ source: String, kinds: [ParameterKind], at code: CodePlace
  ) -> (expression: StepExpression, underneath: [ParameterKind])? {
    lastUndefined = nil
    do {
      let expression = try StepExpression(source, registry: registry)
      let parameters = expression.parameters
      // A parameter type may give what would otherwise be taken for the rows of a table.
      let texts = kinds.enumerated().prefix { index, kind in
        (index < parameters.count && kind.takes(parameters[index])) || kind.source == .text
      }.map(\.element)
      let rest = kinds.dropFirst(texts.count)
      if let problem = Self.mismatch(parameters, texts, rest: rest) {
        errors.append(LibraryError(code: code, problem: problem(source)))
        return nil
      }
      return (expression, Array(rest))
    } catch {
      if isLenient, case .undefinedParameterType(let name, _, _) = error {
        lastUndefined = .undefinedParameterType(name: name, expression: source)
        return nil
      }
      add("\(error)", note: error.note, at: code)
      return nil
    }
  }

  /// Parses the tag expression of a hook.
  mutating func condition(_ hook: HookInfo) -> TagExpression? {
    guard let source = hook.tags else { return nil }
    do {
      return try TagExpression(parsing: source)
    } catch {
      add("\(error)", note: error.note, at: hook.code)
      return nil
    }
  }

  private mutating func add(_ message: String, note: String?, at code: CodePlace) {
    let text = note.map { "\(message)\nnote: \($0)" } ?? message
    errors.append(LibraryError(code: code, problem: .expression(text)))
  }

  private static func mismatch(
    _ parameters: [ExpressionParameter], _ texts: [ParameterKind], rest: ArraySlice<ParameterKind>
  ) -> ((String) -> LibraryError.Problem)? {
    let tables = rest.filter { $0.source == .table }.count
    let docStrings = rest.filter { $0.source == .docString }.count
    if rest.contains(where: { $0.source == .text }) || tables > 1 || docStrings > 1 {
      return { .order($0, taken: (texts + rest).map(\.name)) }
    }
    if parameters.count != texts.count {
      return { .count($0, given: parameters.count, taken: texts.map(\.name)) }
    }
    for (index, (parameter, kind)) in zip(parameters, texts).enumerated()
    where !kind.takes(parameter) {
      return {
        .type(
          $0, position: index + 1, given: parameter.valueTypeName + (parameter.canBeAbsent ? "?" : ""),
          taken: kind.name)
      }
    }
    return nil
  }
}
