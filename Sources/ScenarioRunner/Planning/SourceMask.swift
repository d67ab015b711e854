import Gherkin

/// Masks the secrets of a text's steps wherever the text tells them.
///
/// A short secret could be anything, so it is masked in its step's line and its row of examples alone.
struct SourceMask {
  private static let shortest = 4

  /// What is masked in a line.
  private var byLine: [Int: Set<String>] = [:]
  /// What is masked everywhere.
  private var everywhere: Set<String> = []

  init(_ pickles: [Pickle], masked: [Pickle], in document: GherkinDocument, library: BoundLibrary) {
    for (pickle, masked) in zip(pickles, masked) {
      for (step, hidden) in zip(pickle.steps, masked.steps) where step.text != hidden.text {
        let secrets = Set(Self.secrets(of: step, library: library).map(SecretText.unquoted))
          .subtracting([""])
        everywhere.formUnion(secrets.filter { $0.count >= Self.shortest })
        byLine[step.location.line, default: []].formUnion(secrets)
        byLine[pickle.location.line, default: []].formUnion(secrets)
      }
    }
  }

  /// What a step hides: its secret arguments, or what stands in quotes where nothing is known of it.
  private static func secrets(of step: PickleStep, library: BoundLibrary) -> [String] {
    let known = library.secrets(of: step)
    guard known.isEmpty else { return known }
    let quoted = step.text.split(separator: "\"", omittingEmptySubsequences: false)
    let inner = quoted.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    return inner.isEmpty ? [step.text] : inner
  }

  /// The source without its secrets.
  func masked(_ source: GherkinSource) -> GherkinSource {
    var lines = source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    for index in lines.indices { lines[index] = masked(lines[index], line: index + 1) }
    return GherkinSource(uri: source.uri, text: lines.joined(separator: "\n"), format: source.format)
  }

  /// A piece of the source's text without its secrets.
  func masked(_ text: String, line: Int) -> String {
    let secrets = everywhere.union(byLine[line] ?? [])
    // In a cell of a table a bar and a backslash are written with a backslash.
    let written = secrets.map { $0.replacing("\\", with: "\\\\").replacing("|", with: "\\|") }
    return SecretText.masked(text, Array(secrets.union(written)).sorted())
  }
}
