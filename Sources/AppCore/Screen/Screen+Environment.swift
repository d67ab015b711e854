extension Screen {
  /// What an app is shown on: what the system, not the app, decides.
  public struct Environment: Sendable, Hashable, Codable {
    /// Whether the system's colours are light or dark.
    public enum Appearance: String, Sendable, Hashable, CaseIterable, Codable {
      case light, dark
    }

    /// How much room there is from side to side.
    public enum Width: String, Sendable, Hashable, CaseIterable, Codable {
      case compact, regular
    }

    /// Whether the system's colours are light or dark.
    public var appearance: Appearance
    /// How much room there is from side to side.
    public var width: Width

    /// Creates an environment; a phone by day unless told otherwise.
    public init(appearance: Appearance = .light, width: Width = .compact) {
      self.appearance = appearance
      self.width = width
    }
  }
}

/// An app that looks different in the dark or with more room.
@MainActor public protocol AdaptiveApp: ScreenApp {
  /// What the app is shown on; its screen follows at once.
  var environment: Screen.Environment { get set }
}
