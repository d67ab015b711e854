import Gherkin

/// A text in canonical layout, which it keeps when it is laid out again.
func laidOut(_ text: String, _ uri: String = "a.feature") throws -> String {
  let format = SourceFormat(path: uri) ?? .feature
  let once = try GherkinFormatter().format(GherkinSource(uri: uri, text: text, format: format))
  let twice = try GherkinFormatter().format(GherkinSource(uri: uri, bytes: once, format: format))
  guard once == twice else { throw UnsteadyLayout(second: String(decoding: twice, as: UTF8.self)) }
  return String(decoding: once, as: UTF8.self)
}

/// A layout that is not the same the second time.
struct UnsteadyLayout: Error {
  var second: String
}
