extension StubPerson {
  /// The names of what the service tells of a person, in its order.
  static let fields = [
    "gender", "name", "location", "email", "login", "dob", "registered", "phone", "cell", "id", "picture",
    "nat",
  ]

  /// Returns the person as an answer has it, with some fields only.
  ///
  /// - Parameters:
  ///   - fields: The names of the fields wanted.
  ///   - base: The address that pictures begin with, without a slash at its end.
  ///   - now: The time in milliseconds since 1970, from which ages are counted.
  func json(fields: Set<String>, base: String, now: Int64) -> String {
    JSONText.object(
      Self.fields.filter(fields.contains).map { ($0, member($0, base: base, now: now)) })
  }

  private func member(_ field: String, base: String, now: Int64) -> String {
    switch field {
    case "gender": JSONText.string(gender)
    case "name": strings([("title", title), ("first", first), ("last", last)])
    case "location": location.json
    case "email": JSONText.string(email)
    case "login": login
    case "dob": moment(born, now: now)
    case "registered": moment(registered, now: now)
    case "phone": JSONText.string(phone)
    case "cell": JSONText.string(cell)
    case "id":
      JSONText.object([("name", JSONText.string(idName)), ("value", idValue.map(JSONText.string) ?? "null")])
    case "picture": pictures(base: base)
    default: JSONText.string(nationality)
    }
  }

  private var login: String {
    strings([
      ("uuid", uuid), ("username", username), ("password", digits(8)), ("salt", digits(8, at: 1)),
      ("md5", digits(32, at: 2)), ("sha1", digits(40, at: 4)), ("sha256", digits(64, at: 7)),
    ])
  }

  /// Writes hexadecimal digits of the person's secret; they are the digest of nothing.
  private func digits(_ count: Int, at start: Int64 = 0) -> String {
    let words = (0..<Int64((count + 15) / 16)).map { StableHash.hex(StableHash.mix(secret, start + $0)) }
    return String(words.joined().prefix(count))
  }

  private func moment(_ text: String, now: Int64) -> String {
    let years = UTCTime.years(from: text, to: UTCTime.text(now))
    return JSONText.object([("date", JSONText.string(text)), ("age", "\(years)")])
  }

  private func pictures(base: String) -> String {
    strings(
      PictureSize.allCases.map { size in
        (size.field, base + PictureRoutes.path(of: portrait, size))
      })
  }

  private func strings(_ members: [(String, String)]) -> String {
    JSONText.object(members.map { ($0.0, JSONText.string($0.1)) })
  }
}

extension StubPerson.Location {
  fileprivate var json: String {
    JSONText.object([
      (
        "street",
        JSONText.object([("number", "\(streetNumber)"), ("name", JSONText.string(street))])
      ),
      ("city", JSONText.string(city)), ("state", JSONText.string(state)),
      ("country", JSONText.string(country)),
      ("postcode", !postcodeIsText && isNumber(postcode) ? postcode : JSONText.string(postcode)),
      (
        "coordinates",
        JSONText.object([
          ("latitude", JSONText.string(latitude)), ("longitude", JSONText.string(longitude)),
        ])
      ),
      (
        "timezone",
        JSONText.object([
          ("offset", JSONText.string(offset)), ("description", JSONText.string("UTC\(offset)")),
        ])
      ),
    ])
  }

  /// Whether a text can stand in JSON as the number that it writes.
  private func isNumber(_ text: String) -> Bool {
    (1...15).contains(text.count) && text.first != "0" && text.allSatisfy { ("0"..."9").contains($0) }
  }
}
