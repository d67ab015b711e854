import Gherkin

/// What is secret in one test case, by which all that the test case shows is masked.
///
/// A secret is found elsewhere where it stands as a word or a number of its own: `123456` is not told by
/// `12345678909`. One of fewer than three characters is masked in its own place alone, since any text has
/// such characters somewhere and nothing is told by them.
struct KnownSecrets: Sendable, CustomStringConvertible, CustomReflectable {
  /// How many characters a secret has at least that is looked for outside of its own place.
  static let shortest = 3

  /// The secrets, longest first, so that none is masked as a part of another only.
  private(set) var all: [String] = []

  var isEmpty: Bool { all.isEmpty }
  var description: String { "\(all.count) secrets" }
  var customMirror: Mirror { Mirror(self, children: []) }

  /// Adds a secret, without the quotes that may stand around it.
  mutating func insert(_ text: some StringProtocol) {
    let secret = String(text)
    guard secret.count >= Self.shortest, !secret.allSatisfy(\.isWhitespace), !all.contains(secret) else {
      return
    }
    all.append(secret)
    all.sort { ($1.count, $0) < ($0.count, $1) }
  }

  /// The places of all secrets in a text, in order, none of them touching another.
  func places(in text: String) -> [Range<String.Index>] {
    var places: [Range<String.Index>] = []
    for secret in all {
      places += text.ranges(of: secret).filter { place in
        Self.standsAlone(place, in: text) && !places.contains { $0.overlaps(place) }
      }
    }
    return places.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The text with each secret masked.
  func masked(_ text: String) -> String {
    guard !isEmpty else { return text }
    var result = text
    for place in places(in: text).reversed() { result.replaceSubrange(place, with: SecretText.mask) }
    return result
  }

  /// What stands under a step, each text of it masked.
  func masked(_ argument: PickleArgument) -> PickleArgument {
    switch argument {
    case .docString(let content, let mediaType):
      .docString(content: masked(content), mediaType: mediaType)
    case .dataTable(let rows): .dataTable(rows.map { $0.map(masked) })
    }
  }

  /// What went wrong, each text of it masked.
  func masked(_ failure: Failure) -> Failure {
    guard !isEmpty else { return failure }
    var failure = failure
    failure.message = masked(failure.message)
    failure.expected = failure.expected.map(masked)
    failure.actual = failure.actual.map(masked)
    failure.notes = failure.notes.map(masked)
    failure.screen = failure.screen.map(masked)
    return failure
  }

  /// Whether neither a letter goes on with letters nor a digit with digits at the ends of a place.
  private static func standsAlone(_ place: Range<String.Index>, in text: String) -> Bool {
    func goesOn(_ inner: Character, _ outer: Character) -> Bool {
      (inner.isLetter && outer.isLetter) || (inner.isNumber && outer.isNumber)
    }
    if place.lowerBound > text.startIndex,
      goesOn(text[place.lowerBound], text[text.index(before: place.lowerBound)])
    {
      return false
    }
    guard place.upperBound < text.endIndex else { return true }
    return !goesOn(text[text.index(before: place.upperBound)], text[place.upperBound])
  }
}

extension PlannedStep {
  /// The step with the secrets of its test case masked, whichever step they come from.
  func masked(by secrets: KnownSecrets) -> PlannedStep {
    guard !secrets.isEmpty, let step else { return self }
    var result = self
    result.argumentError = argumentError.map(secrets.masked)
    let places = secrets.places(in: step.text)
    if !places.isEmpty {
      let masked = MaskedText(step.text, masking: places.map { step.text.codePoints($0) })
      result.step?.text = masked.text
      result.candidateArguments = candidateArguments.map { $0.map(masked.moved) }
      if case .step(let definition, let arguments) = match {
        result.match = .step(definition, arguments: arguments.map(masked.moved))
      }
    }
    let underneath = step.arguments.map(secrets.masked)
    if underneath != step.arguments {
      result.values.underneath = step.arguments
      result.step?.arguments = underneath
    }
    return result
  }
}

extension Pickle {
  /// The scenario with these steps, its name and the names around it masked.
  func masked(by secrets: KnownSecrets, steps: [PickleStep]) -> Pickle {
    var pickle = self
    pickle.steps = steps
    pickle.name = secrets.masked(name)
    pickle.parents = parents.map(secrets.masked)
    return pickle
  }
}

extension String {
  /// A range of the text, counted in code points.
  fileprivate func codePoints(_ range: Range<Index>) -> Range<Int> {
    let start = unicodeScalars.distance(from: startIndex, to: range.lowerBound)
    return start..<(start + unicodeScalars.distance(from: range.lowerBound, to: range.upperBound))
  }
}
