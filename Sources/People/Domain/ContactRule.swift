/// Finds whom to call in a person's place, since the service does not say it.
enum ContactRule {
  /// Returns the person after the one at a place in an answer; after the last one comes the first.
  static func contact(ofPersonAt index: Int, in people: [Person]) -> Person.Contact? {
    guard people.indices.contains(index), people.count > 1 else { return nil }
    let next = people[(index + 1) % people.count]
    return Person.Contact(name: NameText.full(next), phone: next.phone.isEmpty ? next.mobile : next.phone)
  }
}
