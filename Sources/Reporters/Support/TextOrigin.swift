/// Where a text came from, as the name that places bear tells.
enum TextOrigin: Hashable {
  case file
  /// From the command line, as the text of that number where there were several.
  case commandLine(number: Int?)
  case standardInput

  /// Tells it from the name: `-e`, or `-e 2`, for the command line and `-` for standard input.
  init(of uri: String) {
    if uri == "-" {
      self = .standardInput
    } else if uri == "-e" {
      self = .commandLine(number: nil)
    } else if uri.hasPrefix("-e "), let number = Int(uri.dropFirst(3)) {
      self = .commandLine(number: number)
    } else {
      self = .file
    }
  }

  /// What readers call it who look for a file in the name of a place; nil where there is one.
  var name: String? {
    switch self {
    case .file: nil
    case .commandLine(let number): "command line" + (number.map { " \($0)" } ?? "")
    case .standardInput: "standard input"
    }
  }
}
