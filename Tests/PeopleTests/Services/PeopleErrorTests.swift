import People
import Testing

struct PeopleErrorTests {
  @Test(arguments: [
    (
      PeopleError.status(500, path: "/api/1.4/"),
      "/api/1.4/: the service of persons answered 500; try again later"
    ),
    (
      .unreadable(path: "/api/1.4/"),
      "/api/1.4/: the answer of the service of persons cannot be read; check the base address"
    ),
    (
      .foreignPage(seed: "d3adb33f"),
      "the service of persons answered with a page of the seed 'd3adb33f' that does not belong to the list; "
        + "try again later"
    ),
    (.noAddress("x"), "'x' is no address of a picture; it begins with 'http://' or 'https://'"),
  ])
  func `an error says what is wrong and what to do`(error: PeopleError, text: String) {
    #expect(error.description == text)
  }
}
