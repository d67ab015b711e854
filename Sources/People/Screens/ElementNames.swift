import AppCore

/// The names by which the app addresses its elements.
extension Element.ID {
  static let people: Self = "people"
  static let progress: Self = "progress"
  static let failure: Self = "failure"
  static let retry: Self = "retry"
  static let empty: Self = "empty"

  static let back: Self = "back"
  static let avatar: Self = "avatar"
  static let picture: Self = "picture"
  static let details: Self = "details"

  static func person(_ person: Person) -> Self { Self("person-\(person.id)") }
  static func picture(of person: Person) -> Self { Self("picture-\(person.id)") }
  static func detail(_ name: String) -> Self { Self("detail-\(name)") }
}
