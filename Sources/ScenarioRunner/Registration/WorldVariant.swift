/// One of the ways in which every scenario of an app is run, such as over one of two interfaces.
public struct WorldVariant<W: World>: Sendable {
  /// The name, which reports write behind that of each scenario; nil where there is only one way.
  public var name: String?
  /// Makes the world of one attempt at a scenario.
  public var makeWorld: @MainActor @Sendable (ScenarioContext) async throws -> W

  /// Creates a variant.
  public init(
    _ name: String?, makeWorld: @escaping @MainActor @Sendable (ScenarioContext) async throws -> W
  ) {
    self.name = name
    self.makeWorld = makeWorld
  }
}
