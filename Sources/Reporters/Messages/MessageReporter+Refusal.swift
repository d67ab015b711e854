public import Gherkin
public import ScenarioRunner

/// A text of a run that is refused because not all of its texts parse.
public enum RefusedText: Sendable {
  /// The text parses; nil where its content is not to be told.
  case parsed(RunSource?)
  /// What is wrong with the text, and the text itself where that may be told.
  case unparsed(GherkinSource?, [ParseError])
}

/// The run that no scenario is reached in.
extension MessageReporter {
  /// Writes what there is to tell of a run that was refused: its texts where they do not all parse, what is wrong with
  /// them, and a run that fails as soon as it starts.
  func refuse(_ texts: [RefusedText], because reason: String) {
    write("meta", options.meta.value)
    var sources: [RunSource] = []
    for text in texts {
      switch text {
      case .parsed(let source?):
        write(source)
        sources.append(source)
      case .parsed(nil): break
      case .unparsed(let source, let errors):
        if let source { write(source) }
        for error in errors { output.write(GherkinMessage.parseError(error) + "\n") }
      }
    }
    var start = RunStarted(testCases: [])
    start.sources = sources
    prepare(for: start)
    writeStart()
    writeEnd(RunFinished(duration: .zero, abortion: texts.isEmpty ? reason : Self.reason(texts)))
    output.flush()
  }

  private static func reason(_ texts: [RefusedText]) -> String {
    let unparsed = texts.count { if case .unparsed = $0 { true } else { false } }
    return "nothing was run, as \(unparsed) of \(texts.count == 1 ? "1 text" : "\(texts.count) texts") "
      + (unparsed == 1 ? "does not parse" : "do not parse")
  }
}
