/// Is told the lines of a text as the parser sees them.
protocol TokenSink: AnyObject {
  /// Takes a line; `items` are the tags or cells that it holds.
  func add(_ token: Token, _ source: SourceText, _ dialect: Dialect, items: @autoclosure () -> [ScannedItem])
}

/// Writes tokens as the published token lists have them.
final class TokenLog: TokenSink {
  /// A line for each token.
  private(set) var text = ""
  private var fence: String?

  func add(_ token: Token, _ source: SourceText, _ dialect: Dialect, items: @autoclosure () -> [ScannedItem])
  {
    if token.kind == .endOfFile {
      text += "EOF\n"
      return
    }
    let keyword = token.keyword.map { "(\(token.keywordType?.rawValue ?? ""))\($0.text(in: dialect))" } ?? ""
    let list = items().map { "\($0.column):\($0.text)" }.joined(separator: ",")
    let content = content(of: token, source, dialect)
    text += "(\(token.line.number):\(token.column))\(token.kind.name):\(keyword)/\(content)/\(list)\n"
  }

  private func content(of token: Token, _ source: SourceText, _ dialect: Dialect) -> String {
    if token.kind == .docStringSeparator { fence = fence == nil ? token.keyword?.text(in: dialect) : nil }
    guard let fence, token.kind == .other else { return source.string(token.textStart, token.textEnd) }
    var bytes: [UInt8] = []
    source.docStringLine(token.textStart, token.textEnd, fence: fence, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
