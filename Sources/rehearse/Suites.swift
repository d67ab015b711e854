import Rehearsal

/// The apps that ship with the command.
enum Suites {
  static let all: [AppSuite] = []
}
