import Foundation

/// Holds a log against what SARIF 2.1.0 requires of the parts that are written here.
///
/// The sections are those of the OASIS standard: log 3.13, run 3.14, driver 3.19, result 3.27, region 3.30.
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
    let rules = (driver?["rules"] as? [NSDictionary] ?? []).compactMap { $0["id"] as? String }
    require(Set(rules).count == rules.count, "two rules have one id")
    let kind = run["columnKind"] as? String ?? "utf16CodeUnits"
    require(["utf16CodeUnits", "unicodeCodePoints"].contains(kind), "there is no column kind '\(kind)'")
    let artifacts = (run["artifacts"] as? [NSDictionary] ?? []).map { artifact in
      (artifact["location"] as? NSDictionary)?["uri"] as? String
    }
    for case let uri? in artifacts { check(uri: uri) }
    for result in run["results"] as? [NSDictionary] ?? [] { check(result, rules, artifacts) }
  }

  private mutating func check(uri: String) {
    let allowed = CharacterSet(charactersIn: "-._~:/?#[]@!$&'()*+,;=%").union(.alphanumerics)
    let isPlain = uri.unicodeScalars.allSatisfy { $0.isASCII && allowed.contains($0) }
    require(isPlain && !uri.contains("\\"), "'\(uri)' is no URI reference")
  }

  private mutating func check(_ result: NSDictionary, _ rules: [String], _ artifacts: [String?]) {
    if let index = result["ruleIndex"] as? Int {
      let id = rules.indices.contains(index) ? rules[index] : nil
      require(id == result["ruleId"] as? String, "a result's rule has another id")
    }
    let level = result["level"] as? String ?? "warning"
    require(["none", "note", "warning", "error"].contains(level), "there is no level '\(level)'")
    let text = (result["message"] as? NSDictionary)?["text"] as? String
    require(text?.isEmpty == false, "a message has no text")
    for location in result["locations"] as? [NSDictionary] ?? [] {
      check(place: location["physicalLocation"] as? NSDictionary ?? [:], artifacts)
    }
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
    if let start = region["startColumn"], let end = region["endColumn"] {
      require(end >= start, "a region ends before it starts")
    }
  }
}
