import Gherkin
import Testing

@testable import ScenarioRunner

/// A worker makes of its orders what the run has in its plan.
@MainActor struct OrderReaderTests {
  /// What a worker reads of the orders for all scenarios of a plan.
  private func read(_ plan: RunPlan) throws -> [Assignment] {
    var handing = TextHanding(plan)
    let state = WorkerState()
    var orders = RecordWriter()
    for (place, testCase) in plan.testCases.enumerated() {
      #expect(handing.give(place, attempt: testCase.id % 2, retries: 3, to: state, &orders))
    }
    handing.forget(of: state, &orders)
    var reader = OrderReader(plan.libraries)
    var known = KnownMatches()
    var stream = RecordStream()
    stream.add(orders.bytes)
    var assignments: [Assignment] = []
    while let record = try stream.next() {
      if let assignment = try reader.assignment(Array(record), &known) { assignments.append(assignment) }
    }
    return assignments
  }

  private func library(
    _ variants: [String?] = [nil], _ steps: StepLibrary<CounterWorld> = PoolStage.steps
  ) throws -> BoundLibrary {
    try BoundLibrary(
      name: "counter", library: steps,
      variants: variants.map { WorldVariant($0) { _ in CounterWorld() } })
  }

  private let portuguese = """
    # language: pt
    @BUY-09
    Funcionalidade: Compra
      Contexto:
        Dado um "açaí"
      @lento
      Esquema do Cenário: Limite <valor>
        Quando digito <valor>
          | a | b \\| c |
          |   | 2      |
        Então vejo
          \"\"\"json
          {"a": 1}
          \"\"\"
        E fim
        Exemplos:
          | valor |
          | 5 🍇  |
          | 6     |
    """

  @Test func `scenarios arrive as they are in the plan`() throws {
    let plan = RunPlan(
      parts: [
        try .reading(
          [("a.feature", portuguese), ("b.feature", "Feature: F\n  Scenario: S\n    Given a step\n")],
          library: library(["REST", "GraphQL"]))
      ], order: .reverse)
    let assignments = try read(plan)
    #expect(assignments.count == 6)
    #expect(assignments.map(\.testCase.id) == Array(0..<6))
    #expect(assignments.map(\.testCase.pickle) == plan.testCases.map(\.pickle))
    #expect(assignments.map(\.testCase.variant) == plan.testCases.map(\.variant))
    #expect(assignments.map(\.attempt) == [0, 1, 0, 1, 0, 1])
    #expect(assignments.allSatisfy { $0.retries == 3 && $0.testCase.suite == "counter" })
  }

  @Test func `a secret reaches the worker and nobody else`() throws {
    let steps = StepLibrary<CounterWorld> {
      Parameter("password", matching: #""[^"]*""#, isSecret: true) { $0 }
      Given("the password {password}") { (_, _: String) in }
    }
    let text = "Feature: F\n  Scenario: S\n    Given the password \"hush\"\n"
    let plan = RunPlan(parts: [try .reading([("a.feature", text)], library: library([nil], steps))])
    #expect(!"\(plan)".contains("hush"))
    #expect(!String(reflecting: plan).contains("hush"))
    #expect(!String(reflecting: plan).contains("\(Array("hush".utf8))".dropFirst().dropLast()))
    let testCase = try #require(try read(plan).first?.testCase)
    #expect(testCase.steps.first?.values[0] as? String == "\"hush\"")
    #expect(!String(reflecting: testCase).contains("hush"))
  }

  @Test func `what no run orders is refused`() throws {
    let plan = RunPlan(
      parts: [
        try .reading([("a.feature", "Feature: F\n  Scenario: S\n    Given a step\n")], library: library())
      ])
    let text = try #require(plan.sources.first?.written?.text)
    let orders: [[WorkerOrder]] = [
      [.run(id: 0, text: 0, pickle: 0, variant: nil, attempt: 0, retries: 0)],
      [.read(number: 0, suite: "other", text)],
      [
        .read(number: 0, suite: "counter", text),
        .run(id: 0, text: 0, pickle: 99, variant: nil, attempt: 0, retries: 0),
      ],
      [
        .read(number: 0, suite: "counter", text), .forget(number: 0),
        .run(id: 0, text: 0, pickle: 3, variant: nil, attempt: 0, retries: 0),
      ],
      [.finish], [.interrupt],
    ]
    for orders in orders {
      var reader = OrderReader(plan.libraries)
      var known = KnownMatches()
      #expect(throws: WireReader.Malformed()) {
        for order in orders {
          _ = try reader.assignment(Array(order.framed.dropFirst(orderHead(order))), &known)
        }
      }
    }
  }

  /// How many octets stand in front of an order.
  private func orderHead(_ order: WorkerOrder) -> Int {
    var writer = WireWriter()
    order.write(to: &writer)
    return order.framed.count - writer.bytes.count
  }
}
