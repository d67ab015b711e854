import CucumberExpressions
import Gherkin

/// Masks what secret parameters hold, before a step's text reaches any event or report.
struct SecretText: Sendable {
  /// What stands in the place of a secret; always as long, so the length of the secret is not told.
  static let mask = "••••••"

  private let parameters: Set<String>
  /// The definitions whose expressions have a secret parameter, by number.
  private let definitions: Set<Int>

  init(expressions: [StepExpression], secretParameters: Set<String>) {
    parameters = secretParameters
    definitions = Set(
      expressions.indices.filter { index in
        !secretParameters.isEmpty
          && expressions[index].parameters.contains { secretParameters.contains($0.parameterTypeName ?? "") }
      })
  }

  /// Whether no step has anything to hide.
  var isEmpty: Bool { definitions.isEmpty }

  /// Masks a planned step of which these are the matches, and notes what was secret in it.
  func masked(
    _ planned: PlannedStep, _ matches: [StepMatch<Int>], _ library: [DefinitionInfo],
    noting secrets: inout KnownSecrets
  ) -> PlannedStep {
    guard !isEmpty else { return planned }
    let text = planned.step?.text ?? ""
    var result = planned
    if case .undefined = planned.match {
      result.step?.text = Self.withoutQuotations(text, noting: &secrets)
      result.values.secrets = Self.quotations(in: text)
      return result
    }
    guard let match = matches.first(where: { definitions.contains($0.key) }) else { return planned }
    switch match.arguments {
    case .success(let arguments):
      let infos = arguments.map { ArgumentInfo($0) }
      let hidden = infos.filter { parameters.contains($0.parameterType ?? "") }
      result.values.secrets = hidden.compactMap(\.value).map(Self.withoutQuotes)
      for secret in result.values.secrets { secrets.insert(secret) }
      let places = hidden.compactMap { info in
        info.value.flatMap { value in info.start.map { Self.place(of: value, at: $0) } }
      }
      let masked = MaskedText(text, masking: places)
      result.step?.text = masked.text
      // What the others found lies at other places in the masked text.
      result.candidateArguments = planned.candidateArguments.map { _ in [] }
      if case .step(let definition, _) = planned.match {
        result.match = .step(definition, arguments: infos.map(masked.moved))
      }
    case .failure:
      // What cannot be read has no known extent, so nothing of it is shown.
      let quotations = Self.quotations(in: text)
      for secret in quotations { secrets.insert(secret) }
      result.values.secrets = quotations.isEmpty ? [text] : quotations
      result.step?.text = library[match.key].expression
      if planned.argumentError != nil {
        result.argumentError = "a secret cannot be read from the step's text"
      }
    }
    return result
  }

  /// Masks every occurrence of some texts, the longest first.
  static func masked(_ text: String, _ secrets: [String]) -> String {
    secrets.filter { !$0.isEmpty }.sorted { ($1.count, $0) < ($0.count, $1) }
      .reduce(text) { $0.replacing($1, with: mask) }
  }

  /// What stands in double quotes.
  private static func quotations(in text: String) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// Masks all that stands in quotes: a step that nothing matches may be a misspelt one with a secret.
  static func withoutQuotations(_ text: String, noting secrets: inout KnownSecrets) -> String {
    var parts: [String] = []
    for (index, part) in text.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
      if !index.isMultiple(of: 2) { secrets.insert(part) }
      parts.append(index.isMultiple(of: 2) ? String(part) : mask)
    }
    return parts.joined(separator: "\"")
  }

  /// What of an argument is secret: all but the quotes that the text has.
  private static func place(of value: String, at start: Int) -> Range<Int> {
    let end = start + value.unicodeScalars.count
    return isQuoted(value) ? (start + 1)..<(end - 1) : start..<end
  }

  private static func withoutQuotes(_ value: String) -> String {
    isQuoted(value) ? String(value.dropFirst().dropLast()) : value
  }

  private static func isQuoted(_ value: String) -> Bool {
    guard let quote = value.first, quote == "\"" || quote == "'" else { return false }
    return value.count > 1 && value.last == quote
  }
}

/// A step's text with some of its places masked, and where its arguments stand then.
struct MaskedText {
  /// The text as it is shown.
  let text: String
  private let places: [Range<Int>]
  private let scalars: [Unicode.Scalar]

  /// Masks places, given in code points, in order and none touching another.
  init(_ original: String, masking places: [Range<Int>]) {
    self.places = places
    var scalars = Array(original.unicodeScalars)
    for place in places.reversed() { scalars.replaceSubrange(place, with: SecretText.mask.unicodeScalars) }
    self.scalars = scalars
    text = Self.string(scalars[...])
  }

  /// The argument at its new place, with what is left of its value.
  func moved(_ argument: ArgumentInfo) -> ArgumentInfo {
    guard let start = argument.start, let value = argument.value else { return argument }
    let end = start + value.unicodeScalars.count
    var result = argument
    let newStart = moved(start, isEnd: false)
    result.start = newStart
    result.value = Self.string(scalars[newStart..<max(newStart, moved(end, isEnd: true))])
    let isMasked = places.contains { $0.overlaps(start..<end) }
    result.groups = isMasked ? [] : argument.groups.map { moved($0, by: newStart - start) }
    return result
  }

  private func moved(_ group: GroupInfo, by shift: Int) -> GroupInfo {
    GroupInfo(
      start: group.start.map { $0 + shift }, value: group.value,
      groups: group.groups.map { moved($0, by: shift) })
  }

  /// Where a place of the original text is now; one inside of a mask is moved to the mask's end or start.
  private func moved(_ offset: Int, isEnd: Bool) -> Int {
    let length = SecretText.mask.unicodeScalars.count
    var shift = 0
    for place in places {
      if offset <= place.lowerBound { break }
      if offset < place.upperBound { return place.lowerBound + shift + (isEnd ? length : 0) }
      shift += length - place.count
    }
    return offset + shift
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
