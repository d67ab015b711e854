public import Gherkin

extension Pickle {
  /// What a report calls the scenario: its name, or without one its last step.
  public var title: String {
    if !name.isEmpty { return name }
    return steps.last.map { $0.keyword + $0.text } ?? "(no name)"
  }

  /// The names of what the scenario stands in, without those that only repeat the file's name.
  public var headings: [String] {
    let file = uri.split(separator: "/").last.map(String.init) ?? uri
    return parents.filter { !$0.isEmpty && $0 != file && !file.hasPrefix($0 + ".") }
  }
}
