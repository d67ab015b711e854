/// An app that can be quit: it gives up what is under way and closes its files.
@MainActor public protocol QuittableApp: ScreenApp {
  /// Ends the app, which is not used after that.
  func stop()
}
