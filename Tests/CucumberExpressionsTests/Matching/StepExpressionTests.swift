import CucumberExpressions
import Testing

struct StepExpressionTests {
  @Test(arguments: ["^a$", "^a", "a$", "/a/"])
  func `anchors and slashes make a regular expression`(source: String) throws {
    let expression = try StepExpression(source, registry: ParameterTypeRegistry())
    guard case .regular = expression else {
      Issue.record("not a regular expression")
      return
    }
    #expect(try expression.match("a") != nil)
  }

  @Test(arguments: ["a", "a/b", "/", "\\/a\\/"])
  func `any other text is a Cucumber Expression`(source: String) throws {
    let expression = try? StepExpression(source, registry: ParameterTypeRegistry())
    if case .regular? = expression { Issue.record("a regular expression") }
  }

  @Test func `the source of a regular expression is without its slashes`() throws {
    #expect(try StepExpression("/a b/", registry: ParameterTypeRegistry()).source == "a b")
  }
}
