import ScenarioRunner

/// How Cucumber messages are written.
public struct MessageOptions {
  /// The time of a message, since the beginning of 1970.
  public var now: () -> Duration
  /// What the stream says of the program and the machine that wrote it.
  public var meta: MessageMeta

  /// Creates the options.
  public init(now: (() -> Duration)? = nil, meta: MessageMeta? = nil) {
    self.now = now ?? Self.wallClock()
    self.meta = meta ?? MessageMeta()
  }
}

/// What a stream of messages says of the program and the machine that wrote it.
public struct MessageMeta: Sendable, Hashable {
  /// A product with its version, where that is known.
  public struct Product: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The version.
    public var version: String?

    /// Creates a product.
    public init(_ name: String, version: String? = nil) {
      self.name = name
      self.version = version
    }
  }

  /// The version of the protocol that the messages follow.
  public static let protocolVersion = "34.2.1"

  /// The program.
  public var implementation: Product
  /// What the program runs on.
  public var runtime: Product
  /// The operating system.
  public var system: Product
  /// The processor.
  public var processor: Product
  /// The CI system in which the run is made, where it is made in one.
  public var ci: CI?

  /// Creates a description; what is not given is that of this machine.
  public init(
    implementation: Product = Product("rehearse"), runtime: Product = Product("Swift"),
    system: Product? = nil, processor: Product? = nil, ci: CI? = nil
  ) {
    let machine = Machine()
    self.implementation = implementation
    self.runtime = runtime
    self.system = system ?? machine.system
    self.processor = processor ?? machine.processor
    self.ci = ci
  }

  var value: JSONValue {
    let members: [JSONValue.Member] = [
      .init("protocolVersion", .string(Self.protocolVersion)), .init("implementation", implementation.value),
      .init("cpu", processor.value), .init("os", system.value), .init("runtime", runtime.value),
    ]
    return .object(members + (ci.map { [.init("ci", $0.value)] } ?? []))
  }
}

extension MessageMeta.Product {
  fileprivate var value: JSONValue {
    .object([.init("name", .string(name))] + (version.map { [.init("version", .string($0))] } ?? []))
  }
}
