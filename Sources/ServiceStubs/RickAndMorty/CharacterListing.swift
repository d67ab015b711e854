/// A page of what a filter lets through, with what is said about it.
struct CharacterListing: Sendable {
  /// How many characters all pages have.
  var count: Int
  /// How many pages there are.
  var pages: Int
  /// The page, from 1.
  var page: Int
  /// The characters of the page.
  var characters: [StubCharacter]

  var next: Int? { page < pages ? page + 1 : nil }
  var previous: Int? { page > 1 ? page - 1 : nil }

  /// Returns the page that is asked for; nil where nothing is there.
  ///
  /// What is no page number from 1 on counts as 1.
  init?(_ filter: CharacterFilter, page: Int?, of cast: StubCast) {
    let all = filter.characters(of: cast)
    self.page = max(page ?? 1, 1)
    count = all.count
    pages = (all.count + CharacterFilter.pageSize - 1) / CharacterFilter.pageSize
    guard self.page <= pages else { return nil }
    characters = Array(
      all.dropFirst((self.page - 1) * CharacterFilter.pageSize).prefix(CharacterFilter.pageSize))
  }
}
