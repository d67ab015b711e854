/// Where a person lives.
public struct PostalAddress: Sendable, Hashable {
  /// The street, with the number of the house.
  public var street: String
  /// The postcode, as it is written in the country.
  public var postcode: String
  /// The town.
  public var city: String
  /// The state, province or county.
  public var state: String
  /// The country.
  public var country: String

  /// Creates an address.
  public init(street: String, postcode: String, city: String, state: String, country: String) {
    self.street = street
    self.postcode = postcode
    self.city = city
    self.state = state
    self.country = country
  }

  /// The address on one line; what is missing is left out.
  public var text: String {
    let town = [postcode, city].filter { !$0.isEmpty }.joined(separator: " ")
    return [street, town, state, country].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
