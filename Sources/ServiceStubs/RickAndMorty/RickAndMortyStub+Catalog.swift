extension ServiceStub {
  /// The Rick and Morty API with a made-up cast.
  public static let rickAndMorty = ServiceStub(
    name: "rickandmorty",
    summary: "the Rick and Morty API with a made-up cast: characters over REST and GraphQL",
    example: "/api/character?name=ora"
  ) { fixtures, _ throws(ServiceStubsError) in
    let cast = try fixtures.map { folder throws(ServiceStubsError) in try StubCast(from: folder) }
    return RickAndMortyStub(cast: cast ?? .standard).router
  }
}
