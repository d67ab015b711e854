import AppCore
public import Observation

/// The root of the app: which screen is on show, and the session behind them.
@MainActor @Observable public final class BankModel {
  /// The screens.
  public enum Step: Sendable, Equatable {
    case cpf, password, statement, detail
  }

  /// The screen on show.
  public private(set) var step = Step.cpf
  /// The first step of the login.
  public private(set) var cpf: CPFStepModel
  /// The second step of the login, once there is a CPF.
  public private(set) var password: PasswordStepModel?
  /// The statement, while somebody is logged in.
  public private(set) var statement: StatementModel?
  /// The entry that is open.
  public private(set) var detail: StatementDetailModel?

  @ObservationIgnored let dependencies: BankDependencies
  @ObservationIgnored private let gate: SessionGate
  @ObservationIgnored private let work: AppWork

  init(dependencies: BankDependencies, work: AppWork) {
    self.dependencies = dependencies
    self.work = work
    gate = SessionGate(
      store: dependencies.tokens, clock: dependencies.clock, work: work, rules: dependencies.rules.session,
      refresh: dependencies.service.refresh)
    cpf = CPFStepModel(message: nil, rules: dependencies.rules)
    gate.onEnd = { [weak self] in self?.showLogin(message: "Sua sessão terminou. Entre de novo.") }
    connect()
  }

  /// Goes back one screen; there is none before the first, nor before the statement.
  ///
  /// - Returns: Whether there was a screen to go back to.
  @discardableResult
  public func back() -> Bool {
    switch step {
    case .cpf, .statement: return false
    case .password:
      // An answer that is still to come finds nobody who waits for it.
      password?.onLogin = nil
      password = nil
      step = .cpf
    case .detail:
      detail = nil
      step = .statement
    }
    return true
  }

  private func connect() {
    cpf.onNext = { [weak self] in self?.showPassword(for: $0) }
  }

  private func showLogin(message: String?) {
    cpf = CPFStepModel(message: message, rules: dependencies.rules)
    password = nil
    statement = nil
    detail = nil
    step = .cpf
    connect()
  }

  private func showPassword(for cpf: CPF) {
    let model = PasswordStepModel(cpf: cpf, dependencies: dependencies, work: work)
    model.onLogin = { [weak self] token in
      self?.gate.begin(with: token)
      self?.showStatement()
    }
    password = model
    step = .password
  }

  private func showStatement() {
    let model = StatementModel(gate: gate, dependencies: dependencies, work: work)
    model.onOpen = { [weak self] in self?.showDetail(of: $0) }
    password = nil
    statement = model
    step = .statement
    model.appeared()
  }

  private func showDetail(of entry: StatementEntry) {
    let model = StatementDetailModel(entry: entry, gate: gate, dependencies: dependencies, work: work)
    detail = model
    step = .detail
    model.appeared()
  }
}
