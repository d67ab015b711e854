/// A number that tells libraries apart, so that a run and its workers are known to have the same ones.
enum LibraryDigest {
  static func digest(of libraries: [BoundLibrary]) -> UInt64 {
    var digest = FNV()
    for library in libraries {
      digest.add(library.name)
      for definition in library.definitions {
        digest.add(definition.expression)
        digest.add(definition.code.description)
      }
      for hook in library.scenarioHooks.map(\.info) + library.runHooks.map(\.info) {
        digest.add(hook.moment.rawValue)
        digest.add(hook.tags ?? "")
        digest.add(hook.code.description)
      }
      for variant in library.variants { digest.add(variant.name ?? "") }
    }
    return digest.value
  }
}
