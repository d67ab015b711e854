import HTTPWire

extension StubRequest {
  /// Returns the value of the first header field of that name, in any case.
  public func field(_ name: String) -> String? {
    fields[name]
  }

  /// Sets a header field, in place of all of that name; nil removes them.
  public mutating func setField(_ name: String, to value: String?) {
    fields[name] = value
  }
}
