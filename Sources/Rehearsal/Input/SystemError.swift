import Foundation
import Reporters

/// The system's own numbers for errors, behind those that Foundation throws.
enum SystemError {
  /// The number behind an error; nil where there is none.
  static func number(of error: any Error) -> Int32? {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return Int32(exactly: error.code) }
    return (error.userInfo[NSUnderlyingErrorKey] as? any Error).flatMap { number(of: $0) }
  }

  /// How many files a process may have open at once; nil where the system does not tell.
  static var mostFiles: Int? {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    return limit > 0 ? limit : nil
  }

  /// Whether the process may hardly open another file, as tried with as many as starting a process takes.
  static var isShortOfFiles: Bool {
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    for _ in 0..<16 {
      let copy = dup(STDERR_FILENO)
      guard copy >= 0 else { return errno == EMFILE }
      copies.append(copy)
    }
    return false
  }

  /// What a number means, in the system's words.
  static func meaning(of number: Int32) -> String { WholeWrite.reason(number) }
}
