import Foundation

/// A value of an argument or a variable.
enum GraphQLValue: Sendable, Hashable {
  case null
  case int(Int)
  case text(String)
  case truth(Bool)
  case list([GraphQLValue])
  case object([String: GraphQLValue])
  case variable(String)

  /// Takes over a value of a request's variables.
  init(json: JSONMember) {
    switch json {
    case .null: self = .null
    case .int(let number): self = .int(number)
    case .text(let text): self = .text(text)
    case .truth(let value): self = .truth(value)
    case .list(let values): self = .list(values.map(Self.init(json:)))
    case .object(let members): self = .object(members.mapValues(Self.init(json:)))
    }
  }

  /// Puts the values of variables in place of their names; one that is not given is null.
  func filled(with variables: [String: GraphQLValue]) -> GraphQLValue {
    switch self {
    case .variable(let name): variables[name] ?? .null
    case .list(let values): .list(values.map { $0.filled(with: variables) })
    case .object(let members): .object(members.mapValues { $0.filled(with: variables) })
    default: self
    }
  }

  /// The number that the value is, also where it is written as text.
  var number: Int? {
    switch self {
    case .int(let number): number
    case .text(let text): Int(text)
    default: nil
    }
  }
}

/// A value of JSON, as the variables of a request hold it.
enum JSONMember: Sendable, Hashable, Decodable {
  case null
  case int(Int)
  case text(String)
  case truth(Bool)
  case list([JSONMember])
  case object([String: JSONMember])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .truth(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONMember].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONMember].self))
    }
  }
}
