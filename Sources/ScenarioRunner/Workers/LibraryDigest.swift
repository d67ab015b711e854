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

  /// The hash of Fowler, Noll and Vo, 1a with 64 bits, each text with its end.
  private struct FNV {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ text: String) {
      for octet in text.utf8 { add(octet) }
      add(0xFF)
    }

    private mutating func add(_ octet: UInt8) {
      value = (value ^ UInt64(octet)) &* 0x100_0000_01B3
    }
  }
}
