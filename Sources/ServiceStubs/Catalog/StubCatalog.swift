/// The stubs of services that can be run by name.
public enum StubCatalog {
  /// The stubs, in the order in which they are listed.
  public static let services: [ServiceStub] = [.coinGecko, .bank, .randomUser, .rickAndMorty]

  /// Returns the stub of that name.
  ///
  /// - Throws: `ServiceStubsError.unknownService`, which offers the nearest name.
  public static func service(named name: String) throws(ServiceStubsError) -> ServiceStub {
    guard let service = services.first(where: { $0.name == name }) else {
      throw .unknownService(name, known: services.map(\.name))
    }
    return service
  }
}
