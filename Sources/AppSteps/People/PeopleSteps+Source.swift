import AppCore
import Foundation
import ScenarioRunner
import ScreenSteps
import ServiceStubs
import StubServer

extension PeopleSteps {
  /// The persons whom the remote source has, and how it fails in its own ways.
  static let source = StepLibrary<PeopleWorld> {
    Given("the service has {int} person(s)") { (w, count: Int) in w.service.setPopulation(count) }
    Given("the service has these persons:") { (w, rows: [PersonRow]) in
      w.service.setPeople(rows.enumerated().map { index, row in row.person(at: index) })
    }
    Given("the pages of the service overlap by {int} person(s)") { (w, count: Int) in
      w.service.setOverlap(count)
    }
    Given("the service has an outage") { (w) in w.service.setOutage(true) }
    Given("the outage is over") { (w) in w.service.setOutage(false) }
    Given("the service lets {int} persons be asked for") { (w, count: Int) in w.service.policy.budget = count
    }
    for (name, body) in RandomUserStub.ErrorBody.named {
      Given("{service} answers with the error \"\(name)\"") { (w, service: NamedService) in
        w.screen.stub.faults.add(body.fault, when: service.matcher, times: .always)
      }
    }
    Then("page {int} was asked for last with the seed of the newest first page") { (w, page: Int) in
      try w.expectSeed(ofPage: page)
    }
  }

  /// The pictures that the remote source has.
  static let pictures = StepLibrary<PeopleWorld> {
    Given("the service has drawn new pictures") { (w) in w.service.redrawPictures() }
    Given("the picture of {string} is {defect}") { (w, name: String, defect: PictureDefect) in
      w.service.setDefect(defect, of: try w.person(named: name).portrait)
    }
    Given("the picture of {string} is whole") { (w, name: String) in
      w.service.setDefect(nil, of: try w.person(named: name).portrait)
    }
    Then("the picture of {string} was asked for {count}") { (w, name: String, count: Int) in
      try await w.expectPicture(of: name, wasAsked: count)
    }
    Then("the picture of {string} is the one that the service has now") { (w, name: String) in
      try await w.expectNewestPicture(of: name)
    }
    Then("all pictures are the ones that the service has now") { (w) in
      for name in try await w.items.map(\.label) { try await w.expectNewestPicture(of: name) }
    }
  }
}

/// A row of a table of persons; what a column leaves empty is made up.
struct PersonRow: Decodable, Sendable {
  var first: String
  var last: String
  var born: String?
  var email: String?
  var mobile: String?
  var phone: String?
  var house: Int?
  var street: String?
  var postcode: String?
  var city: String?
  var state: String?
  var country: String?

  /// The person of the row, the same for the same place and words.
  func person(at index: Int) -> StubPerson {
    var person = RandomUserStub.person(index, of: "\(first) \(last)")
    (person.first, person.last) = (first, last)
    person.portrait = StubPerson.Portrait(index.isMultiple(of: 2) ? .women : .men, index % 97)
    person.born = born.flatMap { $0.isEmpty ? nil : "\($0)T09:18:33.666Z" } ?? person.born
    take(email, &person.email)
    take(mobile, &person.cell)
    take(phone, &person.phone)
    person.location.streetNumber = house ?? person.location.streetNumber
    take(street, &person.location.street)
    take(postcode, &person.location.postcode)
    take(city, &person.location.city)
    take(state, &person.location.state)
    take(country, &person.location.country)
    return person
  }

  /// Takes a cell over; a cell of `-` is empty text.
  private func take(_ cell: String?, _ text: inout String) {
    guard let cell, !cell.isEmpty else { return }
    text = cell == "-" ? "" : cell
  }
}
