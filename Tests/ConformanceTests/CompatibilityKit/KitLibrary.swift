import ScenarioRunner

/// The definitions of the samples, written from the descriptions in the kit.
enum KitLibrary {
  /// The definitions of a sample; nil where there are none for it.
  static func of(_ sample: String) -> StepLibrary<KitWorld>? {
    (statuses[sample] ?? texts[sample] ?? hooks[sample] ?? runHooks[sample] ?? attachments[sample]
      ?? examples[sample] ?? retries[sample])?()
  }

  /// The samples that there are definitions for.
  static var samples: Set<String> {
    Set(
      [statuses, texts, hooks, runHooks, attachments, examples, retries].flatMap(\.keys))
  }

  typealias Table = [String: @Sendable () -> StepLibrary<KitWorld>]
}
