/// The documents by which the bank names persons and companies.
public enum DocumentText {
  /// Returns a document with the mask of its kind; one that does not fit its kind stays as it is.
  ///
  /// Check digits are not looked at: what the bank holds is shown. A CNPJ may hold letters.
  public static func text(_ number: String, kind: String) -> String {
    switch (kind, number.count) {
    case ("CPF", 11): CPFText.masked(number)
    case ("CNPJ", 14): cnpj(number)
    default: number
    }
  }

  /// Returns an account, or an agency, with its check digit behind a hyphen.
  public static func account(_ number: String, digit: String) -> String {
    digit.isEmpty ? number : "\(number)-\(digit)"
  }

  private static func cnpj(_ number: String) -> String {
    var result = ""
    for (index, character) in number.enumerated() {
      switch index {
      case 2, 5: result.append(".")
      case 8: result.append("/")
      case 12: result.append("-")
      default: break
      }
      result.append(character)
    }
    return result
  }
}
