import Foundation

/// Makes persons up, the same ones for the same text.
struct PersonGenerator: Sendable {
  var words: WordLists
  /// The nationalities to choose from; all where it is empty.
  var nationalities: Set<String> = []
  /// The gender of all persons, where one was asked for.
  var gender: String?

  /// Returns the person at a place of the draw that a text stands for.
  func person(_ index: Int, of text: String) -> StubPerson {
    var draw = Draw(seed: StableHash.mix(StableHash.fnv(text.utf8), Int64(index)))
    let isFemale = gender.map { $0 == "female" } ?? draw.isHeads()
    let all = words.nationalities.filter { nationalities.isEmpty || nationalities.contains($0.code) }
    let nationality = draw.one(of: all)
    let names = words.names(of: nationality)
    let first = Name(draw.one(of: isFemale ? names.female : names.male))
    let last = Name(draw.one(of: names.last))
    return StubPerson(
      uuid: draw.uuid(), gender: isFemale ? "female" : "male",
      title: draw.one(of: isFemale ? ["Miss", "Mrs", "Ms"] : ["Mr"]), first: first.text, last: last.text,
      email: "\(first.latin).\(last.latin)@example.com",
      born: draw.moment(from: Self.firstBirth, to: Self.lastBirth),
      registered: draw.moment(from: Self.opening, to: Self.lastRegistration),
      phone: draw.filled(nationality.phone), cell: draw.filled(nationality.cell),
      location: location(in: nationality, names.streets, &draw),
      portrait: StubPerson.Portrait(isFemale ? .women : .men, draw.number(below: isFemale ? 97 : 100)),
      nationality: nationality.code, idName: nationality.idName,
      idValue: nationality.idValue.map { draw.filled($0) },
      username: draw.one(of: Self.adjectives) + draw.one(of: Self.animals) + "\(draw.number(below: 1_000))",
      secret: draw.next())
  }

  private func location(
    in nationality: WordLists.Nationality, _ streets: [String], _ draw: inout Draw
  ) -> StubPerson.Location {
    StubPerson.Location(
      streetNumber: draw.number(below: 9_999) + 1, street: draw.one(of: streets),
      city: draw.one(of: nationality.cities), state: draw.one(of: nationality.states),
      country: nationality.country, postcode: draw.filled(nationality.postcode),
      postcodeIsText: nationality.postcodeIsText ?? false,
      latitude: draw.degrees(90), longitude: draw.degrees(180),
      offset: (draw.isHeads() ? "+" : "-") + "\(draw.number(below: 12)):00")
  }

  // 1 January 1945 to 31 December 2000, and 1 January 2002 to 1 January 2022.
  private static let firstBirth: Int64 = -788_918_400_000
  private static let lastBirth: Int64 = 978_220_800_000
  private static let opening: Int64 = 1_009_843_200_000
  private static let lastRegistration: Int64 = 1_640_995_200_000

  private static let adjectives = ["brave", "calm", "golden", "happy", "lazy", "quick", "silver", "tiny"]
  private static let animals = ["badger", "heron", "lynx", "otter", "robin", "salmon", "tiger", "zebra"]
}

/// A name, with the letters that e-mail addresses take of it.
private struct Name {
  var text: String
  var latin: String

  init(_ entry: String) {
    let parts = entry.split(separator: "|")
    text = String(parts.first ?? "")
    // Letters with marks come apart, so that their plain letter stays.
    let letters = (parts.last ?? "").lowercased().unicodeScalars.flatMap { Self.plain($0) }
    latin = String(String.UnicodeScalarView(letters))
  }

  private static func plain(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if let known = ["ø": "o", "ı": "i", "ß": "ss", "đ": "d", "æ": "ae"][Character(scalar)] {
      return Array(known.unicodeScalars)
    }
    return String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      ("a"..."z").contains($0)
    }
  }
}
