/// What to do about a line that may not stand where it stands.
struct Remedy {
  let state: ParserState
  let dialect: Dialect

  /// What is wrong with a line, and the note where there is something to say beyond the list of what may come.
  func advice(for line: String) -> (rule: DiagnosticRule, note: String?) {
    if let kind = kind(of: line, in: dialect) { return (.syntax, misplaced(kind)) }
    let nearest = NearestKeyword(dialect: dialect)
    if let keyword = nearest.headingWithoutColon(in: line) {
      return (.keywordWithoutColon, "a colon belongs behind the keyword: '\(keyword):'")
    }
    if let keyword = nearest.heading(for: line) {
      return (.misspeltKeyword, "nearest keyword is '\(keyword):'")
    }
    if nearest.isBareStep(line) { return (.syntax, NearestKeyword.bareStep) }
    if let keyword = nearest.step(for: line) { return (.misspeltKeyword, "nearest keyword is '\(keyword)'") }
    if let other = otherLanguage(of: line) {
      return (
        .otherLanguage, "the keyword is \(other.name): put '# language: \(other.code)' in the first line"
      )
    }
    guard isBeforeFeature else { return (.syntax, nil) }
    return (.syntax, "a text begins with a feature heading, such as '\(featureKeyword): name'")
  }

  private var isBeforeFeature: Bool { state == .start || state == .language || state == .featureTags }

  private var featureKeyword: String { dialect[.feature].first ?? "Feature" }

  /// Why a line that is Gherkin may not stand here.
  private func misplaced(_ kind: TokenKind) -> String? {
    switch kind {
    case .featureLine: "a file holds one feature"
    case .backgroundLine: "a background stands above the scenarios of its feature or rule"
    case .examplesLine: "examples stand under the steps of a scenario"
    case .stepLine: "a step stands under a scenario or a background"
    case .tableRow: "a table stands under a step, one for each, or under an examples heading"
    case .docStringSeparator: "a doc string stands under a step, one for each"
    case .scenarioLine, .ruleLine:
      switch state {
      case .examplesTags: "tags belong to the heading that follows them"
      case .start, .language, .featureTags: "a feature heading comes first"
      default: nil
      }
    default: nil
    }
  }

  /// What the line would be where it may stand.
  private func kind(of line: String, in dialect: Dialect) -> TokenKind? {
    let bytes = Array(line.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let text = SourceText(base: base, count: buffer.count)
      switch text[0] {
      case UInt8(ascii: "|"): return .tableRow
      case UInt8(ascii: "\"") where text.starts(0, text.count, with: "\"\"\""): return .docStringSeparator
      case UInt8(ascii: "`") where text.starts(0, text.count, with: "```"): return .docStringSeparator
      default:
        return dialect.index.entry(in: text, at: 0, before: text.count, kinds: Self.keywordKinds)
          .map { dialect.index.entries[$0].kind }
      }
    }
  }

  /// A language of which the line starts with a keyword.
  private func otherLanguage(of line: String) -> Dialect? {
    KeywordTable.dialects.first { kind(of: line, in: $0) != nil }
  }

  private static let keywordKinds = TokenKinds([
    .featureLine, .ruleLine, .backgroundLine, .scenarioLine, .examplesLine, .stepLine,
  ])
}

extension ParseError {
  /// What to do about a text that ends too early.
  static func remedyAtEnd(of state: ParserState) -> String {
    if state.isInDocString { return closeFence }
    return switch state {
    case .scenarioTags, .examplesTags, .ruleTags: "tags belong to a heading, which must follow them"
    default: "a feature heading is missing"
    }
  }

  /// The languages nearest to a code, or the way to write one.
  static func remedy(forLanguage code: String) -> String {
    let near = Dialect.allCodes.filter {
      $0.lowercased() == code.lowercased()
        || EditDistance.between(Array($0), Array(code), limit: 1) != nil
        || code.lowercased().hasPrefix("\($0.lowercased())-")
    }
    let list = near.map { "'\($0)'" }.joined(separator: ", ")
    return near.isEmpty ? "a language is named by its code, such as 'en' or 'pt'" : "nearest are \(list)"
  }

  /// What to do about a row of another length than the first.
  static func remedy(forRowOf count: Int, insteadOf first: Int, isUnfinished: Bool) -> String {
    let cells = "the row has \(count) \(count == 1 ? "cell" : "cells"), the first row \(first)"
    return isUnfinished ? "\(cells); a cell ends with '|'" : cells
  }
}
