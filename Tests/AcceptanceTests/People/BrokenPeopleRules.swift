import AppCore
import Foundation
import People

/// Decisions of the brief of People gone wrong.
enum BrokenPeopleRules {
  typealias Rule = BrokenRule<PeopleRules>

  static let all = list + pictures + details + around

  private static let list: [Rule] = [
    Rule("PPL-01", "a page has nine persons") { $0.pageSize = { 9 } },
    Rule("PPL-01", "last names come first") {
      $0.fullName = { "\($0.lastName) \($0.firstName)" }
    },
    Rule("PPL-02", "nobody is saved") { $0.savesPeople = { false } },
    Rule("PPL-03", "the database is not looked into") { $0.usesDatabase = { _, _ in false } },
    Rule("PPL-03", "a single person in the database does not count") {
      $0.usesDatabase = { stored, shown in stored > shown && stored > 1 }
    },
    Rule("PPL-04", "each page has a seed of its own") { $0.seed = { _ in nil } },
    Rule("PPL-04", "the end is not remembered") { $0.isLastPage = { _, _ in false } },
    Rule("PPL-04", "every page is the last") { $0.isLastPage = { _, _ in true } },
    Rule("PPL-05", "only the first load is local") { rules in
      rules.usesDatabase = { stored, shown in stored > 0 && shown == 0 }
    },
    Rule("PPL-06", "a refresh puts the fresh persons behind the old ones") {
      $0.keptAtRefresh = { $0 }
    },
    Rule("PPL-06", "a refresh keeps the old pictures") { $0.forgetsAvatarsAtRefresh = { false } },
  ]

  private static let pictures: [Rule] = [
    Rule("PPL-07", "pictures are not cached") { $0.cachesAvatars = { false } },
    Rule("PPL-07", "whatever comes is a picture") { $0.isPicture = { _ in true } },
    Rule("PPL-07", "a picture is only looked up") { $0.asksForAvatar = { _ in false } },
    Rule("PPL-08", "a picture is always asked for") { $0.asksForAvatar = { _ in true } },
    Rule("PPL-11", "nothing is a picture") { $0.isPicture = { _ in false } },
  ]

  private static let details: [Rule] = [
    Rule("PPL-09", "the address lacks the country") {
      $0.addressText = { $0.text.replacing(", \($0.country)", with: "") }
    },
    Rule("PPL-10", "the title stays") { $0.listTitle = { _ in "People" } },
    Rule("PPL-10", "the title is the first name") {
      $0.listTitle = { $0?.firstName ?? "People" }
    },
    Rule("PPL-14", "the birthday lacks the year") {
      $0.birthdayText = { String($0.text.dropLast(5)) }
    },
    Rule("PPL-14", "the birthday is a day late") {
      $0.birthdayText = { CalendarDay(daysSince1970: $0.daysSince1970 + 1).text }
    },
    Rule("PPL-15", "years are counted as 365 days") {
      $0.age = { ($1.daysSince1970 - $0.daysSince1970) / 365 }
    },
    Rule("PPL-15", "the age is the difference of the years") { $0.age = { $1.year - $0.year } },
    Rule("PPL-15", "29 February turns on 28 February") {
      $0.age = { birthday, today in
        let day = birthday.month == 2 && birthday.day == 29 ? 28 : birthday.day
        let isBefore = (today.month, today.day) < (birthday.month, day)
        return today.year - birthday.year - (isBefore ? 1 : 0)
      }
    },
    Rule("PPL-18", "the postcode stands behind the town") {
      $0.addressText = { "\($0.street), \($0.city) \($0.postcode), \($0.state), \($0.country)" }
    },
    Rule("PPL-19", "everyone is their own contact") { rules in
      rules.contact = { Person.Contact(name: $1[$0].firstName, phone: $1[$0].phone) }
    },
    Rule("PPL-19", "the contact is not marked") { $0.contactRemark = { "" } },
    Rule("PPL-20", "there is no contact") { $0.contact = { _, _ in nil } },
  ]

  private static let around: [Rule] = [
    Rule("PPL-21", "every failure reads the same") {
      $0.failureText = { _ in "Something went wrong" }
    },
    Rule("PPL-21", "an outage is the end of the list") { $0.isUsablePage = { _, _ in true } },
    Rule("PPL-22", "there is always one column") { $0.columns = { _ in 1 } },
    Rule("PPL-22", "there are always two columns") { $0.columns = { _ in 2 } },
  ]
}
