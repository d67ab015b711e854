import Foundation
import Gherkin

/// Parses a file to pickles and ends: the whole process is what is measured from outside.
enum ParseCommand {
  static func run(_ path: String) throws(BenchmarksError) {
    let source = GherkinSource(
      uri: path, bytes: try bytes(of: path), format: SourceFormat(path: path) ?? .feature)
    do {
      let parsed = try GherkinParser().parse(source)
      print("\(parsed.pickles.count) pickles")
      // What the process holds goes with the process, as in any command that ends after its work.
      withExtendedLifetime(parsed) { exit(0) }
    } catch {
      throw .unparsable(error.errors.first?.description ?? path)
    }
  }

  /// The bytes of a file, read at once to where they stay.
  static func bytes(of path: String) throws(BenchmarksError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw .unreadable(path: path) }
    defer { fclose(file) }
    guard fseek(file, 0, SEEK_END) == 0, case let size = ftell(file), size >= 0 else {
      throw .unreadable(path: path)
    }
    rewind(file)
    setvbuf(file, nil, _IONBF, 0)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
  }
}
