import StubServer

/// Answers `/api/character`: pages of characters, all or filtered.
struct CharacterList: Sendable {
  let cast: StubCast

  func respond(to request: StubRequest) -> StubResponse {
    let names = request.query.map(\.name)
    // A filter that is given twice is more than the service's code can take.
    if CharacterFilter.names.contains(where: { name in names.count { $0 == name } > 1 }) {
      return Self.accident
    }
    var filter = CharacterFilter()
    for item in request.query { filter.set(item.name, to: item.value) }
    let page = request.queryValue("page").flatMap { Int($0) }
    guard let listing = CharacterListing(filter, page: page, of: cast) else { return JSONAnswer.nothingHere }
    return JSONAnswer.json(body(listing, filter, request))
  }

  private func body(_ listing: CharacterListing, _ filter: CharacterFilter, _ request: StubRequest) -> String
  {
    let address = ServiceAddress(of: request)
    // A slash at the end of the request's path is kept.
    let path = address.base + request.path
    let filters = filter.values.map { "&\($0.name)=\($0.value)" }.joined()
    func link(_ page: Int?) -> String {
      // The values are not percent-encoded, so the address may be none.
      page.map { JSONText.string("\(path)?page=\($0)\(filters)") } ?? "null"
    }
    let info = JSONText.object([
      ("count", "\(listing.count)"), ("pages", "\(listing.pages)"), ("next", link(listing.next)),
      ("prev", link(listing.previous)),
    ])
    let results = CharacterJSON(cast: cast, address: address).array(listing.characters)
    return JSONText.object([("info", info), ("results", results)])
  }

  /// Express's page for an error that nothing caught.
  private static let accident = JSONAnswer.response(
    Array(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head><meta charset="utf-8"><title>Error</title></head>
      <body><pre>Internal Server Error</pre></body>
      </html>

      """.utf8), status: 500, type: "text/html; charset=utf-8")
}
