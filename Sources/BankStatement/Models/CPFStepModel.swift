public import Observation

/// The first step of the login: whose account it is.
@MainActor @Observable public final class CPFStepModel {
  /// The digits typed.
  public private(set) var digits = ""
  /// What a person is told on the way in, such as that the session ended.
  public let message: String?

  @ObservationIgnored var onNext: ((CPF) -> Void)?
  private let rules: BankRules

  init(message: String?, rules: BankRules) {
    self.message = message
    self.rules = rules
  }

  /// The text of the textbox.
  public var text: String { rules.cpfText(digits) }

  /// Whether what was typed is a CPF.
  public var isNextEnabled: Bool { rules.isValidCPF(digits) }

  /// Whether as much was typed as a CPF has, and is none.
  public var isInvalid: Bool { digits.count == CPF.length && !isNextEnabled }

  /// Takes a text that was typed or pasted, with or without the mask and with blanks around it.
  ///
  /// What is no part of a CPF is not taken at all: nothing is cut or guessed.
  public func textEdited(_ text: String) {
    guard let digits = CPFText.digits(in: text.trimmingBlanks), digits.count <= CPF.length else { return }
    self.digits = digits
  }

  /// Goes on to the password.
  public func nextButtonTapped() {
    guard isNextEnabled, let cpf = CPF(verified: digits) else { return }
    onNext?(cpf)
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
