import Foundation
import TestSupport

/// Where a browser that speaks the DevTools protocol is found: Chromium, or one that is made from it.
enum BrowserLocation {
  /// The program; nil where there is none.
  static let program: String? = {
    let named = ProcessInfo.processInfo.environment["REHEARSAL_BROWSER"].map { [$0] }
    return (named ?? candidates).first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  private static var candidates: [String] {
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let applications = ["Chromium", "Google Chrome"].map { "/Applications/\($0).app/Contents/MacOS/\($0)" }
    return names.compactMap { InstalledProgram.url($0)?.path(percentEncoded: false) } + applications
  }
}
