/// What the pickles of one feature or rule have in common.
///
/// It is shared, not copied: a pickle with its tags and steps costs no more for what it stands in.
final class PickleOrigin: Sendable {
  let uri: String
  let language: String
  let parents: [String]
  let featureTags: [GherkinTag]
  let ruleTags: [GherkinTag]
  let featureBackground: [Step]
  let ruleBackground: [Step]

  init(
    uri: String, language: String, parents: [String], featureTags: [GherkinTag] = [],
    ruleTags: [GherkinTag] = [], featureBackground: [Step] = [], ruleBackground: [Step] = []
  ) {
    self.uri = uri
    self.language = language
    self.parents = parents
    self.featureTags = featureTags
    self.ruleTags = ruleTags
    self.featureBackground = featureBackground
    self.ruleBackground = ruleBackground
  }

  /// A rule of the feature.
  func entering(_ rule: Rule) -> PickleOrigin {
    PickleOrigin(
      uri: uri, language: language, parents: parents + [rule.name], featureTags: featureTags,
      ruleTags: rule.tags, featureBackground: featureBackground)
  }

  /// The same below a background, that of the rule where there is one.
  func adding(_ background: Background) -> PickleOrigin {
    let isInRule = parents.count > 1
    return PickleOrigin(
      uri: uri, language: language, parents: parents, featureTags: featureTags, ruleTags: ruleTags,
      featureBackground: isInRule ? featureBackground : background.steps,
      ruleBackground: isInRule ? background.steps : [])
  }

  /// The number of a pickle's steps; a scenario without steps does without those of backgrounds.
  func stepCount(before steps: [Step]) -> Int {
    steps.isEmpty ? 0 : featureBackground.count + ruleBackground.count + steps.count
  }

  func stepCount(for scenario: Scenario) -> Int { stepCount(before: scenario.steps) }
}
