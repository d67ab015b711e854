import Gherkin
import ScenarioRunner

/// A line at the foot of a terminal that says how far a long run has come.
struct ProgressLine {
  private let output: ReportOutput
  private let now: () -> Duration
  private let start: Duration
  private var lastShown: Duration?
  private var isShown = false

  /// A run shorter than this shows no progress.
  private static let patience = Duration.milliseconds(500)
  /// The line is not rewritten more often than this.
  private static let pace = Duration.milliseconds(100)
  /// Back to the first column, then erase to the end of the line (ECMA-48, EL).
  private static let eraser = "\r\u{1B}[K"

  init(output: ReportOutput, now: @escaping () -> Duration) {
    self.output = output
    self.now = now
    start = now()
  }

  mutating func show(_ tally: Tally, running testCase: TestCase) {
    guard output.isTerminal else { return }
    let time = now()
    guard time - start >= Self.patience, lastShown.map({ time - $0 >= Self.pace }) ?? true else { return }
    let red = tally.red > 0 ? " · \(tally.red) did not pass" : ""
    let text = "\(tally.finished) of \(tally.planned)\(red) · \(HarmlessText.line(testCase.pickle.title))"
    output.write(Self.eraser + DisplayWidth.cut(text, to: output.layout.width - 1))
    lastShown = time
    isShown = true
  }

  mutating func erase() {
    guard isShown else { return }
    output.write(Self.eraser)
    isShown = false
  }
}
