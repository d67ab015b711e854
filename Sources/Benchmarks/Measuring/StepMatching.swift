import CucumberExpressions

/// Finds steps among few and among many definitions.
enum StepMatching {
  /// Prints what a step takes with 40 definitions and with 400, its arguments converted.
  static func report() {
    let few = time(with: 40)
    let many = time(with: 400)
    MeasureCommand.line("match a step, 40 definitions", "\(few) ns")
    MeasureCommand.line(
      "match a step, 400 definitions", "\(many) ns", "\(MeasureCommand.rounded(many / few)) ×")
  }

  /// The nanoseconds that a step takes among so many definitions.
  private static func time(with count: Int) -> Double {
    let matcher = matcher(of: count)
    let texts = (0..<40).map { text(of: $0 * count / 40) }
    var found = 0
    let time = Growth.least(of: 5) {
      for _ in 0..<500 {
        for text in texts { found += arguments(of: text, in: matcher) }
      }
    }
    guard found == 5 * 500 * 40 * 2 else { return .nan }
    return MeasureCommand.rounded(time / .nanoseconds(500 * 40))
  }

  /// The number of arguments that a step's one match gives.
  private static func arguments(of text: String, in matcher: StepMatcher<Int>) -> Int {
    guard case .success(let arguments)? = matcher.matches(text).first?.arguments else { return 0 }
    return arguments.count
  }

  /// A matcher of so many definitions with two arguments each.
  static func matcher(of count: Int) -> StepMatcher<Int> {
    let registry = ParameterTypeRegistry()
    return StepMatcher(
      (0..<count).compactMap { number in
        let source = "\(words(of: number)) {int} times for {string}"
        return (try? StepExpression(source, registry: registry)).map { ($0, number) }
      })
  }

  /// A text that the definition of a number matches.
  static func text(of number: Int) -> String { "\(words(of: number)) \(number) times for \"a customer\"" }

  private static func words(of number: Int) -> String {
    "the user \(verbs[number / 20 % verbs.count]) the \(nouns[number % nouns.count])"
  }

  private static let verbs = [
    "opens", "closes", "selects", "deletes", "sends", "reads", "moves", "copies", "shares", "prints", "edits",
    "saves", "names", "locks", "hides", "shows", "sorts", "counts", "checks", "signs",
  ]

  private static let nouns = [
    "account", "address", "amount", "balance", "bill", "card", "chart", "code", "contract", "device", "email",
    "field", "form", "image", "invoice", "list", "message", "order", "page", "payment",
  ]
}
