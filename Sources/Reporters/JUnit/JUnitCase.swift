import Gherkin
import ScenarioRunner

/// One `testcase` element: a scenario, all attempts counted as one.
struct JUnitCase {
  /// How readers count the case.
  enum Verdict {
    case passed
    case failed(type: String, message: String, body: String)
    case skipped(message: String)
  }

  /// An attempt that was not the last one, as Maven's Surefire writes it of a test that it runs again.
  struct Earlier {
    var type: String
    var message: String
    var body: String
  }

  var className: String
  var name: String
  var place: FilePlace?
  var duration: Duration
  var properties: [(name: String, value: String)] = []
  var verdict: Verdict
  /// What came of the attempts before the last one.
  var earlier: [Earlier] = []
  /// What the steps added to the report.
  var systemOut: String?

  /// The file in which it stands, where it stands in one.
  var file: String? { place.flatMap { TextOrigin(of: $0.uri) == .file ? $0.uri : nil } }
  var isFailed: Bool { if case .failed = verdict { true } else { false } }
  var isSkipped: Bool { if case .skipped = verdict { true } else { false } }

  /// Files in order, then lines; what belongs to no file comes first.
  static func isBefore(_ left: JUnitCase, _ right: JUnitCase) -> Bool {
    guard let first = left.place, let second = right.place else {
      return left.place == nil && right.place != nil
    }
    return (first.uri, first.location) < (second.uri, second.location)
  }

  /// The element as XML, indented to stand in a suite.
  var xml: String {
    var attributes = [("classname", className), ("name", name)]
    if let place, let file { attributes += [("file", file), ("line", String(place.location.line))] }
    attributes.append(("time", SecondsText.decimal(duration, places: 6)))
    let inner = propertiesXML + verdictXML + earlierXML + systemOutXML
    let head = "    <testcase" + Self.attributes(attributes)
    return inner.isEmpty ? head + "/>\n" : head + ">\n" + inner + "    </testcase>\n"
  }

  static func attributes(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(XMLText.attribute($0.1))\"" }.joined()
  }

  private var propertiesXML: String {
    guard !properties.isEmpty else { return "" }
    let list = properties.map {
      "        <property" + Self.attributes([("name", $0.name), ("value", $0.value)]) + "/>\n"
    }
    return "      <properties>\n" + list.joined() + "      </properties>\n"
  }

  private var systemOutXML: String {
    systemOut.map { "      <system-out>\(XMLText.body($0))</system-out>\n" } ?? ""
  }

  /// Surefire has a name for what passed after all and one for what did not, and none for what was skipped.
  private var earlierXML: String {
    guard !isSkipped else { return "" }
    let name = isFailed ? "rerunFailure" : "flakyFailure"
    return earlier.map { attempt in
      "      <\(name)" + Self.attributes([("type", attempt.type), ("message", attempt.message)])
        + "><stackTrace>" + XMLText.body(attempt.body) + "</stackTrace></\(name)>\n"
    }.joined()
  }

  private var verdictXML: String {
    switch verdict {
    case .passed: ""
    case .skipped(let message): "      <skipped" + Self.attributes([("message", message)]) + "/>\n"
    case .failed(let type, let message, let body):
      "      <failure" + Self.attributes([("type", type), ("message", message)]) + ">"
        + XMLText.body(body) + "</failure>\n"
    }
  }
}
