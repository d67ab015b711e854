import Gherkin

/// What steps matched, kept by their texts and their libraries: suites say the same again and again.
///
/// Only values that nobody can change are kept, since no scenario is to share more with another. A text is kept
/// in one place, which the next text for it takes over: a suite that says few things twice pays little.
struct KnownMatches {
  private struct Known {
    var library: String
    var text: String
    var found: FoundMatch
  }

  /// How many texts there are places for; a power of two.
  private static let places = 1024

  private var known: [Known?] = []
  /// The hash of the last text for each place that was not known there: what is said once is not worth keeping.
  private var seen: [UInt64] = []

  /// The step as one with the same text, to the octet, was matched by the library, where one was; else as it is
  /// matched now.
  mutating func planned(
    _ step: PickleStep, _ text: String, in library: String, match: () -> PlannedStep
  ) -> PlannedStep {
    if seen.isEmpty { seen = Array(repeating: 0, count: Self.places) }
    let hash = Self.hash(of: text)
    let place = Int(truncatingIfNeeded: (hash ^ hash >> 32) & UInt64(Self.places - 1))
    // Different spellings of a letter are different arguments.
    if !known.isEmpty, let known = known[place], known.library == library, ExactText.areSame(known.text, text)
    {
      return PlannedStep(step: step, found: known.found)
    }
    let planned = match()
    if seen[place] != hash {
      seen[place] = hash
    } else if Self.mayBeShared(planned) {
      // A short run says nothing twice, and does not touch the memory that a long one needs.
      if known.isEmpty { known = Array(repeating: nil, count: Self.places) }
      known[place] = Known(library: library, text: text, found: planned.found)
    }
    return planned
  }

  private static func mayBeShared(_ planned: PlannedStep) -> Bool {
    guard planned.definition != nil else { return false }
    let values = planned.values
    return (0..<values.count).allSatisfy { isUnchangeable(values[$0]) }
  }

  private static func isUnchangeable(_ value: any Sendable) -> Bool {
    let type = type(of: value)
    return type == Int.self || type == String.self || type == Double.self
  }

  /// A hash of the text's octets, eight at a time.
  private static func hash(of text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { octets in
      let bytes = UnsafeRawBufferPointer(octets)
      let tail = bytes.count & ~7
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      func add(_ value: UInt64) {
        hash = (hash ^ value) &* 0x100_0000_01B3
        hash ^= hash >> 32
      }
      for place in stride(from: 0, to: tail, by: 8) {
        add(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      }
      for place in tail..<bytes.count { add(UInt64(bytes[place])) }
      return hash
    }
  }
}
