/// Files that editors write beside those that people mean: copies, swap files, and what tries whether a folder can be
/// written to.
///
/// No run reads one, so that it touches nothing when it comes and goes. Hidden ones are not looked at anyway.
enum EditorLeftover {
  /// How the names end of copies that editors, `patch` and `git` keep, and of what editors save to before they rename it.
  private static let endings = [
    "~", ".bak", ".orig", ".rej", ".swo", ".swp", ".swx", ".temp", ".tmp", "___jb_old___", "___jb_tmp___",
  ]

  /// Whether a file is one, by its name and, where that could be a fixture's, by its size.
  static func isOne(_ name: String, size: @autoclosure () -> Int?) -> Bool {
    if endings.contains(where: name.hasSuffix) { return true }
    // What Emacs saves by itself.
    if name.count > 1, name.hasPrefix("#"), name.hasSuffix("#") { return true }
    return isTrial(name) && size() == 0
  }

  /// Whether Vim names a file so that it makes to see whether it can: 4913, and where that is taken 123 more each time.
  private static func isTrial(_ name: String) -> Bool {
    guard let number = Int(name), String(number) == name else { return false }
    return number >= 4913 && (number - 4913) % 123 == 0
  }
}
