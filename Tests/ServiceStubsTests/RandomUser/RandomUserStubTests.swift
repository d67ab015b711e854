import ServiceStubs
import StubServer
import Testing

struct RandomUserStubTests {
  let clock = TestClock()
  let stub: RandomUserStub

  init() { stub = RandomUserStub(now: clock.now) }

  func get(_ target: String) throws -> StubResponse { try stub.router.get(target) }

  func body(_ target: String) throws -> PeopleBody { try PeopleBody(get(target)) }

  @Test func `the same seed and page give the same persons, others give others`() throws {
    let page = try get("/api/?seed=abc&page=2&results=10").text
    #expect(try get("/api/?results=10&page=2&seed=abc").text == page)
    let pages = try ["seed=abc&page=1", "seed=abc&page=2", "seed=abd&page=1"].map {
      try body("/api/?results=10&\($0)").texts("login.uuid")
    }
    #expect(Set(pages.flatMap { $0 }).count == 30)
  }

  @Test func `a page of twenty is not two pages of ten`() throws {
    let twenty = try body("/api/?seed=abc&results=20").texts("login.uuid")
    let first = try body("/api/?seed=abc&results=10").texts("login.uuid")
    let second = try body("/api/?seed=abc&results=10&page=2").texts("login.uuid")
    #expect(Array(twenty[..<10]) == first)
    #expect(Set(twenty[10...]).isDisjoint(with: second))
  }

  @Test func `the number of the page is put behind the seed, so that some pages are the same`() throws {
    let one = try body("/api/?seed=abc&page=12&results=3").texts("login.uuid")
    #expect(try body("/api/?seed=abc1&page=2&results=3").texts("login.uuid") == one)
  }

  @Test func `the seed of a request without one is told, and brings the same persons back`() throws {
    let first = try body("/api/?results=5")
    let seed = try #require(first.info?["seed"] as? String)
    #expect(seed.count == 16)
    #expect(stub.lastSeed == seed)
    #expect(try body("/api/?results=5&seed=\(seed)").texts("login.uuid") == first.texts("login.uuid"))
    #expect(try body("/api/?results=5").info?["seed"] as? String != seed)
  }

  @Test(arguments: ["0", "-1", "2.5", "many", "5001", "", "99999999999999999999"])
  func `a number of persons that makes no sense is one`(results: String) throws {
    let page = try body("/api/?seed=abc&results=\(results)")
    #expect(page.results.count == 1)
    #expect(page.info?["results"] as? Int == 1)
  }

  @Test(arguments: ["0", "-3", "10001", "x"])
  func `a page that makes no sense is the first`(page: String) throws {
    let first = try body("/api/?seed=abc&page=1").texts("login.uuid")
    let other = try body("/api/?seed=abc&page=\(page)")
    #expect(other.texts("login.uuid") == first)
    #expect(other.info?["page"] as? Int == 1)
  }

  @Test(arguments: [
    ("/api", "1.4"), ("/api/", "1.4"), ("/api/1.4", "1.4"), ("/api/1.4/", "1.4"), ("/api/1.3/", "1.3"),
  ])
  func `a version can stand in the path`(path: String, version: String) throws {
    #expect(try body(path).info?["version"] as? String == version)
  }

  @Test func `an unknown version is not found`() throws {
    let response = try get("/api/9.9/")
    #expect(response.status == 404)
    #expect(response.text == "Not Found")
  }

  @Test func `fields are chosen with inc and exc, the info with noinfo`() throws {
    #expect(try body("/api/?inc=name,nat").shape == ["name.first", "name.last", "name.title", "nat"])
    let without = try body("/api/?exc=login,location,dob,registered,picture,id,name")
    #expect(without.shape == ["cell", "email", "gender", "nat", "phone"])
    #expect(try body("/api/?noinfo").info == nil)
    #expect(try body("/api/?inc=nothing").shape.count > 30)
  }

  @Test func `nationalities are chosen, and one that is wrong drops the choice`() throws {
    #expect(Set(try body("/api/?seed=a&results=50&nat=ua,IR").texts("nat")) == ["UA", "IR"])
    #expect(Set(try body("/api/?seed=a&results=200&nat=ua,xx").texts("nat")).count > 10)
  }

  @Test func `the gender counts only without a seed`() throws {
    #expect(Set(try body("/api/?results=50&gender=female").texts("gender")) == ["female"])
    #expect(Set(try body("/api/?results=50&gender=female&seed=abc").texts("gender")).count == 2)
  }

  @Test func `ages are counted to the day of the answer`() throws {
    var person = RandomUserStub.person(0, of: "a")
    person.born = "1990-03-31T12:34:57.000Z"
    stub.setPeople([person])
    #expect(try body("/api/").texts("dob.age") == ["33"])
    clock.advance(milliseconds: 1_000)
    #expect(try body("/api/").texts("dob.age") == ["34"])
  }

  @Test func `success carries the service's fields`() throws {
    let response = try get("/api/?seed=abc")
    #expect(response.field("Content-Type") == "application/json; charset=utf-8")
    #expect(response.field("Cache-Control") == "no-cache")
    #expect(response.field("Access-Control-Allow-Origin") == "*")
    #expect(response.field("ETag")?.hasPrefix("W/\"") == true)
    #expect(try get("/api/?seed=abc").field("ETag") == response.field("ETag"))
  }
}
