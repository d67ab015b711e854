/// An app without pixels: it renders its state as a screen and takes what a person does to it.
@MainActor public protocol ScreenApp: AnyObject {
  /// What the app shows now; a pure projection of its models.
  var screen: Screen { get }

  /// The app's work in flight.
  var work: AppWork { get }

  /// Does what a person did; work that it starts goes on in `work`.
  ///
  /// - Throws: `ActionError` where the screen has nothing to take the action.
  func perform(_ action: Action) throws(ActionError)
}

/// An action that the app on show cannot take.
public enum ActionError: Error, Equatable {
  /// The screen has no element of that name, or the element does not take that action.
  case notAvailable(Action)
}
