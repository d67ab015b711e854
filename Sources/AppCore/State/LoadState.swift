/// How far something that is loaded from a service has come.
public enum LoadState<Value: Sendable>: Sendable {
  /// Nothing was asked for yet.
  case idle
  /// An answer is awaited; what was known before stays until then.
  case loading(previous: Value?)
  /// The newest answer is here.
  case loaded(Value)
  /// The newest request failed; what was known before stays, out of date.
  case failed(previous: Value?)

  /// The value known, new or old.
  public var value: Value? {
    switch self {
    case .idle: nil
    case .loading(let previous), .failed(let previous): previous
    case .loaded(let value): value
    }
  }

  /// Whether an answer is awaited.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Whether the newest request failed.
  public var isFailed: Bool {
    if case .failed = self { true } else { false }
  }

  /// Whether a value is shown that could not be refreshed.
  public var isStale: Bool { isFailed && value != nil }
}

extension LoadState: Equatable where Value: Equatable {}
