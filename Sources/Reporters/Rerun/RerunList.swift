import Gherkin
public import ScenarioRunner

/// The scenarios of a run that did not pass, as a text that people read and `rehearse --rerun` takes.
///
/// Lines that start with `#` say how the run went; three kinds of them are read back, `# seed: 7`,
/// `# option: --timeout 20` and `# 4 not run at all, …`. Every other line is a scenario: its place, two blanks, its
/// name, and where several of the file have it, which of them it is, as `[3 of 4]`. A path that starts
/// with `#` or `./` has `./` in front of it.
public struct RerunList: Sendable, Hashable {
  /// A scenario of the list.
  public struct Entry: Sendable, Hashable {
    /// The file.
    public var uri: String
    /// The line of the scenario; for an outline that of the row.
    public var line: Int
    /// The name with the variant, or without a name the last step.
    public var title: String
    /// The line of the list that the entry stands on, from 1; 0 for one that no list holds yet.
    public var row = 0

    /// Whether the entry has the title of a scenario, as lists write it that tell it from others.
    public func names(_ testCase: TestCase, _ titles: RerunTitles) -> Bool {
      ExactText(testCase.pickle.uri) == ExactText(uri) && titles.title(of: testCase) == title
    }

    /// Whether the entry has the title of a scenario, which others may have, too.
    public func names(_ testCase: TestCase) -> Bool {
      ExactText(testCase.pickle.uri) == ExactText(uri) && HarmlessText.line(testCase.pickle.title) == title
    }

    /// The place as it is written in front of the name.
    public var place: String { "\(uri):\(line)" }

    /// The entry as a line of a list, which is no remark whatever the file is called.
    var written: String {
      let isMarked = uri.hasPrefix("#") || uri.hasPrefix(RerunList.mark)
      return (isMarked ? RerunList.mark : "") + "\(place)  \(title)"
    }
  }

  /// How a run was told to treat its scenarios.
  public struct Settings: Sendable, Hashable {
    /// The seed of its random order.
    public var seed: UInt64?
    /// The options that have to be the same when its scenarios are run again.
    public var options: [Option]

    /// Creates settings.
    public init(seed: UInt64? = nil, options: [Option] = []) {
      self.seed = seed
      self.options = options
    }
  }

  /// An option with its value, which is empty where it takes none.
  public struct Option: Sendable, Hashable {
    /// The name, such as `--timeout`.
    public var name: String
    /// The value.
    public var value: String

    /// Creates an option.
    public init(_ name: String, _ value: String = "") {
      self.name = name
      self.value = value
    }
  }

  /// How the run treated its scenarios.
  public var settings = Settings()
  /// The scenarios, in the order in which they ran.
  public var entries: [Entry] = []
  /// How many scenarios were to run.
  var planned = 0
  /// How many of them were not run at all, and are not in the list.
  public internal(set) var notRun = 0
  /// Why nothing of the run was run, where it was refused.
  var refusal: String?
  /// Whether it lists a run in which steps were only matched.
  var isDryRun = false

  /// What stands in front of a path that would be taken for something else.
  fileprivate static let mark = "./"

  private static let notRunEnd = " not run at all, and not in this list"
  private static let heading = "# rehearsal rerun list 1"

  /// Creates an empty list.
  public init(settings: Settings = Settings()) { self.settings = settings }

  /// Reads a list.
  ///
  /// - Throws: `ReporterError` for the first line that cannot be read.
  public init(parsing text: String, path: String) throws(ReporterError) {
    // A carriage return and a line feed are one character.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
    guard lines.first == Self.heading else { throw .notARerunList(path: path) }
    for (index, line) in lines.enumerated().dropFirst() where !line.allSatisfy({ $0 == " " }) {
      if line.hasPrefix("#") {
        read(remark: line)
      } else {
        guard let entry = Self.entry(line, row: index + 1) else {
          throw .noRerunEntry(path: path, row: index + 1, text: line)
        }
        entries.append(entry)
      }
    }
  }

  private mutating func read(remark line: String) {
    if let seed = line.value(behind: "# seed: ") { settings.seed = UInt64(seed) }
    if line.hasSuffix(Self.notRunEnd), let count = Int(line.dropFirst(2).dropLast(Self.notRunEnd.count)) {
      notRun = max(0, count)
    }
    guard let option = line.value(behind: "# option: ") else { return }
    let parts = option.split(separator: " ", maxSplits: 1).map(String.init)
    guard let name = parts.first else { return }
    settings.options.append(Option(name, parts.count == 2 ? parts[1] : ""))
  }

  /// Reads `path:12  The name`; a path may hold blanks and colons of its own.
  private static func entry(_ line: String, row: Int) -> Entry? {
    for gap in line.indices where line[gap...].hasPrefix("  ") {
      let place = line[..<gap]
      guard let colon = place.lastIndex(of: ":"), colon > place.startIndex else { continue }
      let digits = place[place.index(after: colon)...]
      guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits), number > 0
      else {
        continue
      }
      let title = String(line[gap...].dropFirst(2))
      let path = String(place[..<colon])
      return Entry(uri: path.value(behind: mark) ?? path, line: number, title: title, row: row)
    }
    return nil
  }

  /// The list as text.
  public var text: String {
    var lines = [Self.heading]
    let count = entries.count == 1 ? "1 scenario" : "\(entries.count) scenarios"
    lines.append(
      "# "
        + (refusal.map { HarmlessText.line($0) }
          ?? "\(count) of \(planned) did not pass; they run again with: rehearse --rerun THIS-FILE"))
    if isDryRun { lines.append("# \(Tally.dryRun)") }
    if notRun > 0 { lines.append("# \(notRun)" + Self.notRunEnd) }
    if let seed = settings.seed { lines.append("# seed: \(seed)") }
    lines += settings.options.map { option in
      // An expression of tags may come with line breaks, which are blanks to it.
      let value = option.value.split(whereSeparator: \.isNewline).joined(separator: " ")
      return "# option: " + option.name + (value.isEmpty ? "" : " " + value)
    }
    lines += entries.map(\.written)
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate func value(behind prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
