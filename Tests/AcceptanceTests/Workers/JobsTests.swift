import Reporters
import TestSupport
import Testing

/// The apps that ship with it, run by any number of worker processes, wherever in the world.
struct JobsTests {
  private static let plain = ["LC_ALL": "C", "TZ": "UTC"]

  /// Each number of workers under a locale and a time zone of its own.
  private static let others: [(arguments: [String], environment: [String: String])] = [
    ([], ["LC_ALL": "pt_BR.UTF-8", "LANG": "pt_BR.UTF-8", "TZ": "Asia/Tokyo"]),
    (["--jobs", "1"], plain),
    (["--jobs", "2"], ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "America/St_Johns"]),
    (["--jobs", "3"], ["LC_ALL": "ar_EG.UTF-8", "LANG": "ar_EG.UTF-8", "TZ": "Pacific/Kiritimati"]),
  ]

  @Test func `every report is the same with any number of workers, in any place`() async throws {
    let alone = try await WrittenReports([], environment: Self.plain)
    #expect(alone.texts["status"] == "0")
    #expect(alone.texts.count == ReporterCatalog.all.count + 4)
    #expect(alone.texts.allSatisfy { $0.key == "errors" || !$0.value.isEmpty })
    for other in Self.others {
      let reports = try await WrittenReports(other.arguments, environment: other.environment)
      #expect(reports.differences(from: alone) == [], "\(other)")
    }
  }

  @Test func `a shuffled run is the same too`() async throws {
    let arguments = ["--app", "people", "--order", "random:7"]
    let alone = try await WrittenReports(arguments, environment: Self.plain)
    for other in Self.others.suffix(1) {
      let reports = try await WrittenReports(arguments + other.arguments, environment: other.environment)
      #expect(reports.differences(from: alone) == [], "\(other)")
    }
  }

  @Test func `a report that is not the same is found`() async throws {
    let one = try await WrittenReports(
      ["--app", "people", "--order", "random:7", "--tags", "@PPL-01"], environment: Self.plain)
    let other = try await WrittenReports(
      ["--app", "people", "--order", "random:8", "--tags", "@PPL-02"], environment: Self.plain)
    #expect(one.differences(from: other).count > 10)
  }
}
