import ScenarioRunner

/// A message ready to be compared: what hangs on the language is brought into Swift's form.
struct KitMessage: Equatable, CustomStringConvertible {
  /// What the message is.
  var kind: String
  private var value: JSONValue

  var description: String { value.line }

  /// Takes a message of ours, without what is looked at apart from the rest.
  init(_ line: String) throws {
    guard let value = JSONValue(parsing: line), case .object(let members) = value, let first = members.first
    else { throw KitRun.Fault.notJSON(line) }
    kind = first.name
    self.value = value
  }

  /// Whether it is an attachment of a type of our own, which says what the protocol has no place for.
  var isOwnAttachment: Bool {
    kind == "attachment" && text(kind, "mediaType")?.hasPrefix("application/vnd.rehearsal.") == true
  }

  /// The value at a path of names.
  subscript(path: String...) -> JSONValue? {
    path.reduce(value) { value, name in value?[name] }
  }

  func text(_ path: String...) -> String? {
    guard case .string(let text)? = path.reduce(value, { value, name in value?[name] }) else { return nil }
    return text
  }

  /// The message with its members in order of their names, so that order does not count.
  var sorted: KitMessage {
    var result = self
    result.value = Self.sorted(value)
    return result
  }

  /// The message with every value under one of the names changed; nil takes it away.
  func changing(_ name: String, _ change: (JSONValue) -> JSONValue?) -> KitMessage {
    var result = self
    result.value = Self.changing(value, name, change)
    return result
  }

  private static func sorted(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let values): .array(values.map(sorted))
    case .object(let members):
      .object(members.map { .init($0.name, sorted($0.value)) }.sorted { $0.name < $1.name })
    default: value
    }
  }

  private static func changing(
    _ value: JSONValue, _ name: String, _ change: (JSONValue) -> JSONValue?
  ) -> JSONValue {
    switch value {
    case .array(let values): .array(values.map { changing($0, name, change) })
    case .object(let members):
      .object(
        members.compactMap { member in
          let inner = changing(member.value, name, change)
          return member.name == name ? change(inner).map { .init(name, $0) } : .init(member.name, inner)
        })
    default: value
    }
  }
}
