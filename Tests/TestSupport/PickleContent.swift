public import Gherkin

extension Pickle {
  /// What the pickle says, wherever it stands, as lines that differ where pickles differ by a byte.
  public var content: [[UInt8]] {
    var lines = ["\(language) \(parents) \(name)"] + tags.map(\.name)
    for step in steps {
      lines += ["\(step.kind) \(step.keyword)\(step.text)"] + step.arguments.map { "\($0)" }
    }
    return lines.map { Array($0.utf8) }
  }
}

/// What has to hold of every text that is laid out.
public enum LayoutCheck {
  /// What a text comes to.
  public enum Outcome: Equatable {
    /// It does not parse, so that nothing is laid out.
    case unparsable
    /// All holds.
    case good
    /// What does not hold.
    case bad(String)
  }

  /// Lays a text out, and again, and compares pickles.
  public static func outcome(for source: GherkinSource) -> Outcome {
    guard let before = try? GherkinParser().parse(source) else { return .unparsable }
    do {
      var once = source
      once.bytes = try GherkinFormatter().format(source)
      let after = try GherkinParser().parse(once)
      guard before.pickles.map(\.content) == after.pickles.map(\.content) else {
        return .bad("pickles differ; the text became:\n\(String(decoding: once.bytes, as: UTF8.self))")
      }
      guard before.document.comments.count == after.document.comments.count else {
        return .bad("a comment is lost:\n\(String(decoding: once.bytes, as: UTF8.self))")
      }
      let twice = try GherkinFormatter().format(once)
      guard twice == once.bytes else {
        return .bad(
          """
          a second time it becomes another text:
          \(String(decoding: once.bytes, as: UTF8.self))
          then:
          \(String(decoding: twice, as: UTF8.self))
          """)
      }
      return .good
    } catch {
      return .bad("it does not parse any more: \(error)")
    }
  }
}
