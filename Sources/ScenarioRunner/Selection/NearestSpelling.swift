import CucumberExpressions

/// Finds what somebody may have meant.
public enum NearestSpelling {
  /// The candidate that takes the fewest edits to reach; the first of several that are as near.
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - candidates: What could have been meant.
  ///   - maximumDistance: The most edits that still count as near; a third of the text's length, and at
  ///     least one, where it is not given.
  /// - Returns: Nil where no candidate is near.
  public static func nearest(
    to text: String, in candidates: some Collection<String>, maximumDistance: Int? = nil
  ) -> String? {
    let limit = maximumDistance ?? max(1, text.count / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let reach = min(limit, best.map { $0.distance - 1 } ?? limit)
      guard reach >= 0, abs(candidate.count - text.count) <= reach else { continue }
      let distance = isOneSwap(text, candidate) ? 1 : EditDistance.between(text, candidate)
      if distance <= reach { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Whether two neighbours that changed places are the only difference, the commonest slip in typing.
  private static func isOneSwap(_ text: String, _ other: String) -> Bool {
    guard text.count == other.count else { return false }
    let pairs = Array(zip(text, other))
    let places = pairs.indices.filter { pairs[$0].0 != pairs[$0].1 }
    guard places.count == 2, places[1] == places[0] + 1 else { return false }
    let (first, second) = (pairs[places[0]], pairs[places[1]])
    return first.0 == second.1 && first.1 == second.0
  }
}
