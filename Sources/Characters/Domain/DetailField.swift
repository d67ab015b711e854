/// One line of a character's detail.
public struct DetailField: Sendable, Hashable {
  /// What the line is about.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case name, status, species, type, gender, origin, location
  }

  /// What the line is about.
  public var kind: Kind
  /// What it says.
  public var value: String

  /// Creates a line.
  public init(_ kind: Kind, _ value: String) {
    self.kind = kind
    self.value = value
  }

  /// What stands where the service says nothing.
  public static let nothing = "—"

  /// Returns all lines of a profile, in the order of the brief.
  public static func all(of profile: CharacterProfile) -> [DetailField] {
    [
      DetailField(.name, shown(profile.summary.name)), DetailField(.status, shown(profile.summary.status)),
      DetailField(.species, shown(profile.summary.species)), DetailField(.type, shown(profile.type)),
      DetailField(.gender, shown(profile.gender)), DetailField(.origin, shown(profile.origin)),
      DetailField(.location, shown(profile.location)),
    ]
  }

  private static func shown(_ text: String) -> String { text.isEmpty ? nothing : text }
}

extension DetailField.Kind {
  /// The kind as people read it.
  public var label: String {
    switch self {
    case .name: "Name"
    case .status: "Status"
    case .species: "Species"
    case .type: "Type"
    case .gender: "Gender"
    case .origin: "Origin"
    case .location: "Location"
    }
  }
}
