import ScenarioRunner

/// The status that the steps of an attempt give it, by the runner's own rule.
///
/// A reader takes it from messages of other programs; the writer needs it for what the run is to the protocol.
struct ReplayedProgress {
  private var gravest = StepStatus.passed

  mutating func note(_ result: StepResult) {
    // A step that asked to be skipped was called, so it took time; one that was passed over took none.
    if result.status != .skipped || result.duration > .zero { gravest = max(gravest, result.status) }
  }

  var status: ScenarioStatus { ScenarioStatus(gravest: gravest) }
}
