extension Screen {
  /// The dialog that is open and covers the rest, where there is one.
  public var openDialog: Element? {
    elements.flatMap(\.flattened).last { $0.role == .dialog }
  }

  /// All elements that can be seen, in reading order; those that an open dialog covers cannot.
  public var visibleElements: [Element] {
    openDialog.map(\.flattened) ?? elements.flatMap(\.flattened)
  }

  /// All text that can be seen, in reading order, the title and subtitle first.
  public var visibleTexts: [String] {
    let heading = openDialog == nil ? [title, subtitle] : []
    let texts = visibleElements.flatMap { [$0.label, $0.value, $0.description] }
    return (heading + texts).compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// Returns the visible element of that name.
  public func element(id: Element.ID) -> Element? {
    visibleElements.first { $0.id == id }
  }

  /// Returns the visible elements whose label is that text, capitals and all.
  public func elements(labelled label: String) -> [Element] {
    visibleElements.filter { $0.label == label }
  }

  /// Returns the one visible element that a person means by a label, and a role where one is named.
  ///
  /// The label counts as written first; where no label is that, capitals do not matter.
  public func element(labelled label: String, role: Role? = nil) throws(ScreenError) -> Element {
    let candidates = visibleElements.filter { role == nil || $0.role == role }
    let exact = candidates.filter { $0.label == label }
    let found = exact.isEmpty ? candidates.filter { $0.label.lowercased() == label.lowercased() } : exact
    guard let first = found.first else {
      throw .notFound(label: label, role: role, there: visibleElements)
    }
    guard found.count == 1 else { throw .ambiguous(label: label, role: role, found: found) }
    return first
  }
}

extension Element {
  /// The element and all inside it, in reading order.
  public var flattened: [Element] {
    [self] + children.flatMap(\.flattened)
  }
}
