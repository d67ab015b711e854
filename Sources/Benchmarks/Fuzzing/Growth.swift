/// Holds the time for twice the text against the time for the text.
enum Growth {
  /// The kinds of text for which twice the size takes three times as long or more, with what was measured.
  static func faults(bytes: Int, among cases: [WorstCase] = WorstCase.all) -> [String] {
    cases.compactMap { worst in
      let (one, two) = (worst.text(bytes), worst.text(2 * bytes))
      var ratio = 0.0
      // A busy machine spoils a measurement, but not each.
      for _ in 0..<5 {
        let times = [one, two].map { text in least(of: 3) { worst.target.read(text) } }
        ratio = times[1] / max(times[0], .milliseconds(1))
        if ratio < 3 { return nil }
      }
      return "\(worst.name): \((ratio * 10).rounded() / 10) × the time for 2 × the text"
    }
  }

  /// The least time of some, as what others do on the machine only adds to it.
  static func least(of count: Int, _ body: () -> Void) -> Duration {
    (0..<count).map { _ in ContinuousClock().measure(body) }.min() ?? .zero
  }
}
