/// What the parser saw, as Cucumber messages: one JSON object each, keys sorted, no line feed.
public enum GherkinMessage {
  /// The `source` message of a text.
  public static func source(_ source: GherkinSource) -> String {
    let data = String(decoding: source.bytes, as: UTF8.self)
    let fields: MessageValue = [
      "data": .text(data), "mediaType": .text(source.format.mediaType), "uri": .text(source.uri),
    ]
    return MessageValue.object(["source": fields]).json
  }

  /// The `gherkinDocument` message of a document.
  public static func document(_ document: GherkinDocument) -> String {
    MessageValue.object(["gherkinDocument": document.message]).json
  }

  /// The `pickle` message of a pickle.
  public static func pickle(_ pickle: Pickle) -> String {
    MessageValue.object(["pickle": pickle.message]).json
  }

  /// The `parseError` message of an error.
  public static func parseError(_ error: ParseError) -> String {
    MessageValue.object(["parseError": error.message(withPlace: error.location)]).json
  }

  /// All messages of a text, one line each: its source, its document and pickles, or its errors.
  public static func all(of source: GherkinSource, parser: GherkinParser = GherkinParser()) -> String {
    var lines = [Self.source(source)]
    do throws(ParseErrors) {
      let parsed = try parser.parse(source)
      lines.append(document(parsed.document))
      lines += parsed.pickles.map(pickle)
    } catch {
      lines = error.errors.map(parseError)
    }
    return lines.map { "\($0)\n" }.joined()
  }
}

extension Location {
  var message: MessageValue {
    let place: MessageValue = ["line": .number(line)]
    return column > 0 ? place.adding("column", .number(column)) : place
  }
}

extension ParseError {
  fileprivate func message(withPlace place: Location) -> MessageValue {
    ["message": .text(message), "source": ["location": place.message, "uri": .text(uri)]]
  }
}
