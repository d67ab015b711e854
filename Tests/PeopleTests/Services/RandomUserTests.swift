import AppCore
import Foundation
import People
import TestSupport
import Testing

struct RandomUserTests {
  func page(_ text: String, seed: String? = nil) async throws -> PeoplePage {
    try await remote(.json(text)).page(.init(seed: seed, number: 1, size: 10))
  }

  func remote(_ reply: RecordingClient.Reply) async -> PeopleRemote {
    RandomUser(client: RecordingClient { _ in reply }.client, baseURL: await PeopleFixture.baseURL).remote
  }

  func person(_ members: String) async throws -> Person? {
    let text = """
      {"results":[{\(members)}],"info":{"seed":"abc","results":1,"page":1,"version":"1.4"}}
      """
    return try await page(text).people.first
  }

  let basics =
    #""name":{"first":"Ada","last":"Li"},"login":{"uuid":"u"},"dob":{"date":"1990-06-15T23:59:59.999Z"}"#

  @Test func `a page is asked for by version, number and size`() async throws {
    let client = RecordingClient { _ in .json(PeopleFixture.json(1...1, page: 1)) }
    let remote = RandomUser(client: client.client, baseURL: await PeopleFixture.baseURL).remote
    _ = try await remote.page(.init(seed: nil, number: 1, size: 10))
    _ = try await remote.page(.init(seed: "a&b c", number: 2, size: 10))
    #expect(
      client.requests.map(\.url.absoluteString) == [
        "https://people.example/api/1.4/?page=1&results=10",
        "https://people.example/api/1.4/?page=2&results=10&seed=a%26b%20c",
      ])
  }

  @Test func `a person is read with all details`() async throws {
    let person = try await person(
      basics + #"""
        ,"location":{"street":{"number":12,"name":"Orchard Lane"},"city":"Oakhampton","state":"Devon",
        "country":"United Kingdom","postcode":"OX1 2AB"},"email":"a@example.com","phone":"1","cell":"2",
        "picture":{"large":"https://x.example/1.png"}
        """#)
    #expect(
      person
        == Person(
          id: "u", firstName: "Ada", lastName: "Li", birthday: CalendarDay(year: 1990, month: 6, day: 15),
          email: "a@example.com", mobile: "2", phone: "1",
          address: PostalAddress(
            street: "12 Orchard Lane", postcode: "OX1 2AB", city: "Oakhampton", state: "Devon",
            country: "United Kingdom"),
          avatar: "https://x.example/1.png"))
  }

  @Test func `a postcode may be a number, and a street a text`() async throws {
    let person = try await person(
      basics + #","location":{"street":"12 orchard lane","postcode":78276}"#)
    #expect(person?.address.postcode == "78276")
    #expect(person?.address.street == "12 orchard lane")
  }

  @Test func `what is missing or of another shape is empty`() async throws {
    let person = try await person(basics + #","email":{"a":1},"location":{"city":null}"#)
    #expect(person?.email == "")
    #expect(person?.avatar == "")
    #expect(person?.address.text == "")
  }

  @Test(arguments: [
    #""name":{"first":"Ada","last":"Li"},"dob":{"date":"1990-06-15T00:00:00Z"}"#,
    #""name":{"first":"Ada","last":"Li"},"login":{"uuid":""},"dob":{"date":"1990-06-15T00:00:00Z"}"#,
    #""name":{"first":"Ada","last":"Li"},"login":{"uuid":"u"},"dob":{"date":"1990-02-30T00:00:00Z"}"#,
    #""name":{"first":"Ada","last":"Li"},"login":{"uuid":"u"},"dob":{"date":"15.06.1990"}"#,
    #""login":{"uuid":"u"},"dob":{"date":"1990-06-15T00:00:00Z"}"#,
  ])
  func `a person who cannot be told or has no birthday is left out`(members: String) async throws {
    #expect(try await person(members) == nil)
  }

  @Test(arguments: ["", "{", "[]", #"{"error":"x"}"#, #"{"results":[]}"#])
  func `an answer of another shape cannot be read`(text: String) async {
    await #expect(throws: PeopleError.unreadable(path: "/api/1.4/")) { try await page(text) }
  }

  @Test func `another status is an error, for pages and pictures`() async {
    let remote = await remote(.status(429))
    await #expect(throws: PeopleError.status(429, path: "/api/1.4/")) {
      try await remote.page(.init(seed: nil, number: 1, size: 10))
    }
    await #expect(throws: PeopleError.status(429, path: "/1.png")) {
      try await remote.picture("https://people.example/1.png")
    }
  }

  @Test(arguments: ["", "portrait.png", "file:///etc/hosts", "https:///1.png"])
  func `what is no address is not asked for`(text: String) async {
    let remote = await remote(.status(200))
    await #expect(throws: PeopleError.noAddress(text)) { try await remote.picture(text) }
  }

  // The recorded answers are not part of the project.
  @Test(
    .enabled(if: SharedData.has("recorded/randomuser")),
    arguments: [
      ("seed-abc_results-10_page-1", "abc", 10), ("seed-abc_results-20_page-1", "abc", 20),
      ("seed-foobar_results-10", "foobar", 10), ("nat/IR", "harness", 2), ("nat/CA", "harness", 2),
      ("nat/FI", "harness", 2), ("nat/UA", "harness", 2),
    ])
  func `a recorded page is read whole`(name: String, seed: String, count: Int) async throws {
    let body = try SharedData.contents(of: "recorded/randomuser/\(name).json")
    let page = try await page(String(decoding: body, as: UTF8.self))
    #expect(page.people.count == count)
    #expect(page.seed == seed)
    for person in page.people {
      let texts = [
        person.firstName, person.lastName, person.email, person.mobile, person.phone, person.address.street,
        person.address.postcode, person.address.city, person.address.country, person.avatar,
      ]
      #expect(texts.allSatisfy { !$0.isEmpty }, "\(person)")
    }
  }

  // The recorded answers are not part of the project.
  @Test(.enabled(if: SharedData.has("recorded/randomuser")))
  func `a recorded outage belongs to no list`() async throws {
    let body = try SharedData.contents(of: "recorded/randomuser/outage-empty.200.json")
    let page = try await page(String(decoding: body, as: UTF8.self))
    #expect(!PeopleRules.standard.isUsablePage(nil, page))
    #expect(!PeopleRules.standard.isUsablePage("abc", page))
  }
}
