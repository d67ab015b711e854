import AppCore

/// What the two steps of the login look like.
@MainActor enum LoginScreen {
  static func screen(of model: CPFStepModel) -> Screen {
    let message = model.message.map { [Element(.status, id: .message, label: $0)] } ?? []
    let textbox = Element(
      .textbox, id: .cpf, label: "CPF", value: model.text,
      description: model.isInvalid ? "CPF inválido" : nil, state: model.isInvalid ? .invalid : [])
    return Screen(
      title: "Seu CPF", subtitle: "Para entrar na sua conta",
      elements: message + [textbox, next(isEnabled: model.isNextEnabled, isBusy: false)])
  }

  static func screen(of model: PasswordStepModel) -> Screen {
    let textbox = Element(
      .textbox, id: .password, label: "Senha", value: model.text,
      state: model.isSending ? [.protected, .disabled] : .protected)
    return Screen(
      title: "Sua senha", subtitle: "Seis dígitos",
      elements: [.backButton, textbox] + Element.failure(model.failure, offersRetry: model.offersRetry)
        + [next(isEnabled: model.isNextEnabled, isBusy: model.isSending)])
  }

  private static func next(isEnabled: Bool, isBusy: Bool) -> Element {
    var state: Element.State = isBusy ? .busy : []
    if !isEnabled { state.insert(.disabled) }
    return Element(.button, id: .next, label: "Próximo", state: state)
  }
}
