/// The currency that the user pays in.
public enum Currency: String, Sendable, Hashable, CaseIterable, Codable {
  /// Euro.
  case eur
  /// United States dollar.
  case usd
  /// Pound sterling.
  case gbp

  /// The sign that stands for the currency.
  public var symbol: String {
    switch self {
    case .eur: "€"
    case .usd: "$"
    case .gbp: "£"
    }
  }

  /// The code as people write it, such as `EUR`.
  public var code: String { rawValue.uppercased() }
}
