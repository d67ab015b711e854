/// A proposal for the expression of an undefined step.
public struct GeneratedExpression: Sendable, Equatable {
  /// One parameter of a proposal.
  public struct Parameter: Sendable, Equatable {
    /// The parameter type's name, with a number from its second use on: `int`, `int2`.
    public let name: String
    /// The parameter type's name.
    public let parameterTypeName: String
    /// The name of the Swift type, as `Int`.
    public let valueTypeName: String
  }

  /// The expression's text.
  public let source: String
  /// The parameters in their order.
  public let parameters: [Parameter]

  init(source: String, types: [ParameterType]) {
    self.source = source
    var uses: [String: Int] = [:]
    parameters = types.map { type in
      let use = uses[type.name, default: 0] + 1
      uses[type.name] = use
      return Parameter(
        name: use == 1 ? type.name : "\(type.name)\(use)", parameterTypeName: type.name,
        valueTypeName: type.valueTypeName)
    }
  }
}
