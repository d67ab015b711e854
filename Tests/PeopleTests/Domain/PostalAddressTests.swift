import People
import Testing

struct PostalAddressTests {
  @Test func `an address stands on one line`() {
    let address = PostalAddress(
      street: "12 Orchard Lane", postcode: "OX1 2AB", city: "Oakhampton", state: "Devon",
      country: "United Kingdom")
    #expect(address.text == "12 Orchard Lane, OX1 2AB Oakhampton, Devon, United Kingdom")
  }

  @Test func `what is missing leaves no comma behind`() {
    let address = PostalAddress(street: "", postcode: "", city: "कमलपुर", state: "", country: "India")
    #expect(address.text == "कमलपुर, India")
    #expect(PostalAddress(street: "", postcode: "", city: "", state: "", country: "").text == "")
  }
}
