/// The addresses that the variables of a CI system hold, fit to be told to everybody.
enum CIAddress {
  /// The address of a page; names in it may be of any letters.
  static func page(_ text: String) -> String {
    let octets = harmless(text).utf8.map { octet in
      (0x21...0x7E).contains(octet)
        ? String(Unicode.Scalar(octet))
        : "%" + (octet < 16 ? "0" : "") + String(octet, radix: 16, uppercase: true)
    }
    return octets.joined()
  }

  /// The address of a repository, which no query belongs to.
  static func repository(_ text: String) -> String {
    let text = harmless(text)
    return isWeb(text) ? String(text.prefix { !"?#".contains($0) }) : text
  }

  private static func isWeb(_ text: String) -> Bool {
    let text = text.lowercased()
    return text.hasPrefix("http://") || text.hasPrefix("https://")
  }

  /// An address without what would let somebody in: a user with a password, or a token in their place or behind.
  ///
  /// The user alone is kept where it is part of the address, as in `ssh://git@example.org/shop.git`.
  private static func harmless(_ text: String) -> String {
    guard let scheme = text.firstRange(of: "://") else { return text }
    let rest = text[scheme.upperBound...]
    let host = host(in: rest)
    let user = rest[..<host].prefix { $0 != ":" && $0 != "@" }
    let kept = isWeb(text) || user.isEmpty ? "" : user + "@"
    return text[..<scheme.upperBound] + kept + rest[host...]
  }

  /// Where the host starts, behind the last '@' in front of the path; a password may hold a slash, too.
  private static func host(in rest: Substring) -> Substring.Index {
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    if let at = rest[..<end].lastIndex(of: "@") { return rest.index(after: at) }
    let port = rest[..<end].firstIndex(of: ":").map { rest[rest.index(after: $0)..<end] } ?? ""
    guard !port.allSatisfy(\.isNumber), let at = rest.lastIndex(of: "@") else { return rest.startIndex }
    return rest.index(after: at)
  }
}
