import ServiceStubs
import StubServer
import Testing

struct PopulationTests {
  let clock = TestClock()
  let stub: RandomUserStub

  init() { stub = RandomUserStub(now: clock.now) }

  func page(_ number: Int, seed: String = "abc") throws -> PeopleBody {
    try PeopleBody(stub.router.get("/api/?seed=\(seed)&page=\(number)&results=10"))
  }

  @Test func `a population has an end`() throws {
    stub.setPopulation(25)
    #expect(try (1...4).map { try page($0).results.count } == [10, 10, 5, 0])
    #expect(try page(4).info?["results"] as? Int == 0)
    stub.setPopulation(nil)
    #expect(try page(4).results.count == 10)
  }

  @Test func `persons can be set, whatever the seed`() throws {
    let people = (0..<12).map { RandomUserStub.person($0, of: "set") }
    stub.setPeople(people)
    #expect(try page(1).texts("login.uuid") == people[..<10].map(\.uuid))
    #expect(try page(2, seed: "other").texts("name.first") == people[10...].map(\.first))
  }

  @Test func `pages can overlap`() throws {
    stub.setOverlap(2)
    let (first, second) = (try page(1).texts("login.uuid"), try page(2).texts("login.uuid"))
    #expect(Array(first.suffix(2)) == Array(second.prefix(2)))
    #expect(Set(first + second).count == 18)
  }

  @Test func `an outage looks like a success with nobody in it`() throws {
    stub.setOutage(true)
    let response = try stub.router.get("/api/?seed=abc&results=10")
    #expect(response.status == 200)
    let body = try PeopleBody(response)
    #expect(body.results.isEmpty)
    #expect(body.info?["seed"] as? String == "d3adb33f")
    #expect(body.info?["results"] as? Int == 1)
    stub.setOutage(false)
    #expect(try page(1).results.count == 10)
  }

  @Test func `the persons of a page can be known beforehand`() throws {
    stub.setPopulation(15)
    #expect(try page(2).texts("login.uuid") == stub.people(seed: "abc", page: 2, results: 10).map(\.uuid))
  }

  @Test func `people are counted against the limit, and the count begins anew after five minutes`() throws {
    stub.policy.budget = 25
    #expect(try (1...3).map { try stub.router.get("/api/?results=10&page=\($0)").status } == [200, 200, 429])
    clock.advance(milliseconds: 299_999)
    #expect(try stub.router.get("/api/").status == 429)
    clock.advance(milliseconds: 1)
    #expect(try stub.router.get("/api/").status == 200)
  }

  @Test func `an address may ask for 20000 people`() throws {
    for _ in 1...4 { #expect(try stub.router.get("/api/?results=5000&inc=nat").status == 200) }
    let refusal = try stub.router.get("/api/")
    #expect(refusal.status == 429)
    #expect(refusal.field("Retry-After") == nil)
    #expect(
      refusal.text == #"{"error":"Too many people were asked for from this address; come back later"}"#)
  }

  @Test func `every error has a name`() {
    let named = RandomUserStub.ErrorBody.named
    #expect(Set(named.map(\.name)).count == named.count)
    #expect(named.map(\.body.status) == [429, 500, 200, 502])
  }
}
