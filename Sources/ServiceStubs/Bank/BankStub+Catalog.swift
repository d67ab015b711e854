extension ServiceStub {
  /// The bank of the statement app.
  public static let bank = ServiceStub(
    name: "bank",
    summary: "a bank: login, token of a minute, statement and details of a made-up account",
    example: "/challenge/list"
  ) { fixtures, now throws(ServiceStubsError) in
    let book = try fixtures.map { folder throws(ServiceStubsError) in try BankBook(from: folder) }
    return BankStub(book: book ?? .standard, now: now).router
  }
}
