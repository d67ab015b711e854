import Foundation
import Gherkin

/// Parses a file to pickles and ends: the whole process is what is measured from outside.
enum ParseCommand {
  static func run(_ path: String) throws(BenchmarksError) {
    let source = GherkinSource(
      uri: path, bytes: try bytes(of: path), format: SourceFormat(path: path) ?? .feature)
    do {
      let parsed = try GherkinParser().parse(source)
      // Steps are made as they are read, so each pickle's are.
      var steps = 0
      parsed.pickles.withUnsafeBufferPointer { pickles in
        for index in pickles.indices { steps += pickles[index].steps.count }
      }
      let peak = Double(peakMemory(ofAtLeast: source.bytes.count)) / Double(max(1, source.bytes.count))
      print(
        "\(parsed.pickles.count) pickles, \(steps) steps, peak memory \((peak * 10).rounded() / 10) × the text"
      )
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

  /// The most memory that the process had, in bytes; it holds at least so many.
  ///
  /// Systems count in bytes or in units of 1024, which what is held tells apart.
  private static func peakMemory(ofAtLeast held: Int) -> Int {
    var usage = rusage()
    // RUSAGE_SELF, which systems declare with different types.
    guard getrusage(0, &usage) == 0 else { return 0 }
    return Int(usage.ru_maxrss) < held ? Int(usage.ru_maxrss) * 1024 : Int(usage.ru_maxrss)
  }
}
