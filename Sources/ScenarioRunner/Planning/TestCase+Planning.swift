import Gherkin

extension TestCase {
  /// Creates the test case of a scenario, with its variant named and its secrets masked.
  ///
  /// What is secret shows only when steps are matched, so where nothing is, that waits until it is asked for.
  init(id: Int, pickle: Pickle, variant: String?, of library: BoundLibrary) {
    guard library.hasSecrets else {
      self.init(id: id, pickle: pickle.named(variant), variant: variant, matchedBy: library)
      return
    }
    var matches = KnownMatches()
    let plan = library.plan(pickle, &matches)
    self.init(
      id: id, suite: library.name, pickle: plan.pickle.named(variant), variant: variant,
      steps: plan.steps, secrets: plan.secrets)
  }

  /// Creates the test case of a scenario of which nothing will run.
  init(id: Int, leftOut pickle: Pickle, variant: String?, of library: BoundLibrary) {
    self.init(
      id: id, suite: library.name, pickle: library.masked(pickle).named(variant),
      variant: variant, steps: [])
  }
}

extension Pickle {
  /// The scenario with its variant's name; a title may be a step, so secrets have to be masked before.
  fileprivate func named(_ variant: String?) -> Pickle {
    guard let variant else { return self }
    var pickle = self
    pickle.name = title(variant: variant)
    return pickle
  }
}
