/// Names as people read them, in whatever script.
enum NameText {
  /// Returns the first name and the last name; what is missing is left out.
  static func full(_ person: Person) -> String {
    [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
