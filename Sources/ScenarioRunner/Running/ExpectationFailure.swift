/// Something that is not as a step says; thrown by the step's code.
public struct ExpectationFailure: Error, Hashable, CustomStringConvertible {
  /// What is wrong, in a sentence.
  public var message: String
  /// What should have been.
  public var expected: String?
  /// What was.
  public var actual: String?
  /// How to mend it.
  public var notes: [String]

  /// Creates a failure.
  public init(_ message: String, expected: String? = nil, actual: String? = nil, notes: [String] = []) {
    self.message = message
    self.expected = expected
    self.actual = actual
    self.notes = notes
  }

  /// What is wrong.
  public var description: String { message }
}
