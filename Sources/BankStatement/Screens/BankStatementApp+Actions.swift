import AppCore

/// Hands what a person did to the model of the screen on show; the element is known to be there.
extension BankStatementApp {
  func tap(_ element: Element) -> Bool {
    switch element.id {
    case .back: return model.back()
    case .next: nextButtonTapped()
    case .retry: retryButtonTapped()
    default: return open(element)
    }
    return true
  }

  private func open(_ element: Element) -> Bool {
    guard model.step == .statement, element.id.rawValue.hasPrefix("entry-") else { return false }
    model.statement?.entryTapped(String(element.id.rawValue.dropFirst("entry-".count)))
    return true
  }

  private func nextButtonTapped() {
    switch model.step {
    case .cpf: model.cpf.nextButtonTapped()
    case .password: model.password?.nextButtonTapped()
    case .statement, .detail: break
    }
  }

  private func retryButtonTapped() {
    switch model.step {
    case .cpf: break
    case .password: model.password?.nextButtonTapped()
    case .statement: model.statement?.retryButtonTapped()
    case .detail: model.detail?.retryButtonTapped()
    }
  }

  func enter(_ text: String, into id: Element.ID) -> Bool {
    switch id {
    case .cpf: model.cpf.textEdited(text)
    case .password: model.password?.textEdited(text)
    default: return false
    }
    return true
  }

  func pullDown(_ id: Element.ID) -> Bool {
    guard id == .statement else { return false }
    model.statement?.pulledDown()
    return true
  }
}
