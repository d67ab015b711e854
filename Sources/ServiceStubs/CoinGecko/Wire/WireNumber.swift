/// A number or null in an answer, as the text that goes on the wire.
enum WireNumber: Sendable, Hashable {
  case null
  case number(String)

  /// Takes over a JSON number; nil is null.
  ///
  /// - Throws: `ServiceStubsError.notANumber` for any other text.
  init(_ text: String?, at place: String) throws(ServiceStubsError) {
    guard let text else {
      self = .null
      return
    }
    guard DecimalText(text) != nil else { throw .notANumber(text, place: place) }
    self = .number(text)
  }

  /// Writes a computed number: the shortest digits that name it, whole numbers without a point.
  init(_ value: Double) {
    guard value.isFinite else {
      self = .null
      return
    }
    let text = value.description
    self = .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// The JSON text.
  var json: String {
    switch self {
    case .null: "null"
    case .number(let text): text
    }
  }

  /// The number, where it is above zero.
  var positiveValue: Double? {
    guard case .number(let text) = self, let value = Double(text), value > 0, value.isFinite else {
      return nil
    }
    return value
  }

  /// Returns the number with at most that many decimals.
  func rounded(_ precision: Precision) -> WireNumber {
    guard case .decimals(let places) = precision, case .number(let text) = self else { return self }
    return .number(DecimalText(text)?.rounded(toDecimals: places).wireText ?? text)
  }
}

/// How many decimals a request asks for.
enum Precision: Sendable, Hashable {
  case full
  case decimals(Int)

  /// Reads the parameter `precision`; what is neither `full` nor 0 to 18 leaves numbers as they are.
  init(_ parameter: String?) {
    if let places = parameter.flatMap({ Int($0) }), (0...18).contains(places) {
      self = .decimals(places)
    } else {
      self = .full
    }
  }
}
