public import ScenarioRunner

/// Writes which steps were called how often and took how long, the slowest first, and which were not called.
public final class UsageReporter: RunObserver {
  let output: ReportOutput
  private let count = UsageCount()
  private var isDryRun = false

  /// Creates a reporter.
  public init(_ context: ReporterContext) { output = context.output }

  /// Takes in one event.
  public func receive(_ event: RunEvent) {
    count.receive(event)
    if case .runStarted(let start) = event { isDryRun = start.isDryRun }
    if case .runFinished = event { finish() }
  }

  private func finish() {
    let used = count.all.filter { $0.calls > 0 }.enumerated()
      .sorted { ($1.element.total, $0.offset) < ($0.element.total, $1.offset) }.map(\.element)
    var lines = ReportLines(output)
    if isDryRun { lines.add(Tally.dryRun, indent: 0, style: .faint) }
    lines.add("\(used.count) \(used.count == 1 ? "step" : "steps") called, the slowest first", indent: 0)
    if !used.isEmpty { lines.add("    total      mean   slowest   calls  step", indent: 0, style: .faint) }
    for entry in used { add(entry, to: &lines) }
    let unused = count.unused
    lines.addBlank()
    lines.add("\(unused.count) \(unused.count == 1 ? "step" : "steps") not called", indent: 0)
    for entry in unused {
      lines.add(Self.title(entry), indent: 2)
      lines.addWhole("\(entry.code)", indent: 6, style: .faint)
    }
    output.write(lines.text)
  }

  private func add(_ entry: UsageCount.Entry, to lines: inout ReportLines) {
    let times = [entry.total, entry.total / entry.calls, entry.slowest].map(Self.milliseconds).joined()
    let calls = Self.padded("\(entry.calls)", to: 8)
    lines.add("\(times)\(calls)  \(Self.title(entry))", indent: 0)
    let slowest = entry.slowestPlace.map { "  slowest at \($0)" } ?? ""
    lines.addWhole("\(entry.code)\(slowest)", indent: 39, style: .faint)
  }

  private static func title(_ entry: UsageCount.Entry) -> String {
    HarmlessText.line(entry.expressions.joined(separator: " · "))
  }

  /// Milliseconds with three decimals, at the end of a column.
  private static func milliseconds(_ duration: Duration) -> String {
    padded(SecondsText.decimal(duration * 1000, places: 3) + " ms", to: 10)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
