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

    /// Whether this is the field's name, in any case.
    public func isNamed(_ name: String) -> Bool { self.name.isSameToken(as: name) }
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
    get { fields.first { $0.isNamed(name) }?.value }
    set {
      fields.removeAll { $0.isNamed(name) }
      if let newValue { fields.append(Field(name, newValue)) }
    }
  }

  /// Returns the values of all fields of that name, in order.
  public func values(_ name: String) -> [String] {
    fields.filter { $0.isNamed(name) }.map(\.value)
  }

  /// Returns whether the comma lists of that name hold a member, in any case.
  public func lists(_ member: String, in name: String) -> Bool {
    fields.contains { field in
      field.isNamed(name)
        && field.value.split(separator: ",").contains { $0.trimmingBlanks.isSameToken(as: member) }
    }
  }
}
