public import StubServer

/// One service that can be stood in for.
public struct ServiceStub: Sendable {
  /// The clock of a stub: milliseconds since 1970.
  public typealias Now = @Sendable () -> Int64
  /// Makes the routes, from the files of a folder or from what is built in.
  public typealias MakeRouter =
    @Sendable (_ fixtures: FixtureFolder?, _ now: @escaping Now) throws(ServiceStubsError) -> Router

  /// The name that it is called by, such as `coingecko`.
  public var name: String
  /// What it is, in one line.
  public var summary: String
  /// A path to try first.
  public var example: String
  private let make: MakeRouter

  /// Creates an entry of the catalog.
  public init(name: String, summary: String, example: String, makeRouter: @escaping MakeRouter) {
    self.name = name
    self.summary = summary
    self.example = example
    make = makeRouter
  }

  /// Returns the routes of a fresh stub.
  ///
  /// - Parameter fixtures: The folder to read from; nil serves what is built in.
  /// - Throws: What is wrong with the files of the folder.
  public func makeRouter(fixtures: FixtureFolder?, now: @escaping Now) throws(ServiceStubsError) -> Router {
    try make(fixtures, now)
  }
}
