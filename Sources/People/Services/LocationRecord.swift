/// Where a person of an answer lives.
struct LocationRecord: Decodable {
  /// A street: an object since version 1.3, a text before.
  private struct Street: Decodable {
    var text: String

    private enum Key: String, CodingKey { case number, name }

    init(from decoder: any Decoder) throws {
      guard let container = try? decoder.container(keyedBy: Key.self) else {
        text = try LenientText(from: decoder).text
        return
      }
      let parts = [Key.number, .name].map {
        (try? container.decode(LenientText.self, forKey: $0))?.text ?? ""
      }
      text = parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  private var street: Street?
  private var city: LenientText?
  private var state: LenientText?
  private var country: LenientText?
  private var postcode: LenientText?

  /// The address.
  var address: PostalAddress {
    PostalAddress(
      street: street?.text ?? "", postcode: postcode?.text ?? "", city: city?.text ?? "",
      state: state?.text ?? "", country: country?.text ?? "")
  }
}

/// A text that may also come as a number, or as something else that counts as no text.
struct LenientText: Decodable {
  /// The text.
  var text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    text = (try? container.decode(String.self)) ?? (try? container.decode(Int.self)).map(String.init) ?? ""
  }
}
