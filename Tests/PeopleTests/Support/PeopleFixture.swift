import AppCore
import DeviceStorage
import Foundation
import People
import TestSupport
import Testing

/// The app with a scripted client, a virtual clock and files in a folder of their own.
@MainActor struct PeopleFixture {
  let client: RecordingClient
  let clock = VirtualClock(now: Date(timeIntervalSince1970: 1_705_320_000))
  let folder: TemporaryFolder
  let app: PeopleApp

  init(
    rules: PeopleRules = .standard, in folder: TemporaryFolder? = nil,
    _ reply: @escaping @Sendable (HTTPRequest) -> RecordingClient.Reply = PeopleFixture.answer
  ) throws {
    client = RecordingClient(reply)
    self.folder = try folder ?? TemporaryFolder()
    app = PeopleApp(
      dependencies: try .live(
        client: client.client, baseURL: Self.baseURL, clock: clock.clock, folder: self.folder.url,
        durability: .process, rules: rules))
  }

  static var baseURL: URL {
    guard let url = URL(string: "https://people.example") else { preconditionFailure("an address") }
    return url
  }

  var list: PeopleListModel { app.model.list }

  func settle() async { await TestSupport.settle(app.work, clock, client) }

  func start() async {
    app.start()
    await settle()
  }

  /// The pages asked for so far, such as `1` and `2 abc`: the number, and the seed where there is one.
  var pagesAsked: [String] {
    client.requests.compactMap { request in
      let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      let values = Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
      return values["page"].map { $0 + (values["seed"].map { " " + $0 } ?? "") }
    }
  }

  /// Answers with pages of ten persons of one seed, and with pictures.
  nonisolated static func answer(_ request: HTTPRequest) -> RecordingClient.Reply {
    guard let page = page(of: request) else { return .response(HTTPResponse(status: 200, body: picture)) }
    return .json(json((page - 1) * 10 + 1...page * 10, page: page))
  }

  nonisolated static func page(of request: HTTPRequest) -> Int? {
    URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems?
      .first { $0.name == "page" }?.value.flatMap { Int($0) }
  }

  /// An answer with persons of these numbers.
  nonisolated static func json(
    _ numbers: ClosedRange<Int>, page: Int, seed: String = "abc", announced: Int? = nil
  ) -> String {
    let people = numbers.map { number in
      """
      {"name":{"first":"First \(number)","last":"Last \(number)"},"login":{"uuid":"\(number)"},
      "dob":{"date":"1990-06-15T09:18:33.666Z","age":1},"email":"\(number)@example.com","cell":"c\(number)",
      "phone":"p\(number)","picture":{"large":"https://people.example/\(number).png"}}
      """
    }
    return """
      {"results":[\(people.joined(separator: ","))],
      "info":{"seed":"\(seed)","results":\(announced ?? numbers.count),"page":\(page),"version":"1.4"}}
      """
  }

  /// A whole picture, as far as its first and last octets tell: GIF.
  nonisolated static let picture = Data("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x3b]
}

/// A person for tests that need no more than one.
func makePerson(_ number: Int, phone: String = "home", mobile: String = "mobile") -> Person {
  Person(
    id: "\(number)", firstName: "First \(number)", lastName: "Last \(number)",
    birthday: CalendarDay(year: 1990, month: 6, day: 15), email: "\(number)@example.com", mobile: mobile,
    phone: phone,
    address: PostalAddress(
      street: "1 Mill Road", postcode: "OX1", city: "Oakhampton", state: "Devon", country: "United Kingdom"),
    avatar: "https://people.example/\(number).png")
}
