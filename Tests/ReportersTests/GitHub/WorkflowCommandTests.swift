import Testing

@testable import Reporters

struct WorkflowCommandTests {
  @Test func `what a command would end at is escaped`() {
    let line = WorkflowCommand.annotation(
      "error", title: "50 %, a:b", message: "100 %\r\nnext: line", file: "a,b:c.feature", line: 3, column: 5)
    #expect(
      line == """
        ::error file=a%2Cb%3Ac.feature,line=3,col=5,title=50 %25%2C a%3Ab::100 %25␍%0Anext: line

        """)
  }

  @Test func `a message is cut where no annotation would show more`() {
    let line = WorkflowCommand.annotation("error", title: "t", message: String(repeating: "x", count: 9000))
    #expect(line == "::error title=t::" + String(repeating: "x", count: 4000) + "\n")
  }

  @Test(arguments: [
    "::error::x\n", "  ::set-output name=a::b\n", "fine\n::stop\n", "a ##[command]x\n",
    "\u{3000}::error::x\n",
  ])
  func `text that could command is read with commands stopped`(text: String) {
    #expect(
      WorkflowCommand.untrusted(text) == "::stop-commands::rehearse-0\n\(text)::rehearse-0::\n")
  }

  @Test func `the word that starts commands again is none of the text`() {
    #expect(
      WorkflowCommand.untrusted("::rehearse-0::\n::rehearse-1::")
        == "::stop-commands::rehearse-2\n::rehearse-0::\n::rehearse-1::\n::rehearse-2::\n")
  }

  @Test(arguments: [
    ("::error::x\n", "\\::error::x\n"), ("  ::set-output name=a::b\n", "  \\::set-output name=a::b\n"),
    ("fine\r::stop\n", "fine\r\\::stop\n"), ("fine\r\n::stop\n", "fine\r\n\\::stop\n"),
    ("a ##[command]x ###[b]\n", "a ##\\[command]x ###\\[b]\n"),
    ("::\u{301}error::\n##[\u{301}a]", "\\::\u{301}error::\n##\\[\u{301}a]"),
    ("✓ a :: b\n: c\n#[d]\n", "✓ a :: b\n: c\n#[d]\n"),
  ])
  func `text for the other stream is disarmed`(text: String, disarmed: String) {
    #expect(GitHubReporter.disarmed(text) == disarmed)
    #expect(WorkflowLog(disarmed).obeyed == [])
    #expect((WorkflowCommand.untrusted(text) == text) == (disarmed == text))
  }

  @Test func `harmless text stays as it is`() {
    #expect(WorkflowCommand.untrusted("✓ a :: b\n") == "✓ a :: b\n")
  }
}
