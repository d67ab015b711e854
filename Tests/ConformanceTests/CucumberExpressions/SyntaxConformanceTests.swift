import Testing

@testable import CucumberExpressions

@Suite(.enabled(if: ExpressionCases.areHere, "needs the published data in ../shared/conformance"))
struct SyntaxConformanceTests {
  private static let folder = "cucumber-expressions/cucumber-expression"

  @Test func `all 16 tokenizer cases give the published tokens or error`() throws {
    let cases = try ExpressionCases.all(TokenizerCase.self, in: Self.folder + "/tokenizer")
    #expect(cases.count == 16)
    #expect(cases.filter { $0.value.expected_tokens != nil }.count == 14)
    for one in cases {
      let result = Result { () throws(ExpressionError) in try Tokenizer.tokens(of: one.value.expression) }
      switch result {
      case .success(let tokens):
        #expect(tokens.map(PublishedToken.init) == one.value.expected_tokens, "\(one.name)")
      case .failure(let error):
        #expect(error.description == one.value.exception, "\(one.name)")
      }
    }
  }

  @Test func `all 28 parser cases give the published tree or error`() throws {
    let cases = try ExpressionCases.all(ParserCase.self, in: Self.folder + "/parser")
    #expect(cases.count == 28)
    #expect(cases.filter { $0.value.expected_ast != nil }.count == 24)
    for one in cases {
      let result = Result { () throws(ExpressionError) in try ExpressionParser.tree(of: one.value.expression)
      }
      switch result {
      case .success(let tree):
        #expect(PublishedNode(tree) == one.value.expected_ast, "\(one.name)")
      case .failure(let error):
        #expect(error.description == one.value.exception, "\(one.name)")
      }
    }
  }

  @Test func `all 8 transformation cases give the published regular expression`() throws {
    let cases = try ExpressionCases.all(TransformationCase.self, in: Self.folder + "/transformation")
    #expect(cases.count == 8)
    for one in cases {
      let expression = try CucumberExpression(one.value.expression, registry: ParameterTypeRegistry())
      #expect(expression.regularExpression == one.value.expected_regex, "\(one.name)")
    }
  }
}

private struct TokenizerCase: Decodable {
  var expression: String
  var expected_tokens: [PublishedToken]?
  var exception: String?
}

private struct ParserCase: Decodable {
  var expression: String
  var expected_ast: PublishedNode?
  var exception: String?
}

private struct TransformationCase: Decodable {
  var expression: String
  var expected_regex: String
}

private struct PublishedToken: Decodable, Equatable {
  var type: String
  var start: Int
  var end: Int
  var text: String

  init(_ token: ExpressionToken) {
    (type, start, end, text) = (token.kind.rawValue, token.start, token.end, token.text)
  }
}

private struct PublishedNode: Decodable, Equatable {
  var type: String
  var start: Int
  var end: Int
  var token: String?
  var nodes: [PublishedNode]?

  init(_ node: ExpressionNode) {
    (type, start, end, token) = (node.kind.rawValue, node.start, node.end, node.token)
    nodes = node.kind == .text ? nil : node.nodes.map(PublishedNode.init)
  }
}
