import ServiceStubs
import StubServer
import Testing

struct StubCatalogTests {
  @Test func `every service answers its example from what is built in`() throws {
    #expect(StubCatalog.services.map(\.name) == ["coingecko", "bank", "randomuser", "rickandmorty"])
    for service in StubCatalog.services {
      let router = try service.makeRouter(fixtures: nil, now: TestClock().now)
      // The bank wants a login first.
      #expect(try router.get(service.example).status == (service.name == "bank" ? 401 : 200))
      #expect(!service.summary.isEmpty)
    }
  }

  @Test func `a service is found by name`() throws {
    let service = try StubCatalog.service(named: "coingecko")
    let router = try service.makeRouter(
      fixtures: FixtureFolder(PackageFolder.path + "/Fixtures"), now: TestClock().now)
    let response = try router.get("/api/v3/simple/price?ids=ethereum&vs_currencies=eur")
    #expect(response.text == "{\"ethereum\":{\"eur\":1460}}")
  }

  @Test func `a folder without fixtures is refused`() throws {
    let service = try StubCatalog.service(named: "coingecko")
    #expect(throws: ServiceStubsError.unreadableFixture(path: "nowhere/coingecko/prices.json")) {
      try service.makeRouter(fixtures: FixtureFolder("nowhere/"), now: TestClock().now)
    }
  }
}
