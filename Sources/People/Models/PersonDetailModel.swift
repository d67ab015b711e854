import AppCore
public import Observation

/// The details of one person.
@MainActor @Observable public final class PersonDetailModel {
  /// One line of the details.
  public struct Line: Sendable, Equatable {
    /// What the line is called in the app, such as `birthday`.
    public var name: String
    /// What it is called on the screen.
    public var label: String
    /// What it says.
    public var text: String
    /// A further remark.
    public var remark: String?
  }

  /// What stands where something is not known.
  public static let unknown = "—"

  /// The person.
  public let person: Person
  /// Called with the person when the picture was tapped.
  @ObservationIgnored public var onAvatarTapped: (Person) -> Void = { _ in }

  private let dependencies: PeopleDependencies
  private let avatars: AvatarsModel

  init(person: Person, avatars: AvatarsModel, dependencies: PeopleDependencies) {
    self.person = person
    self.avatars = avatars
    self.dependencies = dependencies
  }

  private var rules: PeopleRules { dependencies.rules }

  /// The whole name of the person.
  public var name: String { rules.fullName(person) }

  /// All that is told of the person besides the picture.
  public var lines: [Line] {
    let today = CalendarDay(dependencies.clock.now())
    let age = rules.age(person.birthday, today).map { "\($0)" }
    return [
      line("first-name", "First name", person.firstName),
      line("last-name", "Last name", person.lastName),
      line("birthday", "Birthday", rules.birthdayText(person.birthday)),
      line("age", "Age", age),
      line("email", "Email", person.email),
      line("mobile", "Mobile", person.mobile),
      line("address", "Address", rules.addressText(person.address)),
      line("contact", "Contact person", person.contact?.name, rules.contactRemark()),
      line("contact-phone", "Contact phone", person.contact?.phone, rules.contactRemark()),
    ]
  }

  /// Makes the person's name the title of the list, and goes back there.
  public func avatarTapped() { onAvatarTapped(person) }

  func appeared() { avatars.want(person) }

  private func line(_ name: String, _ label: String, _ text: String?, _ remark: String? = nil) -> Line {
    guard let text, !text.isEmpty else { return Line(name: name, label: label, text: Self.unknown) }
    return Line(name: name, label: label, text: text, remark: remark)
  }
}
