/// A look-up on a screen that has no answer.
public enum ScreenError: Error, Equatable {
  /// No element has that label, and that role where one was named.
  case notFound(label: String, role: Role?, there: [Element])
  /// Several elements have that label, so it is not clear which is meant.
  case ambiguous(label: String, role: Role?, found: [Element])
}

extension ScreenError: CustomStringConvertible {
  /// What was looked for, and what is there.
  public var description: String {
    switch self {
    case .notFound(let label, let role, let there):
      "the screen has no \(Self.name(role)) '\(label)'; \(Self.list(there))"
    case .ambiguous(let label, let role, let found):
      "the screen has \(found.count) \(Self.name(role))s '\(label)': "
        + found.map { "\($0.role.rawValue) \($0.id)" }.joined(separator: ", ")
        + "; name the role, or give them labels of their own"
    }
  }

  private static func name(_ role: Role?) -> String { role?.rawValue ?? "element" }

  private static func list(_ elements: [Element]) -> String {
    let named = elements.filter { !$0.label.isEmpty }
    return named.isEmpty
      ? "it has no elements"
      : "it has " + named.map { "\($0.role.rawValue) '\($0.label)'" }.joined(separator: ", ")
  }
}
