import CucumberExpressions
import Gherkin

/// Masks what secret parameters hold, before a step's text reaches any event or report.
struct SecretText: Sendable {
  /// What stands in the place of a secret.
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

  /// Masks a planned step of which these are the matches.
  func masked(_ planned: PlannedStep, _ matches: [StepMatch<Int>], _ library: [DefinitionInfo]) -> PlannedStep
  {
    guard !isEmpty else { return planned }
    var result = planned
    if case .undefined = planned.match {
      result.step?.text = Self.withoutQuotations(planned.step?.text ?? "")
      return result
    }
    guard let match = matches.first(where: { definitions.contains($0.key) }) else { return planned }
    switch match.arguments {
    case .success(let arguments):
      let infos = arguments.map(ArgumentInfo.init)
      result.values.secrets = infos.filter(isSecret).compactMap(\.value)
      let (text, masked) = masked(planned.step?.text ?? "", infos)
      result.step?.text = text
      // What the others found lies at other places in the masked text.
      result.candidateArguments = planned.candidateArguments.map { _ in [] }
      if case .step(let definition, _) = planned.match { result.match = .step(definition, arguments: masked) }
    case .failure:
      // What cannot be read has no known extent, so nothing of it is shown.
      result.step?.text = library[match.key].expression
      if planned.argumentError != nil {
        result.argumentError = "a secret cannot be read from the step's text"
      }
    }
    return result
  }

  /// Masks a text's secret arguments, and moves the arguments behind them along.
  private func masked(_ text: String, _ arguments: [ArgumentInfo]) -> (String, [ArgumentInfo]) {
    var scalars = Array(text.unicodeScalars)
    var shift = 0
    var infos = arguments
    for (index, argument) in arguments.enumerated() {
      guard let start = argument.start, let value = argument.value else { continue }
      infos[index].start = start + shift
      infos[index].groups = argument.groups.map { $0.moved(by: shift) }
      guard isSecret(argument) else { continue }
      let mask = Self.mask(for: value)
      let length = value.unicodeScalars.count
      scalars.replaceSubrange((start + shift)..<(start + shift + length), with: mask.unicodeScalars)
      shift += mask.unicodeScalars.count - length
      infos[index].value = mask
      infos[index].groups = []
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return (String(result), infos)
  }

  /// Masks every occurrence of some texts, the longest first.
  static func masked(_ text: String, _ secrets: [String]) -> String {
    secrets.filter { !$0.isEmpty }.sorted { ($1.count, $0) < ($0.count, $1) }
      .reduce(text) { $0.replacing($1, with: mask) }
  }

  /// A secret without the quotes that may stand around it.
  static func unquoted(_ secret: String) -> String {
    guard let quote = secret.first, quote == "\"" || quote == "'", secret.count > 1, secret.last == quote
    else {
      return secret
    }
    return String(secret.dropFirst().dropLast())
  }

  private func isSecret(_ argument: ArgumentInfo) -> Bool {
    parameters.contains(argument.parameterType ?? "")
  }

  /// Masks all that stands in quotes: a step that nothing matches may be a misspelt one with a secret.
  private static func withoutQuotations(_ text: String) -> String {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? String($0.element) : mask }.joined(separator: "\"")
  }

  /// The mask, in the quotes that the text had; always as long, so the length of the secret is not told.
  private static func mask(for value: String) -> String {
    guard let quote = value.first, quote == "\"" || quote == "'", value.count > 1, value.last == quote else {
      return mask
    }
    return "\(quote)\(mask)\(quote)"
  }
}

extension ArgumentInfo {
  /// Describes an argument of an expression.
  init(_ argument: ExpressionArgument) {
    let group = argument.group
    self.init(
      start: group.start, value: group.value, parameterType: argument.parameterTypeName,
      groups: group.children.map(GroupInfo.init))
  }
}

extension GroupInfo {
  /// Describes what a group of an expression found.
  init(_ group: MatchGroup) {
    self.init(start: group.start, value: group.value, groups: group.children.map(GroupInfo.init))
  }

  /// The same group in a text in which everything lies further on by some code points.
  fileprivate func moved(by shift: Int) -> GroupInfo {
    GroupInfo(start: start.map { $0 + shift }, value: value, groups: groups.map { $0.moved(by: shift) })
  }
}
