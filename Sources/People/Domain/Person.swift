public import AppCore

/// A person as the app keeps and shows them.
public struct Person: Sendable, Hashable, Identifiable {
  /// A person's name and number, as far as another person's details tell them.
  public struct Contact: Sendable, Hashable {
    /// The whole name.
    public var name: String
    /// The phone number.
    public var phone: String

    /// Creates a contact.
    public init(name: String, phone: String) {
      self.name = name
      self.phone = phone
    }
  }

  /// What tells the person from all others: the service's `login.uuid`.
  public var id: String
  /// The first name.
  public var firstName: String
  /// The last name.
  public var lastName: String
  /// The day of birth.
  public var birthday: CalendarDay
  /// The e-mail address.
  public var email: String
  /// The number of the mobile phone.
  public var mobile: String
  /// The number of the phone at home.
  public var phone: String
  /// Where the person lives.
  public var address: PostalAddress
  /// The address of the picture.
  public var avatar: String
  /// Whom to call in the person's place, where the answer that the person came with had someone else.
  public var contact: Contact?

  /// Creates a person.
  public init(
    id: String, firstName: String, lastName: String, birthday: CalendarDay, email: String,
    mobile: String, phone: String, address: PostalAddress, avatar: String, contact: Contact? = nil
  ) {
    self.id = id
    self.firstName = firstName
    self.lastName = lastName
    self.birthday = birthday
    self.email = email
    self.mobile = mobile
    self.phone = phone
    self.address = address
    self.avatar = avatar
    self.contact = contact
  }
}
