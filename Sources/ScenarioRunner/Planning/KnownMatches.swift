import Foundation
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

  /// The step as one with the same text, to the octet, was matched by the library, where one was.
  func planned(_ step: PickleStep, _ text: String, in library: String) -> PlannedStep? {
    guard !known.isEmpty, let known = known[Self.place(of: text)], known.library == library,
      Self.areSame(known.text, text)
    else { return nil }
    return PlannedStep(step: step, found: known.found)
  }

  /// Keeps what a step matched, where another with its text may share that.
  mutating func keep(_ planned: PlannedStep, _ text: String, in library: String) {
    guard case .step = planned.match, planned.argumentError == nil,
      planned.values.all.allSatisfy(Self.isUnchangeable)
    else { return }
    if known.isEmpty { known = Array(repeating: nil, count: Self.places) }
    known[Self.place(of: text)] = Known(library: library, text: text, found: planned.found)
  }

  private static func isUnchangeable(_ value: any Sendable) -> Bool {
    let type = type(of: value)
    return type == Int.self || type == String.self || type == Double.self
  }

  /// Whether texts are the same to the octet; different spellings of a letter are different arguments.
  private static func areSame(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    let isSame = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in
        guard let first = left.baseAddress, let other = right.baseAddress else { return left.isEmpty }
        return memcmp(first, other, left.count) == 0
      }
    }
    return (isSame ?? nil) ?? left.utf8.elementsEqual(right.utf8)
  }

  private static func place(of text: String) -> Int {
    var hash = FNV()
    hash.add(text)
    return Int(truncatingIfNeeded: (hash.value ^ hash.value >> 32) & UInt64(places - 1))
  }
}
