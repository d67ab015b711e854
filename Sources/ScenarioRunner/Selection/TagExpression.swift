/// A condition on tags, as `@smoke and not (@slow or @flaky)`.
///
/// `not` binds tighter than `and`, and `and` tighter than `or`. The operators are whole words in lower case,
/// tags are compared as whole names. A backslash makes a parenthesis, white space or a backslash part of a
/// name. The empty expression holds for all tags.
public struct TagExpression: Sendable, Equatable, CustomStringConvertible {
  /// One step of the condition; operands come before their operator, so that no depth needs recursion.
  enum Step: Sendable, Equatable {
    case tag(String)
    case not
    case and
    case or

    var isBinary: Bool { self == .and || self == .or }
  }

  private let steps: [Step]

  /// Parses an expression.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  public init(parsing text: String) throws(TagExpressionError) {
    steps = try TagExpressionParser.steps(of: text)
  }

  /// The names of all tags in the expression, in order.
  public var tagNames: [String] {
    steps.compactMap { step in
      if case .tag(let name) = step { name } else { nil }
    }
  }

  /// Whether the expression holds for something that has these tags and no others.
  public func evaluate(_ tags: some Collection<String>) -> Bool {
    var values: [Bool] = []
    for step in steps {
      switch step {
      case .tag(let name): values.append(tags.contains(name))
      case .not: values[values.count - 1].toggle()
      case .and:
        let right = values.removeLast()
        values[values.count - 1] = values[values.count - 1] && right
      case .or:
        let right = values.removeLast()
        values[values.count - 1] = values[values.count - 1] || right
      }
    }
    return values.last ?? true
  }

  /// The expression with every operator in parentheses; parsing it gives the same expression.
  public var description: String {
    guard !steps.isEmpty else { return "" }
    let starts = operandStarts
    var result = ""
    var pending: [Fragment] = [.operand(steps.count - 1)]
    while let fragment = pending.popLast() {
      switch fragment {
      case .text(let text): result += text
      case .operand(let index): pending += fragments(of: index, starts).reversed()
      }
    }
    return result
  }

  private enum Fragment {
    case text(String)
    case operand(Int)
  }

  private func fragments(of index: Int, _ starts: [Int]) -> [Fragment] {
    switch steps[index] {
    case .tag(let name): [.text(Self.escaped(name))]
    case .not where steps[index - 1].isBinary: [.text("not "), .operand(index - 1)]
    case .not: [.text("not ( "), .operand(index - 1), .text(" )")]
    case .and: binary("and", index, starts)
    case .or: binary("or", index, starts)
    }
  }

  private func binary(_ name: String, _ index: Int, _ starts: [Int]) -> [Fragment] {
    let left = starts[index - 1] - 1
    return [.text("( "), .operand(left), .text(" \(name) "), .operand(index - 1), .text(" )")]
  }

  /// For each step, where the operand that ends with it starts.
  private var operandStarts: [Int] {
    var starts: [Int] = []
    for (index, step) in steps.enumerated() {
      switch step {
      case .tag: starts.append(index)
      case .not: starts.append(starts[index - 1])
      case .and, .or: starts.append(starts[starts[index - 1] - 1])
      }
    }
    return starts
  }

  private static func escaped(_ name: String) -> String {
    var result = ""
    for character in name {
      if TagExpressionParser.needsEscape(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
