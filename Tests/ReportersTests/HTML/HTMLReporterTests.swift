import Foundation
import Gherkin
import ScenarioRunner
import Testing

@testable import Reporters

struct HTMLReporterTests {
  @Test func `the page names nothing that lies elsewhere`() {
    let page = HTMLPage.opening
    for word in ["src=", "url(", "@import", "fetch(", "XMLHttpRequest", "innerHTML", "eval("] {
      #expect(!page.contains(word), "\(word)")
    }
    let addresses = page.matches(of: /https?:\/\/[^\s"]+/).map { String($0.output) }
    #expect(addresses == ["http://www.w3.org/2000/svg"])
  }

  @Test func `each scenario stands in a closed element as soon as it has ended`() throws {
    var text = ""
    let reporter = HTMLReporter(ReporterContext(output: ReportOutput { text += $0 }))
    for event in GoldenRun.failed.events {
      reporter.receive(event)
      guard case .scenarioFinished(let testCase, _, _, _) = event else { continue }
      #expect(text.hasSuffix("</noscript>\n"))
      #expect(text.contains(#""name":"\#(testCase.pickle.name)""#))
    }
  }

  @Test func `what hides or turns round a text is seen in the brief too`() {
    var text = ""
    var context = ReporterContext(output: ReportOutput { text += $0 })
    let name = "rtl \u{202E} evil\u{1B}[31m"
    context.extra = {
      [.init("requirements", .array([.object([.init("name", .string(name)), .init("line", .integer(3))])]))]
    }
    let reporter = HTMLReporter(context)
    for event in GoldenRun.passed.events { reporter.receive(event) }
    #expect(text.contains(##""requirements":[{"name":"rtl \\u{202E} evil␛[31m","line":3}]"##))
  }

  @Test func `scenarios that run side by side are written in their planned order`() throws {
    let text = try report(GoldenRun.parallel, as: "html")
    let slow = try #require(text.range(of: #""name":"Slow""#))
    let quick = try #require(text.range(of: #""name":"Quick""#))
    #expect(slow.lowerBound < quick.lowerBound)
  }

  @Test
  func `attachments stand at their step, and where nothing lies beside the page it says so of large ones`()
    throws
  {
    var text = ""
    let reporter = HTMLReporter(ReporterContext(output: ReportOutput { text += $0 }))
    for event in GoldenRun.passed.events {
      reporter.receive(event)
      guard case .stepStarted(let testCase, index: 1) = event else { continue }
      for attachment in [
        RunAttachment(.text("a line"), mediaType: RunAttachment.logMediaType),
        RunAttachment(.bytes([1, 2, 3]), mediaType: "image/png", fileName: "dot.png"),
        RunAttachment(
          .bytes(Array(repeating: 0, count: 1_000_001)), mediaType: "video/mp4", fileName: "run.mp4"),
        RunAttachment(.file("out/trace.zip"), mediaType: "application/zip"),
      ] {
        reporter.receive(.attached(attachment, .step(testCase, index: 1)))
      }
    }
    let expected =
      #""attachments":[{"type":"text/x.cucumber.log+plain","text":"a line"},"#
      + #"{"type":"image/png","name":"dot.png","base64":"AQID"},"#
      + #"{"type":"video/mp4","name":"run.mp4","absent":"1000001 bytes, too many to stand in the report; "#
      + #"with '--format html:FILE' they are kept beside it"},"#
      + #"{"type":"application/zip","name":"trace.zip","absent":"there is no file 'out/trace.zip' to read"}]"#
    #expect(text.components(separatedBy: expected).count == 3)
  }

  @Test func `a file is kept beside the page, and where it cannot be that is said`() throws {
    var text = ""
    var output = ReportOutput { text += $0 }
    output.keep = { attachment in
      attachment.content == .file("out/trace.zip") ? "page.html.files/1-\(attachment.fileName ?? "")" : nil
    }
    let reporter = HTMLReporter(ReporterContext(output: output))
    for event in GoldenRun.hooks.events {
      reporter.receive(event)
      guard case .stepStarted(let testCase, index: 0) = event else { continue }
      for path in ["out/trace.zip", "out/gone.zip"] {
        let attachment = RunAttachment(.file(path), mediaType: "application/zip", fileName: "t.zip")
        reporter.receive(.attached(attachment, .step(testCase, index: 0)))
      }
    }
    #expect(text.contains(#"{"type":"application/zip","name":"t.zip","file":"page.html.files/1-t.zip"}"#))
    #expect(
      text.contains(
        #"{"type":"application/zip","name":"t.zip","absent":"it could not be copied beside the report"}"#))
  }

  @Test func `what is written of a scenario is brought out at once`() {
    var (pending, brought) = ("", "")
    var output = ReportOutput { pending += $0 }
    output.flush = {
      brought += pending
      pending = ""
    }
    let reporter = HTMLReporter(ReporterContext(output: output))
    for event in GoldenRun.passed.events {
      reporter.receive(event)
      guard case .scenarioFinished(let testCase, _, _, _) = event else { continue }
      #expect(brought.contains(#""name":"\#(testCase.pickle.name)""#))
    }
  }

  @Test func `a step names the screen after it`() throws {
    var text = ""
    let reporter = HTMLReporter(ReporterContext(output: ReportOutput { text += $0 }))
    for event in GoldenRun.passed.events {
      guard case .stepFinished(let testCase, let index, var result) = event else {
        reporter.receive(event)
        continue
      }
      result.snapshot = ScreenSnapshot(json: #"{"title":"Set amount, step \#(min(index, 1))"}"#)
      reporter.receive(.stepFinished(testCase, index: index, result))
    }
    #expect(
      text.contains(
        #"data-part="nodes">[{"title":"Set amount, step 0"},{"title":"Set amount, step 1"}]</script>"#))
    #expect(text.components(separatedBy: #"data-part="nodes""#).count == 2)
    #expect(text.components(separatedBy: #""screen":1"#).count == 5)
  }

  @Test func `the page is brought out before the first scenario starts`() {
    var (pending, brought) = ("", "")
    var output = ReportOutput { pending += $0 }
    output.flush = {
      brought += pending
      pending = ""
    }
    let reporter = HTMLReporter(ReporterContext(output: output))
    for event in GoldenRun.passed.events {
      if case .scenarioStarted = event { break }
      reporter.receive(event)
    }
    #expect(brought.hasPrefix("<!doctype html>"))
    #expect(brought.contains(#"data-part="start""#))
  }
}
