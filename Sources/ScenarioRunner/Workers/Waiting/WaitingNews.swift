/// What there is to be written down of scenarios that workers run before it is their turn to be told.
///
/// Observers are told of scenarios in the plan's order, so what workers reported of those behind the first one that
/// has not ended is in memory alone. An observer that wants it to survive the process writes it down until then.
public enum WaitingNews: Sendable, Hashable {
  /// These octets go behind what was written before.
  case more([UInt8])
  /// These octets take the place of all that was written before, much of which has been told by now.
  case anew([UInt8])
  /// Everything has been told, and the run is over.
  case over
}
