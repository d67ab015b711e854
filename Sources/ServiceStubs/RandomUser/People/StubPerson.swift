/// A made-up person as the stub sends it.
public struct StubPerson: Sendable, Hashable {
  /// Which of the drawn pictures is the person's.
  public struct Portrait: Sendable, Hashable {
    /// The folder, as the service has it.
    public enum Folder: String, Sendable, Hashable, CaseIterable { case men, women }

    /// The folder.
    public var folder: Folder
    /// The number of the picture in its folder.
    public var number: Int

    /// Creates a portrait.
    public init(_ folder: Folder, _ number: Int) {
      self.folder = folder
      self.number = number
    }
  }

  /// Where a person lives.
  public struct Location: Sendable, Hashable {
    /// The number of the house.
    public var streetNumber: Int
    /// The street.
    public var street: String
    /// The town.
    public var city: String
    /// The state, province or county.
    public var state: String
    /// The country.
    public var country: String
    /// The postcode; figures alone go out as a number, unless it is always text.
    public var postcode: String
    var postcodeIsText: Bool
    var latitude: String
    var longitude: String
    var offset: String
  }

  /// The unique name: `login.uuid`.
  public var uuid: String
  /// `female` or `male`.
  public var gender: String
  /// How the person is addressed.
  public var title: String
  /// The first name.
  public var first: String
  /// The last name.
  public var last: String
  /// The e-mail address.
  public var email: String
  /// When the person was born, such as `1967-07-23T09:18:33.666Z`.
  public var born: String
  /// When the person became a user.
  public var registered: String
  /// The number of the phone at home.
  public var phone: String
  /// The number of the mobile phone.
  public var cell: String
  /// Where the person lives.
  public var location: Location
  /// Which picture is the person's.
  public var portrait: Portrait
  /// The code of the nationality, such as `IE`.
  public var nationality: String
  var idName: String
  var idValue: String?
  var username: String
  /// The bits that passwords and digests are written from.
  var secret: UInt64

  /// The first and the last name.
  public var fullName: String { "\(first) \(last)" }
}
