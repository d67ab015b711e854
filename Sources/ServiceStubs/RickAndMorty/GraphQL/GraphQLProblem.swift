/// Why a query is refused, with the place in its text.
struct GraphQLProblem: Error, Sendable, Hashable {
  /// The wording of the service.
  var message: String
  /// The line, from 1.
  var line = 1
  /// The column, from 1.
  var column = 1
  /// What kind of refusal it is.
  var code = "GRAPHQL_VALIDATION_FAILED"

  /// The body that says so.
  var body: String {
    let location = JSONText.object([("line", "\(line)"), ("column", "\(column)")])
    let problem = JSONText.object([
      ("message", JSONText.string(message)), ("locations", JSONText.array([location])),
      ("extensions", JSONText.object([("code", JSONText.string(code))])),
    ])
    return JSONText.object([("errors", JSONText.array([problem]))])
  }
}
