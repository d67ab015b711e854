import Gherkin
import ScenarioRunner
import Testing

@testable import Reporters

struct LintTerminalTests {
  @Test func `findings read as those of compilers do, with a sum below`() {
    #expect(
      LintTerminal(layout: TextLayout()).text(of: LintSample.mixed) == """
        a b/50%,é:#.feature:3:1: error: it ends [some-error]
        b.feature:2:1: note: it is in progress [some-error]
        b.feature:12:5: warning: it is odd␛[2J [a-warning]
        note: mend: it, 100%
        note: or␊leave it

        3 files: 1 error, 1 warning, 1 note

        """)
  }

  @Test func `several are counted in the plural, and nothing is said of what there is none of`() {
    var report = LintSample.mixed
    report.diagnostics = report.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.severity = .warning
      return diagnostic
    }
    let text = LintTerminal(layout: TextLayout()).text(of: report)
    #expect(text.hasSuffix("\n\n3 files: 3 warnings\n"))
  }

  @Test func `what is clean is said to be`() {
    #expect(
      LintTerminal(layout: TextLayout()).text(of: LintSample.clean) == "1 file: nothing to complain of\n")
  }

  @Test func `colour sets the place, the severity and the rule apart`() {
    let text = LintTerminal(layout: TextLayout(isColoured: true)).text(of: LintSample.mixed)
    #expect(
      text.hasPrefix(
        "\u{1B}[1ma b/50%,é:#.feature:3:1:\u{1B}[0m \u{1B}[31merror:\u{1B}[0m it ends \u{1B}[2m[some-error]\u{1B}[0m\n"
      ))
    #expect(text.contains("\u{1B}[33mwarning:\u{1B}[0m it is odd␛[2J"))
    #expect(
      text.hasSuffix(
        "3 files: \u{1B}[31m1 error\u{1B}[0m, \u{1B}[33m1 warning\u{1B}[0m, \u{1B}[2m1 note\u{1B}[0m\n"))
  }
}
