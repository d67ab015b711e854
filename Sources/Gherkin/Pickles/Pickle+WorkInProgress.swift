extension Pickle {
  /// The tag by which a scenario says of itself that it may still fail.
  static let workInProgress = "@wip"

  /// Whether the scenario says of itself that it is work in progress (`@wip`).
  public var isWorkInProgress: Bool { hasTag(Self.workInProgress) }
}
