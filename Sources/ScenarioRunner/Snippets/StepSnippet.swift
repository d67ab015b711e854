import CucumberExpressions
import Gherkin

/// Code to paste for a step that no definition matches.
enum StepSnippet {
  /// Returns one snippet for each expression that the step's text suggests, the likeliest first.
  static func snippets(for step: PickleStep, registry: ParameterTypeRegistry) -> [String] {
    ExpressionGenerator(registry: registry).expressions(for: step.text).map { snippet(for: step, $0) }
  }

  private static func snippet(for step: PickleStep, _ expression: GeneratedExpression) -> String {
    var parameters = expression.parameters.map { "\($0.name): \($0.valueTypeName)" }
    for argument in step.arguments {
      switch argument {
      case .dataTable: parameters.append("table: DataTable")
      case .docString: parameters.append("text: DocString")
      }
    }
    let keyword =
      switch step.kind {
      case .action: "When"
      case .outcome: "Then"
      case .context, .unknown: "Given"
      }
    let list = parameters.isEmpty ? "world" : "(world, " + parameters.joined(separator: ", ") + ")"
    return """
      \(keyword)(\(literal(expression.source))) { \(list) in
        throw pending()
      }
      """
  }

  /// A Swift string literal; raw where the text has a quote or a backslash.
  private static func literal(_ text: String) -> String {
    guard text.contains("\"") || text.contains("\\") else { return "\"\(text)\"" }
    var fence = "#"
    while text.contains("\"" + fence) || text.contains("\\" + fence) { fence += "#" }
    return "\(fence)\"\(text)\"\(fence)"
  }
}
