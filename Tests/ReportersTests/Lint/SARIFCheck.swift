import Foundation

/// Holds a log against what SARIF 2.1.0 requires beyond what its schema can say.
///
/// The sections are those of the OASIS standard: log 3.13, run 3.14, driver 3.19, result 3.27, region 3.30. What the
/// schema can say stands in `Fixtures/Schemas/sarif.json`.
struct SARIFCheck {
  private(set) var faults: [String] = []

  init(log: NSDictionary) {
    require(log["version"] as? String == "2.1.0", "the version is not 2.1.0")
    guard let runs = log["runs"] as? [NSDictionary] else {
      faults.append("a log has no runs")
      return
    }
    for run in runs { check(run: run) }
  }

  private mutating func require(_ condition: Bool, _ fault: String) {
    if !condition { faults.append(fault) }
  }

  private mutating func check(run: NSDictionary) {
    let driver = (run["tool"] as? NSDictionary)?["driver"] as? NSDictionary
    require(driver?["name"] is String, "a tool's driver has no name")
    // Section 3.19.12: Semantic Versioning 2.0.
    let version = driver?["semanticVersion"] as? String ?? "0.0.0"
    let form = #/(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.\-]+)?(\+[0-9A-Za-z.\-]+)?/#
    require(version.wholeMatch(of: form) != nil, "'\(version)' is no semantic version")
    let rules = driver?["rules"] as? [NSDictionary] ?? []
    let ids = rules.compactMap { $0["id"] as? String }
    require(Set(ids).count == ids.count, "two rules have one id")
    for rule in rules { check(message: rule["shortDescription"] as? NSDictionary ?? ["text": "-"]) }
    let kind = run["columnKind"] as? String ?? "utf16CodeUnits"
    require(["utf16CodeUnits", "unicodeCodePoints"].contains(kind), "there is no column kind '\(kind)'")
    let artifacts = (run["artifacts"] as? [NSDictionary] ?? []).map { artifact in
      (artifact["location"] as? NSDictionary)?["uri"] as? String
    }
    require(Set(artifacts).count == artifacts.count, "two artifacts are one")
    for case let uri? in artifacts { check(uri: uri) }
    for result in run["results"] as? [NSDictionary] ?? [] { check(result, ids, artifacts) }
  }

  /// RFC 3986: a path, relative without a colon in its first segment, or one of the scheme `file`; other octets coded.
  private mutating func check(uri: String) {
    let path = uri.hasPrefix("file:///") ? uri.dropFirst("file://".count) : uri[...]
    let isColonFree = !(path.split(separator: "/").first ?? "").contains(":")
    let form = #/(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/]|%[0-9A-F]{2})+/#
    require(
      path.wholeMatch(of: form) != nil && isColonFree && !path.hasPrefix("//"), "'\(uri)' is no URI reference"
    )
  }

  private mutating func check(_ result: NSDictionary, _ rules: [String], _ artifacts: [String?]) {
    if let index = result["ruleIndex"] as? Int {
      let id = rules.indices.contains(index) ? rules[index] : nil
      require(id == result["ruleId"] as? String, "a result's rule has another id")
    }
    let level = result["level"] as? String ?? "warning"
    require(["none", "note", "warning", "error"].contains(level), "there is no level '\(level)'")
    check(message: result["message"] as? NSDictionary ?? [:])
    for location in result["locations"] as? [NSDictionary] ?? [] {
      check(place: location["physicalLocation"] as? NSDictionary ?? [:], artifacts)
    }
  }

  /// Section 3.11.5: braces hold the number of an argument, of which there are none here, or stand twice.
  private mutating func check(message: NSDictionary) {
    let text = message["text"] as? String
    require(text?.isEmpty == false, "a message has no text")
    // By octets, since a mark that follows makes one character of both.
    let plain = (text ?? "").utf8.map { "{}".utf8.contains($0) ? Character(Unicode.Scalar($0)) : "-" }
    let rest = String(plain).replacing("{{", with: "").replacing("}}", with: "")
    require(!rest.contains { "{}".contains($0) }, "a message has a brace that stands for an argument")
  }

  private mutating func check(place: NSDictionary, _ artifacts: [String?]) {
    let artifact = place["artifactLocation"] as? NSDictionary
    if let index = artifact?["index"] as? Int {
      let uri = artifacts.indices.contains(index) ? artifacts[index] : nil
      require(uri == artifact?["uri"] as? String, "a result's artifact has another uri")
    }
    guard let region = place["region"] as? [String: Int] else { return }
    require(region["startLine"].map { $0 >= 1 } ?? false, "a region starts before line 1")
    require(region["startColumn"].map { $0 >= 1 } ?? true, "a region starts before column 1")
    if let end = region["endColumn"] {
      require(end >= region["startColumn"] ?? 1, "a region ends before it starts")
    }
  }
}
