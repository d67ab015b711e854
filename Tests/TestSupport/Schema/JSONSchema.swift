public import ScenarioRunner

/// A JSON Schema (2020-12), as much of it as the schema of Cucumber's messages uses.
///
/// A keyword that is not known makes it refuse the schema, so that nothing is passed over in silence.
public struct JSONSchema: Sendable {
  /// Why a schema cannot be used.
  public enum Refusal: Error {
    case notASchema
    case unknownKeyword(String)
    case unknownReference(String)
  }

  private static let assertions: Set<String> = [
    "type", "enum", "required", "properties", "additionalProperties", "items", "minItems", "minimum",
    "maximum", "$ref",
  ]
  private static let annotations: Set<String> = [
    "$schema", "$id", "$defs", "definitions", "description", "deprecated", "contentEncoding", "title",
  ]

  private let root: JSONValue
  private let documents: [String: JSONValue]

  /// Reads a schema that holds all the others that it refers to.
  public init(_ text: String) throws {
    guard let root = JSONValue(parsing: text) else { throw Refusal.notASchema }
    self.root = root
    var documents: [String: JSONValue] = [:]
    for member in root["$defs"]?.members ?? [] {
      documents[Self.name(member.value["$id"]?.string ?? member.name)] = member.value
    }
    self.documents = documents
    try check(root, in: root)
    for document in documents.values { try check(document, in: document) }
  }

  /// What is wrong with a value, an entry for each place; empty where it is valid.
  public func problems(with value: JSONValue) -> [String] {
    var problems: [String] = []
    validate(value, root, in: root, at: "", &problems)
    return problems
  }

  /// The last part of a schema's address, by which others refer to it.
  private static func name(_ id: String) -> String { id.split(separator: "/").last.map(String.init) ?? id }

  private func check(_ schema: JSONValue, in document: JSONValue) throws {
    for member in schema.members {
      guard Self.assertions.contains(member.name) || Self.annotations.contains(member.name) else {
        throw Refusal.unknownKeyword(member.name)
      }
      switch member.name {
      case "properties", "definitions":
        for each in member.value.members { try check(each.value, in: document) }
      case "items": try check(member.value, in: document)
      case "additionalProperties":
        if member.value != .bool(false) { throw Refusal.unknownKeyword(member.name) }
      case "$ref":
        let reference = member.value.string ?? ""
        if resolved(reference, in: document) == nil { throw Refusal.unknownReference(reference) }
      default: break
      }
    }
  }

  private func resolved(
    _ reference: String, in document: JSONValue
  ) -> (schema: JSONValue, document: JSONValue)? {
    if reference.hasPrefix("#/definitions/") {
      let name = String(reference.dropFirst("#/definitions/".count))
      return document["definitions"]?[name].map { ($0, document) }
    }
    return documents[Self.name(reference)].map { ($0, $0) }
  }

  private func validate(
    _ value: JSONValue, _ schema: JSONValue, in document: JSONValue, at path: String,
    _ problems: inout [String]
  ) {
    for keyword in schema.members {
      switch keyword.name {
      case "$ref":
        if let found = resolved(keyword.value.string ?? "", in: document) {
          validate(value, found.schema, in: found.document, at: path, &problems)
        }
      case "items":
        for (index, element) in value.elements.enumerated() {
          validate(element, keyword.value, in: document, at: "\(path)[\(index)]", &problems)
        }
      case "properties":
        for property in keyword.value.members {
          guard let member = value[property.name] else { continue }
          validate(member, property.value, in: document, at: "\(path).\(property.name)", &problems)
        }
      default:
        if let problem = Self.problem(with: value, keyword, of: schema) {
          problems.append("\(path) \(problem)")
        }
      }
    }
  }

  /// What is wrong with the value itself.
  private static func problem(
    with value: JSONValue, _ keyword: JSONValue.Member, of schema: JSONValue
  ) -> String? {
    switch keyword.name {
    case "type": return value.typeName == keyword.value.string ? nil : "is no \(keyword.value.string ?? "?")"
    case "enum": return keyword.value.elements.contains(value) ? nil : "is none of the allowed values"
    case "required":
      guard case .object = value else { return nil }
      let missing = keyword.value.elements.compactMap(\.string).filter { value[$0] == nil }
      return missing.isEmpty ? nil : "lacks \(missing.joined(separator: ", "))"
    case "additionalProperties":
      let known = Set((schema["properties"]?.members ?? []).map(\.name))
      let more = value.members.map(\.name).filter { !known.contains($0) }
      return more.isEmpty ? nil : "must not have \(more.joined(separator: ", "))"
    case "minItems":
      guard case .array(let list) = value, case .integer(let least) = keyword.value else { return nil }
      return list.count >= least ? nil : "has fewer than \(least) items"
    case "minimum", "maximum":
      guard case .integer(let number) = value, case .integer(let bound) = keyword.value else { return nil }
      let isGood = keyword.name == "minimum" ? number >= bound : number <= bound
      return isGood ? nil : "is beyond the \(keyword.name) of \(bound)"
    default: return nil
    }
  }
}

extension JSONValue {
  /// The members of an object; none for other values.
  fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// The elements of an array; none for other values.
  fileprivate var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }

  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }

  fileprivate var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .integer: "integer"
    case .seconds: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
