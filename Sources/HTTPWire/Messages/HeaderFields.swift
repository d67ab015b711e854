/// The header fields of a message, in order (RFC 9110, section 5).
public struct HeaderFields: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// One field.
  public struct Field: Sendable, Hashable {
    /// The name, in the case in which it was written.
    public var name: String
    /// The value, without white space around it.
    public var value: String

    /// Creates a field.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The fields, in order.
  public var fields: [Field]

  /// Creates header fields.
  public init(_ fields: [Field] = []) { self.fields = fields }

  /// Creates header fields from name and value pairs.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.fields = elements.map { Field($0.0, $0.1) }
  }

  /// The value of the first field of that name, in any case; setting replaces all of that name.
  public subscript(name: String) -> String? {
    get { fields.first { $0.name.lowercased() == name.lowercased() }?.value }
    set {
      fields.removeAll { $0.name.lowercased() == name.lowercased() }
      if let newValue { fields.append(Field(name, newValue)) }
    }
  }
}
