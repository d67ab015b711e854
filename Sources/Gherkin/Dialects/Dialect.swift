/// What a keyword introduces.
public enum KeywordRole: String, Sendable, Hashable, CaseIterable {
  case feature, rule, background, scenario, outline, examples, given, when, then, and, but

  /// The role's place among all roles.
  var place: Int {
    switch self {
    case .feature: 0
    case .rule: 1
    case .background: 2
    case .scenario: 3
    case .outline: 4
    case .examples: 5
    case .given: 6
    case .when: 7
    case .then: 8
    case .and: 9
    case .but: 10
    }
  }

  /// Whether the keyword starts a step.
  public var isStep: Bool {
    switch self {
    case .given, .when, .then, .and, .but: true
    default: false
    }
  }
}

/// A spoken language's keywords.
public struct Dialect: Sendable {
  /// What is shared, so that whoever keeps a dialect at hand copies no more than a reference.
  private let words: Words

  /// The code that a `# language:` line names, such as `pt`.
  public var code: String { words.code }
  /// The language's name in English.
  public var name: String { words.name }
  /// The language's own name for itself.
  public var nativeName: String { words.nativeName }
  /// The keywords ordered for look-up.
  @inline(__always)
  var index: KeywordIndex { words.index }
  /// The step keywords that are words, without the blank behind them, and their letters in lower case.
  var stepWords: [(keyword: String, letters: [Character])] { words.stepWords }

  /// The dialect of a code, or nil where there is none.
  public init?(code: String) {
    if code == "en", let english = Self.english {
      self = english
    } else if let dialect = KeywordTable.dialect(code: code) {
      self = dialect
    } else {
      return nil
    }
  }

  /// Creates a dialect from the keywords beside the roles.
  init(code: String, name: String, nativeName: String, lists: [[String]]) {
    words = Words(code: code, name: name, nativeName: nativeName, lists: lists)
  }

  /// The keywords of each role, in the order of preference; step keywords with the blank that they need.
  public var keywords: [KeywordRole: [String]] {
    var keywords: [KeywordRole: [String]] = [:]
    for role in KeywordRole.allCases where !self[role].isEmpty { keywords[role] = self[role] }
    return keywords
  }

  /// The keywords of a role.
  public subscript(role: KeywordRole) -> [String] { words.lists[role.place] }

  /// The codes of all languages, sorted.
  public static var allCodes: [String] { KeywordTable.codes }

  private static let english = KeywordTable.dialect(code: "en")

  private final class Words: Sendable {
    let code: String
    let name: String
    let nativeName: String
    /// The keywords beside the roles.
    let lists: [[String]]
    let index: KeywordIndex
    let stepWords: [(keyword: String, letters: [Character])]

    init(code: String, name: String, nativeName: String, lists: [[String]]) {
      self.code = code
      self.name = name
      self.nativeName = nativeName
      self.lists = lists
      index = KeywordIndex(lists)
      let steps: [String] = KeywordRole.allCases.filter(\.isStep).flatMap { lists[$0.place] }
      stepWords = steps.filter { $0.hasSuffix(" ") && $0 != "* " }
        .map { (String($0.dropLast()), Array($0.dropLast().lowercased())) }
    }
  }
}
