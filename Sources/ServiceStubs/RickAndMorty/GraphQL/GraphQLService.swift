import Foundation
import StubServer

/// Answers `/graphql`: one query over POST with its variables.
struct GraphQLService: Sendable {
  private struct Request: Decodable {
    var query: String
    var variables: [String: JSONMember]?
  }

  let cast: StubCast

  func respond(to request: StubRequest) -> StubResponse {
    guard let asked = try? JSONDecoder().decode(Request.self, from: Data(request.body)) else {
      let problem = GraphQLProblem(
        message: "POST body missing, invalid Content-Type, or JSON object has no keys.", code: "BAD_REQUEST")
      return JSONAnswer.json(problem.body, status: 400)
    }
    do {
      return JSONAnswer.json(try answer(to: asked, ServiceAddress(of: request)))
    } catch {
      return JSONAnswer.json(error.body, status: 400)
    }
  }

  private func answer(to asked: Request, _ address: ServiceAddress) throws(GraphQLProblem) -> String {
    let operation = try GraphQLParser.operation(in: asked.query)
    try GraphQLSchema.check(operation)
    let given = (asked.variables ?? [:]).mapValues(GraphQLValue.init(json:))
    let variables = operation.defaults.merging(given) { $1 }
    let fields = operation.fields.map { $0.filled(with: variables) }
    let data = GraphQLResolver(cast: cast, address: address).object(.query, fields)
    return JSONText.object([("data", data)])
  }
}

extension GraphQLOperation.Field {
  /// Puts the values of variables in place of their names.
  fileprivate func filled(with variables: [String: GraphQLValue]) -> Self {
    var field = self
    field.arguments = arguments.mapValues { $0.filled(with: variables) }
    field.selection = selection?.map { $0.filled(with: variables) }
    return field
  }
}
