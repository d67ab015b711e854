import StubServer

/// Answers `/api/character/avatar/{id}.jpeg` with a drawn picture.
struct AvatarAnswer: Sendable {
  let cast: StubCast

  func respond(file: String) -> StubResponse {
    guard file.hasSuffix(".jpeg"), let id = Int(file.dropLast(5)), cast.character(id) != nil else {
      return JSONAnswer.nothingHere
    }
    return JSONAnswer.response(Avatar(id: id).jpeg, status: 200, type: "image/jpeg")
  }
}
