import Gherkin
public import ScenarioRunner

/// The ledger as text for a terminal: the brief itself, each line with its verdict.
public struct LedgerText: Sendable {
  /// The width and the colours.
  public var layout: TextLayout
  /// What the run was about; decides which lines are shown.
  public var gate: Gate

  /// Creates the form of a ledger.
  public init(layout: TextLayout, gate: Gate) {
    self.layout = layout
    self.gate = gate
  }

  /// Returns the accounts as text, a blank line between them; empty where no line is to be shown.
  public func text(of accounts: [LedgerAccount]) -> String {
    // Without a brief there is nothing to join, for which types would be put together.
    guard !accounts.isEmpty else { return "" }
    return accounts.map(text).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func text(of account: LedgerAccount) -> String {
    let lines = gate.lines(of: account)
    guard !lines.isEmpty else { return "" }
    let outline = LedgerOutline(lines)
    let columns = LedgerColumns(outline, width: layout.width)
    var rows = heading(of: account, lines: lines)
    for row in outline.rows {
      switch row {
      case .section(let name, let depth):
        rows += TextWrapping.lines(HarmlessText.line(name), width: layout.width - 2 * depth)
          .map { String(repeating: " ", count: 2 * depth) + layout.paint($0, .strong) }
      case .line(let line, let depth):
        rows +=
          LedgerRow(
            line: line, indent: 2 * depth, columns: columns, layout: layout, isDryRun: gate.isSuspended
          ).text
      }
    }
    return rows.joined(separator: "\n") + "\n"
  }

  private func heading(of account: LedgerAccount, lines: [LedgerLine]) -> [String] {
    let all = account.lines.count
    let noun = all == 1 ? "line" : "lines"
    let count = lines.count == all ? "\(all) \(noun)" : "\(lines.count) of \(all) \(noun)"
    let title = "\(HarmlessText.line(account.brief.title))   \(count):"
    var rows = [layout.paint(title, .strong)]
    var width = DisplayWidth.of(title)
    for (index, (state, count)) in LedgerAccount.counts(of: lines).enumerated() {
      let text = "\(count) \(state.rawValue)"
      let joint = index == 0 ? " " : " · "
      if width + joint.count + text.count > layout.width {
        rows.append("  ")
        width = 2
      } else {
        rows[rows.count - 1] += joint
        width += joint.count
      }
      rows[rows.count - 1] += layout.paint(text, state.style)
      width += text.count
    }
    return rows
  }
}

extension LedgerState {
  /// How the state is coloured.
  var style: TextStyle {
    switch self {
    case .passed: .good
    case .failed, .notCovered: .bad
    case .flaky, .draft, .notRun: .warning
    case .waived: .faint
    }
  }
}
