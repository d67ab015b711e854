import HTTPWire

extension StubRequest {
  /// Returns the value of the first header field of that name, in any case.
  public func field(_ name: String) -> String? {
    fields[name]
  }
}
