import ScenarioRunner

/// The whole of a JUnit file.
struct JUnitDocument {
  /// The cases, those of one file together.
  var cases: [JUnitCase]
  /// How long the run took.
  var duration: Duration

  var xml: String {
    let total = "<testsuites" + counts(of: cases, name: "rehearse", duration: duration) + ">\n"
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + total + suites.map(xml).joined()
      + "</testsuites>\n"
  }

  private var suites: [(name: String, cases: [JUnitCase])] {
    var suites: [(name: String, cases: [JUnitCase])] = []
    for testCase in cases {
      let name = testCase.file ?? testCase.className
      if suites.last?.name != name { suites.append((name, [])) }
      suites[suites.count - 1].cases.append(testCase)
    }
    return suites
  }

  private func xml(of suite: (name: String, cases: [JUnitCase])) -> String {
    let duration = suite.cases.reduce(Duration.zero) { $0 + max($1.duration, .zero) }
    return "  <testsuite" + counts(of: suite.cases, name: suite.name, duration: duration) + ">\n"
      + suite.cases.map(\.xml).joined() + "  </testsuite>\n"
  }

  private func counts(of cases: [JUnitCase], name: String, duration: Duration) -> String {
    JUnitCase.attributes([
      ("name", name), ("tests", String(cases.count)), ("failures", String(cases.count(where: \.isFailed))),
      ("errors", "0"), ("skipped", String(cases.count(where: \.isSkipped))),
      ("time", SecondsText.decimal(duration, places: 6)),
    ])
  }
}
