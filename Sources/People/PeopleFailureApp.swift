public import AppCore
public import DeviceStorage

/// What is shown in the app's place where its files cannot be used.
@MainActor public final class PeopleFailureApp: ScreenApp {
  /// What keeps the files from being used.
  public let error: StorageError
  /// There is never any work.
  public let work = AppWork()

  /// Creates the app with what keeps the files from being used.
  public init(error: StorageError) { self.error = error }

  /// What the app shows.
  public var screen: Screen {
    Screen(title: "People", elements: [Element(.status, id: .failure, label: text)])
  }

  private var text: String {
    switch error {
    case .newerSchema: "The database is of a newer version of this app. Update the app to use it."
    default: "The files of this app cannot be used. Check that there is room for them."
    }
  }

  /// Takes no action.
  public func perform(_ action: Action) throws(ActionError) { throw .notAvailable(action) }
}
