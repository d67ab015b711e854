public import AppCore
public import Observation

/// One entry of the statement with all that the bank knows of it.
@MainActor @Observable public final class StatementDetailModel {
  /// The entry as the statement has it.
  public let entry: StatementEntry

  private let loader: Loader<StatementDetail>
  private let dependencies: BankDependencies

  init(entry: StatementEntry, gate: SessionGate, dependencies: BankDependencies, work: AppWork) {
    self.entry = entry
    self.dependencies = dependencies
    let service = dependencies.service
    loader = Loader(work: work) { try await gate.send { try await service.detail(entry.id, $0) } }
  }

  private var rules: BankRules { dependencies.rules }

  /// How far the detail has come.
  public var state: LoadState<StatementDetail> { loader.state }

  /// The detail; nil while it is not known.
  public var detail: StatementDetail? { state.value }

  /// Whether a placeholder stands in the place of the detail.
  public var showsPlaceholder: Bool { rules.showsPlaceholder(state.isLoading, detail != nil) }

  /// What a person is told of a failure; nil where there is none.
  public var failure: String? { loader.error.map(rules.failureText) }

  /// Whether trying again may help.
  public var offersRetry: Bool { loader.error.map(rules.offersRetry) ?? false }

  /// Loads the detail.
  public func appeared() { loader.load() }

  /// Loads the detail once more after a failure.
  public func retryButtonTapped() { loader.load() }
}
