import Gherkin
import Testing

@testable import Reporters

struct LintGitHubTests {
  @Test func `a finding is one line, whatever its file and its text hold`() {
    #expect(
      LintGitHub.text(of: LintSample.mixed) == """
        ::error file=a b/50%25%2Cé%3A#.feature,line=3,col=1,title=some-error::it ends
        ::notice file=b.feature,line=2,col=1,title=some-error::it is in progress
        ::warning file=b.feature,line=12,col=5,title=a-warning::it is odd␛[2J%0Amend: it, 100%25%0Aor%0Aleave it

        """)
  }

  @Test func `a carriage return and a line feed are told apart, and neither moves anything`() {
    var report = LintSample.mixed
    report.diagnostics = [report.diagnostics[0]]
    report.diagnostics[0].problem = "a\r\nb"
    report.diagnostics[0].uri = "c\r\n"
    #expect(
      LintGitHub.text(of: report) == "::error file=c␍%0A,line=3,col=1,title=some-error::a␍%0Ab\n")
  }

  @Test func `what is clean has no annotation`() {
    #expect(LintGitHub.text(of: LintSample.clean) == "")
  }
}
