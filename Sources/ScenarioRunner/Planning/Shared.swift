/// A value that many hold, so that handing it on costs no more than a count.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Shared: CustomDebugStringConvertible {
  /// The value, so that printing what holds it tells it.
  var debugDescription: String { String(reflecting: value) }
}
