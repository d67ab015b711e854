import Rehearsal
import Testing

struct ParsedOptionsTests {
  private let command = CommandSpec(
    "paint", summary: "Paints.", operand: OperandSpec("WALL", isRepeatable: true, summary: "A wall."),
    options: [
      OptionSpec("--colour", short: "-c", value: "COLOUR", choices: ["red", "green"], summary: "A colour."),
      OptionSpec("--coat", value: "N", isRepeatable: true, summary: "A coat."),
      OptionSpec("--dry", short: "-d", summary: "Waits."),
    ])

  private func parsed(_ arguments: String...) throws -> ParsedOptions {
    try ParsedOptions(arguments, for: command)
  }

  @Test func `long, short and inline values`() throws {
    for arguments in [["--colour", "red"], ["-c", "red"], ["--colour=red"]] {
      let options = try ParsedOptions(arguments, for: command)
      #expect(options.value("--colour") == "red")
      #expect(options.has("--colour"))
      #expect(!options.has("--dry"))
      #expect(options.operands == [])
    }
  }

  @Test func `an inline value may hold an equals sign`() throws {
    #expect(try parsed("--coat=a=b").value("--coat") == "a=b")
  }

  @Test func `repeated values keep their order`() throws {
    let options = try parsed("--coat", "1", "north", "--coat=2", "-d", "south")
    #expect(options.all("--coat") == ["1", "2"])
    #expect(options.value("--coat") == "2")
    #expect(options.operands == ["north", "south"])
    #expect(options.has("--dry"))
    #expect(options.all("--colour") == [])
  }

  @Test func `a value may begin with a dash, unless it is an option`() throws {
    #expect(try parsed("--coat", "-1").value("--coat") == "-1")
    #expect(throws: UsageError.missingValue("--coat", "N")) { try parsed("--coat", "--dry") }
    #expect(throws: UsageError.missingValue("--coat", "N")) { try parsed("--coat", "-h") }
    #expect(try parsed("--coat=--dry").value("--coat") == "--dry")
  }

  @Test func `behind two dashes nothing is an option`() throws {
    #expect(try parsed("-d", "--", "--colour", "-").operands == ["--colour", "-"])
  }

  @Test func `a dash alone is no option`() throws {
    #expect(try parsed("-").operands == ["-"])
  }

  @Test func `a value that is none of the choices, with the nearest`() {
    let error = #expect(throws: UsageError.self) { try parsed("-c", "gren") }
    #expect(
      error.map { "\($0)" }
        == "error: 'gren' is no value of '--colour'\nnote: did you mean 'green'? it takes red, green")
  }

  @Test func `an option that may be given once is refused twice, whatever its name`() {
    #expect(throws: UsageError.repeated("--colour")) { try parsed("-c", "red", "--colour", "red") }
    #expect(throws: UsageError.repeated("--dry")) { try parsed("-d", "-d") }
  }
}
