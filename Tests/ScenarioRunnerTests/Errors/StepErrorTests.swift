import ScenarioRunner
import Testing

struct StepErrorTests {
  @Test(
    arguments: [
      (pending(), "the step's code is still to be written"),
      (pending("ask the gardener"), "ask the gardener"),
      (skipped(), "the step asks for the rest to be skipped"),
      (skipped("it rains"), "it rains"),
      (
        .missingColumn("size", columns: ["name", "age"]),
        "the table has no column 'size'; it has 'name', 'age'"
      ),
      (
        .unknownColumn("nmae", known: ["name", "age"]),
        "the step does not know the column 'nmae'; it knows 'name', 'age'"
      ),
      (.repeatedColumn("name"), "the table has two columns 'name'"),
      (.cell("two", column: "age", row: 3, type: "Int"), "'two' in column 'age', row 3, is no Int"),
      (.rowShape(row: 2), "row 2 can be decoded into plain properties only"),
      (.noTable, "the step needs a table under it"),
      (.noDocString, "the step needs a doc string under it"),
      (.unusedArgument("doc string"), "the step takes no doc string, but one stands under it"),
    ] as [(StepError, String)])
  func `every error says what is wrong`(error: StepError, text: String) {
    #expect(error.description == text)
  }
}
