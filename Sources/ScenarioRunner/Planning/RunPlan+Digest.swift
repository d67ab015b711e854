import Gherkin

extension RunPlan {
  /// A number that tells runs apart: the same for the same scenarios, word for word, in the same order.
  ///
  /// - Complexity: O(*n*) in the length of all texts.
  public var digest: UInt64 {
    var digest = FNV()
    for testCase in testCases {
      let pickle = testCase.pickle
      for text in [
        testCase.suite, pickle.uri, "\(pickle.location.line)", testCase.variant ?? "", pickle.name,
      ] {
        digest.add(text)
      }
      for tag in pickle.tags { digest.add(tag.name) }
      for step in pickle.steps {
        digest.add(step.text)
        for argument in step.arguments { digest.add("\(argument)") }
      }
    }
    return digest.value
  }
}
