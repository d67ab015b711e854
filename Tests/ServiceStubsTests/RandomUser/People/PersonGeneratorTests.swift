import Foundation
import ServiceStubs
import StubServer
import Testing

struct PersonGeneratorTests {
  let people = (0..<500).map { RandomUserStub.person($0, of: "many") }

  @Test func `persons are the same in every run`() {
    let person = RandomUserStub.person(0, of: "abc")
    #expect(person == RandomUserStub.person(0, of: "abc"))
    #expect(person.uuid == "74c8d3af-72fa-465b-b1b5-083cafdcbe4a")
  }

  @Test func `ids are UUIDs, and all different`() throws {
    let form = try Regex("[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}")
    for person in people { #expect(person.uuid.wholeMatch(of: form) != nil, "\(person.uuid)") }
    #expect(Set(people.map(\.uuid)).count == people.count)
  }

  @Test func `names are in several scripts, and e-mail addresses in none but Latin`() {
    let scripts: [ClosedRange<Unicode.Scalar>] = [
      "a"..."z", "\u{430}"..."\u{45f}", "\u{620}"..."\u{6cc}", "\u{900}"..."\u{97f}",
    ]
    for script in scripts {
      #expect(people.contains { $0.first.unicodeScalars.contains(where: script.contains) }, "\(script)")
    }
    for person in people {
      #expect(person.email.allSatisfy { $0.isASCII }, "\(person.email)")
      #expect(person.email.hasSuffix("@example.com") && !person.email.hasPrefix("."), "\(person.email)")
      #expect(!person.email.contains(".@"), "\(person.email)")
    }
  }

  @Test func `all 21 nationalities come up`() {
    #expect(Set(people.map(\.nationality)).count == 21)
    #expect(WordLists.standard.codes.count == 21)
    #expect(WordLists.standard.codes == WordLists.standard.codes.sorted())
  }

  @Test func `pictures go with the gender, and have the service's numbers`() {
    for person in people {
      let isMale = person.gender == "male"
      #expect(person.portrait.folder == (isMale ? .men : .women))
      #expect((0..<(isMale ? 100 : 97)).contains(person.portrait.number))
    }
  }

  @Test func `no form is left unfilled`() {
    for person in people {
      let texts = [person.phone, person.cell, person.location.postcode, person.born, person.registered]
      #expect(texts.allSatisfy { !$0.isEmpty && !$0.contains("#") }, "\(person)")
    }
  }
}
