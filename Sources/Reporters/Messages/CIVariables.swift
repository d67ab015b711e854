extension MessageMeta.CI {
  /// Reads what the variables of a CI system tell; nil where there are none.
  public init?(environment: [String: String]) {
    let variables = CIVariables(environment: environment)
    guard let system = CISystem.all.first(where: { variables.isSet($0.marker) }) else { return nil }
    self.init(
      name: system.name, url: variables.text(system.url).map { CIAddress.page($0) },
      buildNumber: variables[system.buildNumber], git: variables.git(of: system))
  }
}

/// The environment variables of a build.
struct CIVariables {
  let environment: [String: String]

  /// The value of a variable; nil where it is empty.
  subscript(name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether a variable marks a build; a person may set it to 'false'.
  func isSet(_ marker: String) -> Bool { self[marker].map { $0.lowercased() != "false" } ?? false }

  /// The text with the values of the variables in braces; nil where one of them has none.
  func text(_ pattern: String) -> String? {
    var text = ""
    for (index, part) in pattern.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      guard index > 0 else {
        text += part
        continue
      }
      let pieces = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      guard let value = self[String(pieces[0])] else { return nil }
      text += value + pieces.dropFirst().joined()
    }
    return text
  }

  func git(of system: CISystem) -> MessageMeta.CI.Git? {
    guard let remote = text(system.remote), let revision = self[system.revision] else { return nil }
    let tag = self[system.tag].flatMap { Self.name($0, kind: "tags") }
    // Some systems call a tag a branch, too.
    let branch = tag == nil ? system.branch.lazy.compactMap { self[$0] }.first : nil
    return MessageMeta.CI.Git(
      remote: CIAddress.repository(remote), revision: revision,
      branch: branch.flatMap { Self.name($0, kind: "heads") }, tag: tag)
  }

  /// The name in a reference of a kind, such as `refs/heads/main`; nil where it is a reference of another kind.
  private static func name(_ reference: String, kind: String) -> String? {
    guard reference.hasPrefix("refs/") else { return reference }
    let start = "refs/\(kind)/"
    return reference.hasPrefix(start) ? String(reference.dropFirst(start.count)) : nil
  }
}
