import StubServer

/// Answers a request for persons.
struct PeopleAnswerBody: Sendable {
  var request: PeopleRequest
  var state: RandomUserStub.State
  var words: WordLists
  var version: String
  /// What the addresses of pictures begin with.
  var base: String
  var now: Int64

  /// The message.
  var response: StubResponse {
    let people = people.map { $0.json(fields: request.fields, base: base, now: now) }
    let results = ("results", JSONText.array(people))
    let body = JSONText.object(request.hasInfo ? [results, ("info", info(count: people.count))] : [results])
    var response = StubResponse(status: 200, body: Array(body.utf8))
    response.setField("Content-Type", to: "application/json; charset=utf-8")
    response.setField("Cache-Control", to: "no-cache")
    response.setField("Access-Control-Allow-Origin", to: "*")
    response.setField("X-Powered-By", to: "Express")
    response.setField("ETag", to: "W/\"\(StableHash.hexDigits(response.body))\"")
    return response
  }

  private func info(count: Int) -> String {
    JSONText.object([
      ("seed", JSONText.string(request.seed ?? "")), ("results", "\(count)"), ("page", "\(request.page)"),
      ("version", JSONText.string(version)),
    ])
  }

  /// The persons of the page.
  var people: [StubPerson] {
    let start = (request.page - 1) * (request.results - min(state.overlap, request.results - 1))
    let end = min(start + request.results, state.people?.count ?? state.population ?? .max)
    guard start < end else { return [] }
    if let people = state.people { return Array(people[start..<end]) }
    let generator = PersonGenerator(
      words: words, nationalities: request.nationalities, gender: request.gender)
    return (start..<end).map { index in
      let page = index / request.results + 1
      return generator.person(index % request.results, of: draw(page: page))
    }
  }

  /// What a page is drawn with: its number is put behind the seed, and nothing for the first page.
  private func draw(page: Int) -> String {
    (request.seed ?? "") + (page == 1 ? "" : "\(page)") + "|" + request.variant
  }
}
