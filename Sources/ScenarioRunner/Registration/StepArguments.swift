import CucumberExpressions

/// What a step's text and what stands under it hand to the step's code, in order.
struct StepArguments {
  private let values: ArgumentValues
  private var next = 0
  private var table: DataTable?
  private var docString: DocString?

  init(values: ArgumentValues, table: DataTable?, docString: DocString?) {
    self.values = values
    self.table = table
    self.docString = docString
  }

  /// Returns the next argument as the type that the step's code takes.
  mutating func take<Value>(_ type: Value.Type) throws -> Value {
    if next < values.count {
      next += 1
      guard let value = values[next - 1] as? Value else {
        preconditionFailure("the library was checked: argument \(next) is a \(type)")
      }
      return value
    }
    if type == DocString.self {
      guard let found = docString as? Value else { throw StepError.noDocString }
      docString = nil
      return found
    }
    guard let found = table else { throw StepError.noTable }
    table = nil
    if let whole = found as? Value { return whole }
    guard let rows = type as? any TableRows.Type, let decoded = try rows.decoding(found) as? Value else {
      preconditionFailure("the library was checked: \(type) takes a table")
    }
    return decoded
  }

  /// Leaves out what the expression gives, so that what stands under the step is next.
  mutating func skipValues() { next = values.count }

  /// Checks that nothing stands under the step that its code did not take.
  func checkAllTaken() throws {
    if table != nil { throw StepError.unusedArgument("table") }
    if docString != nil { throw StepError.unusedArgument("doc string") }
  }
}

/// A type that a step's code takes, as it is checked against the expression.
struct ParameterKind: Sendable {
  enum Source: Sendable { case text, table, docString }

  private let type: any Sendable.Type

  private let takeOne: @Sendable (inout StepArguments) throws -> Void

  init<Value: Sendable>(_ type: Value.Type) {
    self.type = type
    takeOne = { _ = try $0.take(Value.self) }
  }

  /// Where a value of the type comes from, unless it is what a parameter gives.
  var source: Source {
    if type == DocString.self { return .docString }
    return type == DataTable.self || type is any TableRows.Type ? .table : .text
  }

  /// Takes an argument as the code does, and lets go of it.
  func check(_ arguments: inout StepArguments) throws {
    try takeOne(&arguments)
  }

  /// The type's name, as people write it.
  var name: String { Self.name(of: "\(type)") }

  /// The type within, where the code takes an optional.
  private var wrapped: ObjectIdentifier? { (type as? any OptionalArgument.Type).map { $0.wrappedTypeID } }

  /// Whether the code's type is the one that the parameter gives.
  ///
  /// A group of a regular expression that can be left out is taken as an optional.
  func takes(_ parameter: ExpressionParameter) -> Bool {
    // Asking for the type itself first spares nearly all questions for conformances, which are slow.
    (!parameter.canBeAbsent && ObjectIdentifier(type) == parameter.valueTypeID)
      || wrapped == parameter.valueTypeID
  }

  /// The name of a type as people write it: `[Row]`, `String?`.
  private static func name(of type: String) -> String {
    guard type.hasSuffix(">") else { return type }
    for (generic, open, close) in [("Array<", "[", "]"), ("Optional<", "", "?")] where type.hasPrefix(generic)
    {
      return open + name(of: String(type.dropFirst(generic.count).dropLast())) + close
    }
    return type
  }
}

/// An optional, which may stand for an argument that was left out.
private protocol OptionalArgument {
  /// The type within.
  static var wrappedTypeID: ObjectIdentifier { get }
}

extension Optional: OptionalArgument {
  fileprivate static var wrappedTypeID: ObjectIdentifier { ObjectIdentifier(Wrapped.self) }
}
