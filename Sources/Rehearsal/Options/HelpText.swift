/// Help, made from the same tables that parse the options.
enum HelpText {
  /// Help for the command as a whole.
  static func overview(_ commands: [CommandSpec]) -> String {
    var lines = [
      "Rehearses an app against its brief: runs plain-text scenarios and says which",
      "requirement holds.",
      "",
      "USAGE: rehearse [COMMAND] [OPTION…]",
      "",
      "COMMANDS",
    ]
    lines += columns(commands.map { ($0.name, $0.summary) })
    lines += [
      "", "Without a command it is 'run'. 'rehearse COMMAND --help' explains each of them.",
    ]
    lines += ["", "EXIT STATUS"]
    lines += columns([
      ("0", "all is well"), ("1", "a scenario failed, or a check found something to mend"),
      ("2", "wrong usage, or a file that cannot be read, parsed or written"),
      ("3", "every scenario passed, but a requirement line is not shown"),
      ("4", "there was nothing to run"), ("70", "a fault of Rehearsal itself"),
      ("130", "the run was interrupted"),
    ])
    return lines.joined(separator: "\n") + "\n"
  }

  /// Help for one command.
  static func text(for command: CommandSpec) -> String {
    var usage = "USAGE: rehearse \(command.name) [OPTION…]"
    if let operand = command.operand { usage += " [\(operand.name)\(operand.isRepeatable ? "…" : "")]" }
    var lines = [command.summary, "", usage, ""]
    if let operand = command.operand {
      lines += columns([(operand.name, operand.summary)]) + [""]
    }
    for (index, heading) in headings(of: command).enumerated() {
      let options = command.options.filter { $0.heading == heading }
      lines += (index == 0 ? [] : [""]) + [heading]
      lines += columns(options.map { (signature($0), $0.summary + choices($0)) })
    }
    if !command.examples.isEmpty {
      lines += ["", "EXAMPLES"]
      for example in command.examples { lines += ["  \(example.call)", "      \(example.meaning)"] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func headings(of command: CommandSpec) -> [String] {
    command.options.map(\.heading).reduce(into: []) { headings, heading in
      if !headings.contains(heading) { headings.append(heading) }
    }
  }

  private static func signature(_ option: OptionSpec) -> String {
    let names = (option.short.map { "\($0), " } ?? "") + option.name
    return option.value.map { "\(names) \($0)" } ?? names
  }

  private static func choices(_ option: OptionSpec) -> String {
    option.choices.isEmpty ? "" : " One of: \(option.choices.joined(separator: ", "))."
  }

  /// Two columns, the second one wrapped at 80.
  private static func columns(_ rows: [(String, String)]) -> [String] {
    let width = min(rows.map(\.0.count).max() ?? 0, 26)
    let indent = String(repeating: " ", count: width + 4)
    return rows.flatMap { left, right -> [String] in
      let wrapped = wrap(right, at: 80 - width - 4)
      let first = "  " + left.padded(to: width) + "  "
      if left.count > width { return [first] + wrapped.map { indent + $0 } }
      return wrapped.enumerated().map { $0.offset == 0 ? first + $0.element : indent + $0.element }
    }
  }

  private static func wrap(_ text: String, at width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if !last.isEmpty, last.count + 1 + word.count > width {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = last.isEmpty ? String(word) : last + " " + word
      }
    }
    return lines
  }
}

extension String {
  /// The text with blanks behind it up to a width.
  func padded(to width: Int) -> String {
    count >= width ? self : self + String(repeating: " ", count: width - count)
  }
}
