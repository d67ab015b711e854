import AppCore
import Foundation

/// An answer of the random user API.
///
/// Persons that cannot be told from others, or without a birthday, are left out; whatever else is
/// missing or of another shape becomes empty text.
struct PeopleAnswer: Decodable {
  private struct Info: Decodable {
    var seed: String
    var page: Int
    var results: Int
  }

  private struct Entry: Decodable {
    var person: Person?

    init(from decoder: any Decoder) throws {
      person = try? PersonRecord(from: decoder).person
    }
  }

  private enum Key: String, CodingKey { case results, info }

  /// The page that the answer holds.
  var page: PeoplePage

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let info = try container.decode(Info.self, forKey: .info)
    let entries = try container.decode([Entry].self, forKey: .results)
    page = PeoplePage(
      people: entries.compactMap(\.person), seed: info.seed, number: info.page, announced: info.results)
  }
}

/// One person of an answer.
private struct PersonRecord: Decodable {
  struct Name: Decodable {
    var first: LenientText
    var last: LenientText
  }

  struct Login: Decodable { var uuid: String }
  struct Birth: Decodable { var date: String }
  struct Picture: Decodable { var large: LenientText }

  var name: Name
  var location: LocationRecord?
  var email: LenientText?
  var login: Login
  var dob: Birth
  var phone: LenientText?
  var cell: LenientText?
  var picture: Picture?

  /// The person, where there is a birthday.
  var person: Person? {
    guard !login.uuid.isEmpty, let birthday = CalendarDay(timestamp: dob.date) else { return nil }
    return Person(
      id: login.uuid, firstName: name.first.text, lastName: name.last.text, birthday: birthday,
      email: email?.text ?? "", mobile: cell?.text ?? "", phone: phone?.text ?? "",
      address: location?.address
        ?? PostalAddress(street: "", postcode: "", city: "", state: "", country: ""),
      avatar: picture?.large.text ?? "")
  }
}

extension CalendarDay {
  /// Reads the day of a time stamp such as `1967-07-23T09:18:33.666Z`, as it is written there.
  init?(timestamp: String) {
    let parts = timestamp.prefix { $0 != "T" }.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil
    }
    guard parts.map(\.count) == [4, 2, 2], numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    // A day that the calendar does not have would be counted as another one.
    guard CalendarDay(daysSince1970: daysSince1970) == self else { return nil }
  }
}
