import StubServer

/// The address under which a client reached the stub, which addresses in answers begin with.
struct ServiceAddress: Sendable {
  /// The address without a slash at its end.
  let base: String

  init(of request: StubRequest) {
    base = "http://" + (request.field("Host") ?? "rickandmortyapi.com")
  }

  /// What the service says about itself.
  var index: StubResponse {
    JSONAnswer.json(
      JSONText.object(
        ["character", "location", "episode"].map { ($0 + "s", JSONText.string("\(base)/api/\($0)")) }))
  }

  func character(_ id: Int) -> String { "\(base)/api/character/\(id)" }
  func avatar(_ id: Int) -> String { "\(base)/api/character/avatar/\(id).jpeg" }
  func episode(_ number: Int) -> String { "\(base)/api/episode/\(number)" }
  func place(_ number: Int) -> String { "\(base)/api/location/\(number)" }
}
