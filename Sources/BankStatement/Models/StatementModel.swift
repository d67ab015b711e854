public import AppCore
public import Observation

/// The statement: what went in and out, day by day.
@MainActor @Observable public final class StatementModel {
  @ObservationIgnored var onOpen: ((StatementEntry) -> Void)?

  private let loader: Loader<[StatementEntry]>
  private let dependencies: BankDependencies

  init(gate: SessionGate, dependencies: BankDependencies, work: AppWork) {
    self.dependencies = dependencies
    let service = dependencies.service
    loader = Loader(work: work) { try await gate.send { try await service.statement($0) } }
  }

  private var rules: BankRules { dependencies.rules }
  private var entries: [StatementEntry]? {
    state.isFailed && !rules.keepsContent() ? nil : state.value
  }

  /// How far the statement has come.
  public var state: LoadState<[StatementEntry]> { loader.state }

  /// The days to show; nil while nothing is known.
  public var days: [StatementDay]? { entries.map { rules.days($0, dependencies.timeZone) } }

  /// Whether a placeholder stands in the place of the list.
  public var showsPlaceholder: Bool { rules.showsPlaceholder(state.isLoading, state.value != nil) }

  /// What a person is told of a failure; nil where there is none.
  public var failure: String? { loader.error.map(rules.failureText) }

  /// Whether trying again may help.
  public var offersRetry: Bool { loader.error.map(rules.offersRetry) ?? false }

  /// Loads the statement.
  public func appeared() { loader.load() }

  /// Loads the statement anew.
  public func pulledDown() {
    guard rules.reloadsOnPull(state.isLoading) else { return }
    loader.load()
  }

  /// Loads the statement once more after a failure.
  public func retryButtonTapped() { loader.load() }

  /// Opens an entry.
  public func entryTapped(_ id: StatementEntry.ID) {
    guard let entry = entries?.first(where: { $0.id == id }) else { return }
    onOpen?(entry)
  }
}
