import ScenarioRunner

/// Samples about what steps add to the report.
extension KitLibrary {
  /// The word of the sample, each letter in a colour of its own.
  private static var rainbow: String {
    let colours = [("r", 31), ("a", 91), ("i", 33), ("n", 32), ("b", 34), ("o", 95), ("w", 35)]
    return "This displays a "
      + colours.map { "\u{1B}[\($0.1)m\($0.0)\u{1B}[0m" }.joined()
  }

  static let attachments: Table = [
    "attachments": {
      StepLibrary {
        When("the string {string} is attached as {string}") { (_, text: String, type: String) in
          attach(text, as: type)
        }
        When("the string {string} is logged") { (_, text: String) in log(text) }
        When("text with ANSI escapes is logged") { _ in log(rainbow) }
        When("the following string is attached as {string}:") { (_, type: String, text: DocString) in
          attach(text.content, as: type)
        }
        When("an array with {int} bytes is attached as {string}") { (_, count: Int, type: String) in
          attach((0..<count).map(UInt8.init), as: type)
        }
        When("a PDF document is attached and renamed") { _ in
          let bytes = try asset("document.pdf", of: "attachments")
          attach(bytes, as: "application/pdf", named: "renamed.pdf")
        }
        When("a link to {string} is attached") { (_, url: String) in attach(link: url) }
        When("the string {string} is attached as {string} before a failure") {
          (_, text: String, type: String) in
          attach(text, as: type)
          throw SampleError("whoops")
        }
      }
    },
    "examples-tables-attachment": {
      StepLibrary {
        When("a JPEG image is attached") { _ in
          attach(try asset("cucumber.jpeg", of: "examples-tables-attachment"), as: "image/jpeg")
        }
        When("a PNG image is attached") { _ in
          attach(try asset("cucumber.png", of: "examples-tables-attachment"), as: "image/png")
        }
      }
    },
  ]
}
