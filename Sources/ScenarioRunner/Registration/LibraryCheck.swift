import CucumberExpressions

/// Checks the entries of a library one by one and keeps what is wrong.
struct LibraryCheck {
  var registry = ParameterTypeRegistry()
  var errors: [LibraryError] = []

  /// Takes a parameter type in.
  mutating func define(_ type: ParameterType, at code: CodePlace) {
    do {
      try registry.define(type)
    } catch {
      errors.append(LibraryError(code: code, problem: .expression("\(error)")))
    }
  }

  /// Compiles an expression and holds the types of its parameters against those of the code.
  mutating func expression(
    _ source: String, kinds: [ParameterKind], at code: CodePlace
  ) -> StepExpression? {
    do {
      let expression = try StepExpression(source, registry: registry)
      let texts = kinds.prefix { $0.source == .text }
      if let problem = Self.mismatch(expression.parameters, Array(texts), rest: kinds.dropFirst(texts.count))
      {
        errors.append(LibraryError(code: code, problem: problem(source)))
        return nil
      }
      return expression
    } catch {
      errors.append(LibraryError(code: code, problem: .expression("\(error)")))
      return nil
    }
  }

  /// Parses the tag expression of a hook.
  mutating func condition(_ hook: HookInfo) -> TagExpression? {
    guard let source = hook.tags else { return nil }
    do {
      return try TagExpression(parsing: source)
    } catch {
      errors.append(LibraryError(code: hook.code, problem: .expression("\(error)")))
      return nil
    }
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
        .type($0, position: index + 1, given: parameter.valueTypeName, taken: kind.name)
      }
    }
    return nil
  }
}
