import AppCore
public import Observation

/// The second step of the login: the password.
@MainActor @Observable public final class PasswordStepModel {
  /// What was typed.
  public private(set) var entry = PasswordEntry()
  /// Whether a login is on its way.
  public private(set) var isSending = false
  /// What a person is told of the login that failed last; nil while none did.
  public private(set) var failure: String?
  /// Whether sending the same again may help.
  public private(set) var offersRetry = false

  @ObservationIgnored var onLogin: ((Secret) -> Void)?
  private let cpf: CPF
  private let dependencies: BankDependencies
  private let work: AppWork

  init(cpf: CPF, dependencies: BankDependencies, work: AppWork) {
    self.cpf = cpf
    self.dependencies = dependencies
    self.work = work
  }

  private var rules: BankRules { dependencies.rules }

  /// The text of the textbox, in which a bullet stands for each digit.
  public var text: String { rules.passwordText(entry) }

  /// Whether the password can be sent.
  public var isNextEnabled: Bool { rules.isCompletePassword(entry.count) && rules.acceptsLogin(isSending) }

  /// Takes a text that was typed or pasted; nothing changes while a login is on its way.
  public func textEdited(_ text: String) {
    guard !isSending else { return }
    entry.edit(text)
  }

  /// Sends CPF and password.
  public func nextButtonTapped() {
    guard isNextEnabled else { return }
    isSending = true
    failure = nil
    offersRetry = false
    let (service, password) = (dependencies.service, entry.secret)
    work.start {
      do {
        let token = try await service.login(self.cpf, password)
        self.onLogin?(token)
      } catch {
        self.failure = self.rules.failureText(error)
        self.offersRetry = self.rules.offersRetry(error)
      }
      self.isSending = false
    }
  }
}
