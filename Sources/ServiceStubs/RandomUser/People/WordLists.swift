import Foundation

/// The words that made-up persons are put together from.
public struct WordLists: Sendable, Hashable, Decodable {
  /// The names and streets of one language.
  struct Names: Sendable, Hashable, Decodable {
    /// First names; one in another script has its Latin form behind a `|`.
    var female: [String]
    var male: [String]
    var last: [String]
    var streets: [String]
  }

  /// What a country adds to the names of its language.
  ///
  /// In a form, `#` stands for a figure and `L` for a letter.
  struct Nationality: Sendable, Hashable, Decodable {
    var code: String
    var country: String
    /// Which names are used.
    var names: String
    var cities: [String]
    var states: [String]
    /// The form of postcodes; figures alone go out as a number, unless the service has them as text.
    var postcode: String
    var postcodeIsText: Bool?
    var phone: String
    var cell: String
    /// What the country's identity number is called; empty where it has none.
    var idName: String
    var idValue: String?
  }

  var names: [String: Names]
  var nationalities: [Nationality]

  /// The codes of all nationalities, in order.
  public var codes: [String] { nationalities.map(\.code) }

  /// Returns the names of a nationality's language.
  func names(of nationality: Nationality) -> Names {
    names[nationality.names] ?? Names(female: [], male: [], last: [], streets: [])
  }
}

extension WordLists {
  /// The file that holds the words, seen from the folder of fixtures.
  static let fixture = "randomuser/people.json"

  /// The words that are built in.
  public static let standard: WordLists = {
    guard let lists = try? WordLists(json: Data(standardText.utf8)) else {
      preconditionFailure("the words that are built in are whole")
    }
    return lists
  }()

  /// Reads words from `randomuser/people.json`.
  ///
  /// - Throws: What is wrong with the file.
  public init(from folder: FixtureFolder) throws(ServiceStubsError) {
    let content = try folder.content(of: Self.fixture)
    do {
      self = try WordLists(json: content)
    } catch {
      throw .malformedWords(path: folder.path(of: Self.fixture), reason: error.reason)
    }
  }

  /// What keeps words from being used.
  struct Flaw: Error {
    var reason: String
  }

  init(json: Data) throws(Flaw) {
    do {
      self = try JSONDecoder().decode(WordLists.self, from: json)
    } catch {
      throw Flaw(reason: Self.reason(error))
    }
    guard !nationalities.isEmpty else { throw Flaw(reason: "no nationality stands in the file") }
    for nationality in nationalities { try check(nationality) }
  }

  private func check(_ nationality: Nationality) throws(Flaw) {
    guard let names = names[nationality.names] else {
      throw Flaw(reason: "there are no names '\(nationality.names)', which \(nationality.code) asks for")
    }
    let lists = [
      names.female, names.male, names.last, names.streets, nationality.cities, nationality.states,
    ]
    guard lists.allSatisfy({ !$0.isEmpty }) else {
      throw Flaw(reason: "a list of words for \(nationality.code) is empty")
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "there is no '\(key.stringValue)'"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "something else stands at '" + context.codingPath.map(\.stringValue).joined(separator: ".") + "'"
    default: "the file is not JSON"
    }
  }
}
