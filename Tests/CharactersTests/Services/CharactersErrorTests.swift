import Characters
import Testing

struct CharactersErrorTests {
  @Test(arguments: [
    (
      CharactersError.status(500, path: "/api/character"),
      "/api/character: the character service answered 500; try again later"
    ),
    (
      .unreadable(path: "/graphql"),
      "/graphql: the character service's answer cannot be read; check the base address"
    ),
    (
      .refused(reason: "no such field", path: "/graphql"),
      "/graphql: the character service refused the query: 'no such field'; check that the service is of the same version"
    ),
    (
      .noPicture(address: "x"), "'x' is not the address of a picture; the detail is shown without one"
    ),
  ])
  func `an error says where, what and what to do`(_ error: CharactersError, _ text: String) {
    #expect(error.description == text)
  }
}
