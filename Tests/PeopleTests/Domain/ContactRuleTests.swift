import People
import Testing

struct ContactRuleTests {
  let contact = PeopleRules.standard.contact

  @Test func `the contact is the next person, and the first one for the last`() {
    let people = (1...3).map { makePerson($0, phone: "home \($0)") }
    #expect(contact(0, people) == Person.Contact(name: "First 2 Last 2", phone: "home 2"))
    #expect(contact(2, people) == Person.Contact(name: "First 1 Last 1", phone: "home 1"))
  }

  @Test func `who has no phone at home is called on the mobile`() {
    #expect(contact(0, [makePerson(1), makePerson(2, phone: "", mobile: "m2")])?.phone == "m2")
  }

  @Test func `a person alone has no contact, nor has one who is not there`() {
    #expect(contact(0, [makePerson(1)]) == nil)
    #expect(contact(5, [makePerson(1), makePerson(2)]) == nil)
    #expect(contact(-1, [makePerson(1), makePerson(2)]) == nil)
  }
}
