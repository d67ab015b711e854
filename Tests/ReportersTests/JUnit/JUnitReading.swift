import Foundation
import TestSupport

/// What readers of JUnit that others wrote make of a report.
struct JUnitReading: Decodable {
  struct Case: Decodable {
    var classname: String
    var name: String
    var file: String?
    var line: String?
    var time: Double
    var isPassed: Bool
    var isSkipped: Bool
    var results: [Result]
    /// What Maven's Surefire writes of attempts before the last one.
    var earlier: [Result]
    var output: String?
  }

  struct Result: Decodable {
    var kind: String
    var type: String?
    var message: String?
    var text: String?
  }

  struct Counts: Decodable, Equatable {
    var tests: Int
    var failures: Int
    var errors: Int
    var skipped: Int
  }

  var counts: Counts
  /// The same, counted anew from the cases.
  var counted: Counts
  var cases: [Case]

  /// A Python that has the package `junitparser`, by which publish-unit-test-result reads too.
  static let python = InstalledProgram.url("python3", thatRuns: ["-c", "import junitparser"])
  /// The validator of libxml2, by which Nokogiri and so GitLab parse.
  static let xmllint = InstalledProgram.url("xmllint")

  struct NotRead: Error { var errors: String }

  /// Reads a report with `junitparser`.
  init(_ report: String) async throws {
    let ending = try await ForeignReader.run(
      Self.python, ["-c", Self.script], on: report, named: "report.xml")
    guard ending.status == 0 else { throw NotRead(errors: ending.errors) }
    self = try JSONDecoder().decode(JUnitReading.self, from: Data(ending.output.utf8))
  }

  /// Returns the exit status of `junitparser verify`: 1 where a case did not pass.
  static func statusOfVerify(_ report: String) async throws -> Int32 {
    try await ForeignReader.run(python, ["-m", "junitparser", "verify"], on: report, named: "report.xml")
      .status
  }

  /// Returns what is wrong with a report by the schema in `Fixtures/Schemas`; empty where nothing is.
  static func schemaProblems(_ report: String) async throws -> String {
    let schema = Golden.packageRoot.appending(path: "Fixtures/Schemas/junit.xsd").path(percentEncoded: false)
    let ending = try await ForeignReader.run(
      xmllint, ["--noout", "--nonet", "--schema", schema], on: report, named: "report.xml")
    // 3 and 4 are verdicts on the report; others are about the schema or the call.
    return ending.status == 0 ? "" : "\(ending.status): \(ending.errors)"
  }

  /// Writes what the reader says as JSON.
  private static let script = """
    import json, sys
    from junitparser import JUnitXml

    def counts(xml):
        return {name: getattr(xml, name) or 0 for name in ("tests", "failures", "errors", "skipped")}

    def result(each):
        return {"kind": each._tag, "type": each.type, "message": each.message, "text": each.text}

    def case(each):
        results = each.result if isinstance(each.result, list) else [each.result]
        return {
            "classname": each.classname, "name": each.name, "time": each.time,
            "file": each._elem.get("file"), "line": each._elem.get("line"),
            "isPassed": each.is_passed, "isSkipped": each.is_skipped,
            "earlier": [
                {"kind": one.tag, "type": one.get("type"), "message": one.get("message"),
                 "text": one.findtext("stackTrace")}
                for one in each._elem if one.tag in ("flakyFailure", "rerunFailure")
            ],
            "results": [result(one) for one in results if one is not None], "output": each.system_out,
        }

    xml = JUnitXml.fromfile(sys.argv[1])
    told = counts(xml)
    cases = [case(each) for suite in xml for each in suite]
    xml.update_statistics()
    print(json.dumps({"counts": told, "counted": counts(xml), "cases": cases}))
    """
}
