/// What all apps show of something that is loaded.
extension Element {
  /// What stands in the place of something that is being loaded.
  public static func placeholder(_ id: ID, _ label: String) -> Element {
    Element(.progressbar, id: id, label: label, state: .busy)
  }

  /// The button to try again.
  public static func retry(_ id: ID, _ label: String) -> Element { Element(.button, id: id, label: label) }

  /// What is told of a failure, with the button to try again where that may help.
  public static func failure(
    _ id: ID, _ text: String, description: String? = nil, retry: Element?
  ) -> [Element] {
    [Element(.status, id: id, label: text, description: description)] + (retry.map { [$0] } ?? [])
  }
}
