import Gherkin

/// Masks the secrets of a text's steps wherever the text tells them.
///
/// A short secret could be anything, so it is masked in its step's line and its row of examples alone; any other
/// as in a test case, in those lines wherever it stands.
struct SourceMask {
  /// What is masked in a line.
  private var byLine: [Int: Set<String>] = [:]
  /// What is masked everywhere.
  private var everywhere = KnownSecrets()

  init(_ pickles: [Pickle], library: BoundLibrary) {
    for pickle in pickles {
      for step in pickle.steps {
        let secrets = library.secrets(of: step).flatMap { [$0, Self.escaped($0)] }
        guard !secrets.isEmpty else { continue }
        for secret in secrets { everywhere.insert(secret) }
        byLine[step.location.line, default: []].formUnion(secrets)
        byLine[pickle.location.line, default: []].formUnion(secrets)
      }
    }
  }

  /// In a cell of a table a bar and a backslash are written with a backslash.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("|", with: "\\|")
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
    SecretText.masked(everywhere.masked(text), Array(byLine[line] ?? []))
  }
}
