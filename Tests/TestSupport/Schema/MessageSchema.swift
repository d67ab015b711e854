import Foundation

/// The published schema of Cucumber's messages.
public enum MessageSchema {
  /// Where the schema lies within the shared data.
  public static let path = "conformance/messages-jsonschema/messages.schema.json"

  /// Whether the schema is there.
  public static let isThere = SharedData.has(path)

  /// Reads the schema.
  public static func load() throws -> JSONSchema {
    try JSONSchema(String(decoding: SharedData.contents(of: path), as: UTF8.self))
  }
}
