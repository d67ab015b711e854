import AppCore
public import DeviceStorage

/// The tables of the app's database, and how a person stands in them.
public enum PeopleSchema {
  /// How the tables came about.
  public static let migrations = [
    Migration(
      """
      CREATE TABLE person (
        position INTEGER PRIMARY KEY AUTOINCREMENT,
        uuid TEXT NOT NULL UNIQUE,
        first_name TEXT NOT NULL, last_name TEXT NOT NULL, born TEXT NOT NULL,
        email TEXT NOT NULL, mobile TEXT NOT NULL, phone TEXT NOT NULL,
        street TEXT NOT NULL, postcode TEXT NOT NULL, city TEXT NOT NULL, state TEXT NOT NULL,
        country TEXT NOT NULL, avatar TEXT NOT NULL)
      """,
      KeyValueStore.migration.statements.joined()),
    Migration(
      "ALTER TABLE person ADD COLUMN contact_name TEXT",
      "ALTER TABLE person ADD COLUMN contact_phone TEXT"),
  ]

  private static let columns = [
    "uuid", "first_name", "last_name", "born", "email", "mobile", "phone", "street", "postcode", "city",
    "state", "country", "avatar", "contact_name", "contact_phone",
  ]

  /// Adds a person to tables of the first version, which knew no contacts.
  public static let firstInsert = insert(columns.filter { !$0.hasPrefix("contact_") })

  /// Adds a person who is not there yet.
  static let insert = insert(columns)

  private static func insert(_ columns: [String]) -> String {
    "INSERT INTO person (\(columns.joined(separator: ", ")))"
      + " VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))"
      + " ON CONFLICT (uuid) DO NOTHING"
  }
}

extension Person {
  /// The values for `PeopleSchema.firstInsert`.
  public var firstValues: [SQLValue] { values.dropLast(2) }

  /// The values for `PeopleSchema.insert`.
  var values: [SQLValue] {
    [
      .text(id), .text(firstName), .text(lastName), .text(birthday.isoText), .text(email), .text(mobile),
      .text(phone), .text(address.street), .text(address.postcode), .text(address.city),
      .text(address.state), .text(address.country), .text(avatar), .text(contact?.name),
      .text(contact?.phone),
    ]
  }

  /// Reads a person from a row.
  init(row: SQLRow) throws(StorageError) {
    let born = try row.text("born")
    guard let birthday = CalendarDay(timestamp: born) else {
      throw .wrongKind(column: "born", found: "'\(born)'", wanted: "a day")
    }
    var contact: Contact?
    if let name = try row.optionalText("contact_name") {
      contact = Contact(name: name, phone: try row.optionalText("contact_phone") ?? "")
    }
    self.init(
      id: try row.text("uuid"), firstName: try row.text("first_name"), lastName: try row.text("last_name"),
      birthday: birthday, email: try row.text("email"), mobile: try row.text("mobile"),
      phone: try row.text("phone"), address: try PostalAddress(row: row), avatar: try row.text("avatar"),
      contact: contact)
  }
}

extension PostalAddress {
  fileprivate init(row: SQLRow) throws(StorageError) {
    self.init(
      street: try row.text("street"), postcode: try row.text("postcode"), city: try row.text("city"),
      state: try row.text("state"), country: try row.text("country"))
  }
}

extension CalendarDay {
  /// The day as in `1967-07-23`.
  var isoText: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
