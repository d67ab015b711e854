import AppCore

/// The names by which the app addresses its elements.
extension Element.ID {
  static let back: Self = "back"
  static let cpf: Self = "cpf"
  static let password: Self = "password"
  static let next: Self = "next"
  static let message: Self = "message"
  static let retry: Self = "retry"
  static let placeholder: Self = "placeholder"

  static let statement: Self = "statement"
  static let empty: Self = "empty"

  static let entry: Self = "entry"
  static let sender: Self = "sender"
  static let recipient: Self = "recipient"

  static func entry(_ id: StatementEntry.ID) -> Self { Self("entry-\(id)") }
  static func part(_ name: String, of id: Element.ID) -> Self { Self("\(id)-\(name)") }
}
