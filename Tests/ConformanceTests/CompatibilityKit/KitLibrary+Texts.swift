import CucumberExpressions
import ScenarioRunner

/// Samples about what stands in a feature.
extension KitLibrary {
  private struct Flight: Sendable {
    var from: String
    var to: String
  }

  private static let ordersOnly: @Sendable () -> StepLibrary<KitWorld> = {
    StepLibrary { Given("an order for {string}") { (_, _: String) in } }
  }

  private static let orders: @Sendable () -> StepLibrary<KitWorld> = {
    StepLibrary {
      Given("an order for {string}") { (_, _: String) in }
      When("an action") { _ in }
      Then("an outcome") { _ in }
    }
  }

  static let texts: Table = [
    "backgrounds": orders,
    "cdata": {
      StepLibrary { Given("I have {int} <![CDATA[cukes]]> in my belly") { (_, _: Int) in } }
    },
    "data-tables": {
      StepLibrary {
        When("the following table is transposed:") { (world, table: DataTable) in
          world.table = table.transposed
        }
        Then("it should be:") { (world, table: DataTable) in try same(world.table, table) }
      }
    },
    "doc-strings": { StepLibrary { Given("a doc string:") { (_, _: DocString) in } } },
    "markdown": {
      StepLibrary {
        Given("some TypeScript code:") { (_, _: DocString) in }
        Given("some classic Gherkin:") { (_, _: DocString) in }
        When("we use a data table and attach something and then {word}") {
          (_, word: String, _: DataTable) in
          log("We are logging some plain text (\(word))")
          if word == "fail" { throw SampleError("You asked me to fail") }
        }
        Then("this might or might not run") { _ in }
      }
    },
    "minimal": { StepLibrary { Given("I have {int} cukes in my belly") { (_, _: Int) in } } },
    "multiple-features": ordersOnly,
    "multiple-features-reversed": ordersOnly,
    "parameter-types": {
      StepLibrary {
        Parameter(
          ParameterType("flight", patterns: ["([A-Z]{3})-([A-Z]{3})"], as: Flight.self) { groups in
            Flight(from: groups.first.flatMap { $0 } ?? "", to: groups.last.flatMap { $0 } ?? "")
          })
        Given("{flight} has been delayed") { (_, flight: Flight) in
          try same(flight.from, "LHR")
          try same(flight.to, "CDG")
        }
      }
    },
    "regular-expression": {
      StepLibrary {
        Given("^a (.*?)(?: and a (.*?))?(?: and a (.*?))?$") { (_, _: String, _: String?, _: String?) in }
      }
    },
    "rules": rules,
    "rules-backgrounds": orders,
  ]

  private static let rules: @Sendable () -> StepLibrary<KitWorld> = {
    StepLibrary {
      Given("the customer has {int} cents") { (world, cents: Int) in world.money = cents }
      Given("there are chocolate bars in stock") { world in world.stock = ["Mars"] }
      Given("there are no chocolate bars in stock") { world in world.stock = [] }
      When("the customer tries to buy a {int} cent chocolate bar") { (world, price: Int) in
        if world.money >= price { world.chocolate = world.stock.popLast() }
      }
      Then("the sale should not happen") { world in try same(world.chocolate, nil) }
      Then("the sale should happen") { world in try same(world.chocolate != nil, true) }
    }
  }
}
