import ScenarioRunner
import TestSupport
import Testing

@testable import Reporters

struct GoldenTests {
  static let pairs = ReporterCatalog.all.flatMap { kind in GoldenRun.all.map { (kind.name, $0) } }

  @Test(arguments: pairs) func `every reporter writes every golden run as recorded`(
    name: String, run: GoldenRun
  ) throws {
    let endings = ["junit": "xml", "json": "json", "message": "ndjson", "html": "html"]
    let ending = endings[name] ?? "txt"
    // A page is the same for every run but for its data.
    let text = try report(run, as: name)
      .replacing(HTMLPage.style, with: "(the style)").replacing(HTMLPage.script, with: "(the script)")
    try Golden.check(
      text, against: "\(name)/\(run.name).\(ending)", suite: "ReportersTests")
  }

  @Test(arguments: [40, 60]) func `a terminal gets colour and lines of its width`(width: Int) throws {
    let layout = TextLayout(width: width, isColoured: true)
    for run in [GoldenRun.failed, .unfinished, .wide] {
      let text = try report(run, as: "terminal", layout: layout, isTerminal: true)
      try Golden.check(text, against: "terminal-\(width)/\(run.name).txt", suite: "ReportersTests")
    }
  }
}

/// Sends the events of a run to a reporter and returns what it wrote.
func report(
  _ run: GoldenRun, as name: String, layout: TextLayout = TextLayout(), isTerminal: Bool = false
) throws -> String {
  var text = ""
  let output = ReportOutput(layout: layout, isTerminal: isTerminal) { text += $0 }
  let observer = try ReporterCatalog.kind(named: name).make(
    ReporterContext(output: output, now: { .zero }, messages: MessageOptions(now: { .zero }, meta: .golden)))
  for event in run.events { observer.receive(event) }
  return text
}

extension MessageMeta {
  /// The same program and machine wherever the tests run.
  static let golden = MessageMeta(system: Product("Linux"), processor: Product("arm64"))
}
