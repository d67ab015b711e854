public import AppCore
public import Foundation

/// The remote port over the random user API, version 1.4.
///
/// See <https://randomuser.me/documentation>. The version stands in the path, so that the shape of the
/// answers stays what it is.
public struct RandomUser: Sendable {
  private let client: HTTPClient
  private let baseURL: URL

  /// Creates the service at an address, such as `https://randomuser.me`.
  public init(client: HTTPClient, baseURL: URL) {
    self.client = client
    self.baseURL = baseURL
  }

  /// The service as the port that the app uses.
  public var remote: PeopleRemote {
    PeopleRemote(page: { try await self.page($0) }, picture: { try await self.picture(at: $0) })
  }

  private static let path = "api/1.4/"

  private func page(_ request: PeopleRemote.PageRequest) async throws -> PeoplePage {
    let items = [
      URLQueryItem(name: "page", value: "\(request.number)"),
      URLQueryItem(name: "results", value: "\(request.size)"),
    ]
    let seed = request.seed.map { [URLQueryItem(name: "seed", value: $0)] } ?? []
    let url = baseURL.appending(path: Self.path).appending(queryItems: items + seed)
    let body = try await get(url, accept: "application/json")
    guard let answer = try? JSONDecoder().decode(PeopleAnswer.self, from: body) else {
      throw PeopleError.unreadable(path: "/\(Self.path)")
    }
    return answer.page
  }

  private func picture(at address: String) async throws -> Data {
    guard let url = URL(string: address), let scheme = url.scheme, ["http", "https"].contains(scheme),
      url.host() != nil
    else { throw PeopleError.noAddress(address) }
    return try await get(url, accept: "image/*")
  }

  private func get(_ url: URL, accept: String) async throws -> Data {
    let fields = [HTTPRequest.Field("Accept", accept), HTTPRequest.Field("User-Agent", "People/1")]
    let response = try await client.send(HTTPRequest("GET", url, fields: fields))
    guard response.status == 200 else { throw PeopleError.status(response.status, path: url.path()) }
    return response.body
  }
}
