import Foundation

/// Holds this parser against the reference one, `gherkin-official` of a Python: whole processes, in turns.
struct Comparison {
  let python: String
  let seed: UInt64
  let bytes: Int

  func run() throws(BenchmarksError) {
    let path = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(seed)-\(bytes).feature")
      .path()
    let text = FeatureGenerator(seed: seed).utf8(bytes: bytes)
    guard FileManager.default.createFile(atPath: path, contents: Data(text)) else {
      throw .unwritable(path: path)
    }
    defer { try? FileManager.default.removeItem(atPath: path) }
    var (ours, theirs): ([Double], [Double]) = ([], [])
    for _ in 0..<2 {
      for _ in 0..<5 { ours.append(try seconds(TimedProgram.own, ["parse", path])) }
      theirs.append(try seconds(python, ["-c", Self.script, path]))
    }
    let (one, other) = (ours.min() ?? 0, theirs.min() ?? 0)
    let megabytes = Double(text.count) / 1_000_000
    print(
      "seed \(seed), \(text.count) bytes, processor time of whole processes, the least of \(ours.count) and of \(theirs.count)"
    )
    MeasureCommand.line(
      "this parser", "\(MeasureCommand.rounded(megabytes / one)) MB/s", "\(Int(one * 1000)) ms")
    MeasureCommand.line(
      "gherkin-official", "\(MeasureCommand.rounded(megabytes / other)) MB/s", "\(Int(other * 1000)) ms")
    MeasureCommand.line("ratio", "\((other / one).rounded()) ×")
  }

  /// The processor time that a process takes; others on the machine do not count.
  private func seconds(_ command: String, _ arguments: [String]) throws(BenchmarksError) -> Double {
    let process = Process()
    process.executableURL = URL(filePath: command)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    let before = ProcessorTime.ofChildren
    do { try process.run() } catch { throw .unreadable(path: command) }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw .failed(command) }
    return (ProcessorTime.ofChildren - before) / .seconds(1)
  }

  private static let script = """
    from sys import argv
    from gherkin.parser import Parser
    from gherkin.pickles.compiler import Compiler
    with open(argv[1], encoding="utf-8") as file:
        document = Parser().parse(file.read())
    document["uri"] = argv[1]
    print(len(Compiler().compile(document)), "pickles")
    """
}
