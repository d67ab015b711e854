public import AppCore
public import Foundation

/// The decisions that the lines of the brief rest on, each of which can be replaced.
///
/// Models and screens decide nothing of this by themselves.
public struct PeopleRules: Sendable {
  /// How many persons a page has.
  public var pageSize: @Sendable () -> Int
  /// Whether the next persons come from the database: how many it holds, how many are shown.
  public var usesDatabase: @Sendable (_ stored: Int, _ shown: Int) -> Bool
  /// Whether persons that were loaded are saved.
  public var savesPeople: @Sendable () -> Bool
  /// The seed to ask for a page with, by the seed of the pages before.
  public var seed: @Sendable (_ seed: String?) -> String?
  /// Whether a page that the service sent belongs to the list: the seed asked with, the page.
  public var isUsablePage: @Sendable (_ seed: String?, _ page: PeoplePage) -> Bool
  /// Whether nothing comes after a page of that many persons: how many came, how many were asked for.
  public var isLastPage: @Sendable (_ received: Int, _ asked: Int) -> Bool
  /// The persons of an answer that the app does not hold yet, by what it holds.
  public var newPeople: @Sendable (_ received: [Person], _ known: Set<String>) -> [Person]
  /// What a refresh leaves of the persons held.
  public var keptAtRefresh: @Sendable (_ held: [Person]) -> [Person]
  /// Whether a refresh forgets the avatars.
  public var forgetsAvatarsAtRefresh: @Sendable () -> Bool

  /// Whether a picture that was loaded is kept in the cache.
  public var cachesAvatars: @Sendable () -> Bool
  /// Whether a picture is asked of the service, by whether the cache holds it.
  public var asksForAvatar: @Sendable (_ isCached: Bool) -> Bool
  /// Whether octets are a picture that can be shown.
  public var isPicture: @Sendable (Data) -> Bool

  /// The title of the list, by the person chosen for it.
  public var listTitle: @Sendable (Person?) -> String
  /// The whole name of a person.
  public var fullName: @Sendable (Person) -> String
  /// How many columns the list has.
  public var columns: @Sendable (Screen.Environment.Width) -> Int
  /// What is said where persons could not be loaded.
  public var failureText: @Sendable (Paging<Person>.Purpose) -> String

  /// The text of a birthday.
  public var birthdayText: @Sendable (CalendarDay) -> String
  /// The age: birthday, today.
  public var age: @Sendable (_ birthday: CalendarDay, _ today: CalendarDay) -> Int?
  /// The text of an address.
  public var addressText: @Sendable (PostalAddress) -> String
  /// Whom to call in the place of the person at a place of an answer.
  public var contact: @Sendable (_ index: Int, _ answer: [Person]) -> Person.Contact?
  /// The remark on a contact person.
  public var contactRemark: @Sendable () -> String
}

extension PeopleRules {
  /// The rules of the brief.
  public static let standard = PeopleRules(
    pageSize: { 10 },
    usesDatabase: { $0 > $1 },
    savesPeople: { true },
    seed: { $0 },
    isUsablePage: { seed, page in
      // In an outage the service sends nobody, under a seed of its own, and speaks of one result.
      (seed == nil || seed == page.seed) && (!page.people.isEmpty || page.announced == 0)
    },
    isLastPage: { $0 < $1 },
    newPeople: { received, known in
      var known = known
      return received.filter { known.insert($0.id).inserted }
    },
    keptAtRefresh: { _ in [] },
    forgetsAvatarsAtRefresh: { true },
    cachesAvatars: { true },
    asksForAvatar: { !$0 },
    isPicture: { PictureCheck.isPicture($0) },
    listTitle: { $0.map(NameText.full) ?? "People" },
    fullName: { NameText.full($0) },
    columns: { $0 == .regular ? 2 : 1 },
    failureText: { purpose in
      switch purpose {
      case .first: "People could not be loaded"
      case .next: "More people could not be loaded"
      case .refresh: "The list could not be refreshed"
      }
    },
    birthdayText: { $0.text },
    age: { Age.years(from: $0, on: $1) },
    addressText: { $0.text },
    contact: { ContactRule.contact(ofPersonAt: $0, in: $1) },
    contactRemark: { "the next person of the same answer" })
}
