/// Holds the time for more of a text against the time for the text.
enum Growth {
  /// The kinds of text for which four times the size takes nine times as long or more, with what was measured.
  ///
  /// What is quadratic takes 16 times as long; what outgrows a cache of the processor stays below 8.
  static func faults(
    bytes: Int, among cases: [WorstCase] = WorstCase.all, watch: FuzzWatch? = nil
  ) -> [String] {
    cases.compactMap { worst in
      var ratio = 0.0
      // Twice the text shows as much in most cases. A busy machine spoils a measurement, but not each.
      for (factor, limit, count) in [(2, 3.0, 1), (2, 3.0, 2), (4, 9.0, 2), (4, 9.0, 3), (4, 9.0, 3)] {
        let times = [bytes, factor * bytes].map { time(for: worst, bytes: $0, runs: count, watch) }
        ratio = times[1] / max(times[0], .milliseconds(1))
        if ratio < limit { return nil }
      }
      return "\(worst.name): \((ratio * 10).rounded() / 10) × the time for 4 × the text"
    }
  }

  private static func time(for worst: WorstCase, bytes: Int, runs: Int, _ watch: FuzzWatch?) -> Duration {
    let text = worst.text(bytes)
    return least(of: runs) {
      guard let watch else { return worst.target.read(text) }
      watch.watch("the text '\(worst.name)'", "--seconds 0 --bytes \(bytes)", bytes: text.count) {
        worst.target.read(text)
      }
    }
  }

  /// The least processor time of some, as what others do on the machine only adds to it.
  static func least(of count: Int, _ body: () -> Void) -> Duration {
    (0..<count).map { _ in
      let start = ProcessorTime.ofProcess
      body()
      return ProcessorTime.ofProcess - start
    }.min() ?? .zero
  }
}
