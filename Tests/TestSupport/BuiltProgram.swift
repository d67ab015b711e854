public import Foundation

/// A program of this package, as it was built beside the tests.
public enum BuiltProgram {
  /// The program was not built beside the tests.
  public struct NotBuilt: Error {
    /// Where it was looked for.
    public var paths: [String]
  }

  /// Returns the program of that name.
  public static func url(_ name: String) throws -> URL {
    let programs = folders.map { $0.appending(path: name) }
    guard let found = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0.path()) })
    else {
      throw NotBuilt(paths: programs.map { $0.path() })
    }
    return found
  }

  /// The folder with all that was built.
  public static func folder() throws -> URL { try url("rehearse").deletingLastPathComponent() }

  /// Beside the tests' own program, or beside the bundle that holds them.
  private static var folders: [URL] {
    ([CommandLine.arguments[0]] + Bundle.allBundles.map(\.bundlePath)).map {
      URL(filePath: $0).deletingLastPathComponent()
    }
  }
}
