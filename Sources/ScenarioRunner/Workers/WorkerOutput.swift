/// What a worker writes its reports to: they survive the process from then on, and reach the run when they are sent.
public protocol WorkerOutput {
  /// How many octets have been written in all.
  var position: Int { get }
  /// Takes in octets of a report.
  mutating func append(_ bytes: [UInt8])
  /// Puts octets in the place of all that was written behind a position.
  ///
  /// - Returns: False where some of that has been sent, and nothing was done.
  mutating func replace(from position: Int, with bytes: [UInt8]) -> Bool
  /// Sends what was taken in to the run.
  mutating func flush()
}
