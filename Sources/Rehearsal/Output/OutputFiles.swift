/// The files that a command writes, held against each other and against what it reads.
enum OutputFiles {
  /// Refuses to write two things to one file, or anything over what is read.
  ///
  /// - Parameters:
  ///   - outputs: The files that are to be written, as people named them.
  ///   - inputs: The files that are read; asked for only where something is written.
  ///   - lists: The rerun lists among the outputs, which may take the place of one that is read: that is how a list
  ///     gets shorter run by run.
  /// - Throws: `UsageError` for the first output that may not be written.
  static func check(
    _ outputs: [String], inputs: @autoclosure () -> [String],
    lists: (read: [String], written: [String]) = ([], []),
    console: Console
  ) throws(UsageError) {
    guard !outputs.isEmpty else { return }
    var read: [FileIdentity: String] = [:]
    for input in inputs() { read[FileIdentity(console.resolved(input))] = input }
    var written: [FileIdentity: String] = [:]
    for output in outputs {
      let file = FileIdentity(console.resolved(output))
      if let other = written.updateValue(output, forKey: file) {
        throw .twoReportsInOneFile(output, other: other)
      }
      if file == console.standardOutput { throw .reportInStandardOutput(output) }
      if let input = read[file], !lists.read.contains(input) || !lists.written.contains(output) {
        throw .reportOverInput(output, input: input)
      }
    }
  }
}
