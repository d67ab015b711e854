import ScreenSteps
import StubServer

/// The app's requests as scenarios name them, over REST and over GraphQL alike.
enum CharacterRequests {
  /// The parts of the service that have names.
  static let services: [NamedService] =
    [
      NamedService("the list service", matcher: list), NamedService("the detail service", matcher: detail),
      NamedService("the picture service", path: "/api/character/avatar/{file}"),
    ]
    + zip(["first", "second", "third", "last"], [1, 2, 3, 7]).map { word, number in
      NamedService("the \(word) page", matcher: page(number))
    }

  private static let list = either(rest: [], graphQL: ["characters("])
  private static let detail = RequestMatcher("GET", path: "/api/character/{id}")
    .or(RequestMatcher("POST", path: "/graphql", content: ["character("]))

  /// A page of the full list or of any search.
  static func page(_ number: Int) -> RequestMatcher {
    either(rest: [item(number)], graphQL: [#""page":\#(number)}"#])
  }

  /// A page of a search.
  static func page(_ number: Int, of name: String) -> RequestMatcher {
    either(
      rest: [item(number), StubRequest.QueryItem("name", name)],
      graphQL: [#""filter":{"name":"\#(name)"},"page":\#(number)}"#])
  }

  /// Any page of a search.
  static func search(for name: String) -> RequestMatcher {
    either(
      rest: [StubRequest.QueryItem("name", name)], graphQL: [#""filter":{"name":"\#(name)"}"#])
  }

  private static func item(_ page: Int) -> StubRequest.QueryItem { StubRequest.QueryItem("page", "\(page)") }

  private static func either(rest: [StubRequest.QueryItem], graphQL: [String]) -> RequestMatcher {
    RequestMatcher("GET", path: "/api/character", query: rest)
      .or(RequestMatcher("POST", path: "/graphql", content: graphQL))
  }
}
