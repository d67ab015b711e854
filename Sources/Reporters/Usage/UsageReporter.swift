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
    add(used, to: &lines)
    let unused = isDryRun ? count.unused : count.uncalled
    lines.addBlank()
    let what = isDryRun ? "that no scenario says" : "not called"
    lines.add("\(unused.count) \(unused.count == 1 ? "step" : "steps") \(what)", indent: 0)
    for entry in unused {
      lines.add(Self.title(entry), indent: 2)
      lines.addWhole("\(entry.code)", indent: 6, style: .faint)
    }
    output.write(lines.text)
  }

  /// A table whose columns are as wide as what is in them.
  private func add(_ entries: [UsageCount.Entry], to lines: inout ReportLines) {
    guard !entries.isEmpty else { return }
    let head = ["total", "mean", "slowest", "calls"]
    let rows = entries.map { entry in
      [entry.total, entry.total / entry.calls, entry.slowest].map(Self.milliseconds) + ["\(entry.calls)"]
    }
    // Of times up to ten seconds the columns are the same in any run.
    let least = ["1000.000 ms", "1000.000 ms", "1000.000 ms", head[3]]
    let widths = head.indices.map { column in
      ([least] + rows).map { $0[column].count }.max() ?? 0
    }
    func text(_ cells: [String]) -> String {
      zip(cells, widths).map(Self.padded).joined(separator: "  ") + "  "
    }
    lines.add(text(head) + "step", indent: 0, style: .faint)
    for (entry, row) in zip(entries, rows) {
      lines.add(Self.title(entry), indent: 0, label: text(row))
      let slowest = entry.slowestPlace.map { "  slowest at \($0)" } ?? ""
      lines.addWhole("\(entry.code)\(slowest)", indent: text(row).count, style: .faint)
    }
  }

  private static func title(_ entry: UsageCount.Entry) -> String {
    HarmlessText.line(entry.expressions.joined(separator: " · "))
  }

  /// Milliseconds with three decimals: one unit, so that what takes longest is also longest to read.
  private static func milliseconds(_ duration: Duration) -> String {
    SecondsText.decimal(duration * 1000, places: 3) + " ms"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
