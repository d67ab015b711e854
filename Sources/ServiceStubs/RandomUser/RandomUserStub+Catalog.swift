extension ServiceStub {
  /// The random user API.
  public static let randomUser = ServiceStub(
    name: "randomuser",
    summary: "randomuser.me: made-up persons page by page, with drawn pictures",
    example: "/api/1.4/?seed=abc&results=10"
  ) { fixtures, now throws(ServiceStubsError) in
    let words = try fixtures.map { folder throws(ServiceStubsError) in try WordLists(from: folder) }
    return RandomUserStub(words: words ?? .standard, now: now).router
  }
}
