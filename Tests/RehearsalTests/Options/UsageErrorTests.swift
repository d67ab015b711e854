import Gherkin
import Rehearsal
import ScenarioRunner
import StubServer
import Testing

/// Every wrong use, by the command line that leads to it.
struct UsageErrorTests {
  @Test(
    arguments: [
      (["stpes"], "'stpes' is neither a command nor a path", "did you mean 'steps'?"),
      (
        ["walk-the-dog"], "'walk-the-dog' is neither a command nor a path",
        "'rehearse --help' lists the commands"
      ),
      (["help", "srve"], "'srve' is neither a command nor a path", "did you mean 'serve'?"),
      (["--tag", "@a"], "'rehearse run' has no option '--tag'", "did you mean '--tags'?"),
      (["steps", "-x"], "'rehearse steps' has no option '-x'", "did you mean '-h'?"),
      (
        ["steps", "--gate"], "'rehearse steps' has no option '--gate'",
        "'rehearse steps --help' lists the options"
      ),
      (["-j2"], "'rehearse run' has no option '-j2'", "did you mean '-j 2'?"),
      (["-t@X"], "'rehearse run' has no option '-t@X'", "did you mean '-t @X'?"),
      (["-t=@X"], "'rehearse run' has no option '-t=@X'", "did you mean '-t @X'?"),
      (["lint", "-fjson"], "'rehearse lint' has no option '-fjson'", "did you mean '-f json'?"),
      (["-h1"], "'rehearse run' has no option '-h1'", "did you mean '-h'?"),
      (["--app", "counter", "--app", "counter"], "'--app' is given twice", "give it once"),
      (["--gate=yes"], "'--gate' takes no value", "write '--gate' alone"),
      (["--tags"], "'--tags' needs a value", "write '--tags EXPRESSION'"),
      (["-t", "--gate"], "'--tags' needs a value", "write '--tags EXPRESSION'"),
      (["-e", ""], "'--eval' needs a value", "write '--eval TEXT'"),
      (["--name="], "'--name' needs a value", "write '--name NAME'"),
      (
        ["--order", "revers"], "'revers' is no value of '--order'",
        "did you mean 'reverse'? it takes defined, reverse, random, random:SEED"
      ),
      (
        ["--order", "by name"], "'by name' is no value of '--order'",
        "it takes defined, reverse, random, random:SEED"
      ),
      (
        ["--order", "random:x"], "'random:x' is no value of '--order'",
        "it takes random:SEED with a whole number from 0"
      ),
      (
        ["--timeout", "0"], "'0' is no value of '--timeout'",
        "it takes a number of seconds above 0, at most 86400"
      ),
      (
        ["--timeout", "nan"], "'nan' is no value of '--timeout'",
        "it takes a number of seconds above 0, at most 86400"
      ),
      (["--retry", "-1"], "'-1' is no value of '--retry'", "it takes a whole number from 0 to 100"),
      (["--retry", "many"], "'many' is no value of '--retry'", "it takes a whole number from 0 to 100"),
      (
        ["--retry", "1", "--retry-tags", "@a or"],
        "Tag expression \"@a or\" could not be parsed because of syntax error: Expected operand.",
        "write a tag before and behind 'and' and 'or', and behind 'not'"
      ),
      (
        ["--name-matching", "(a"],
        "'(a' is not a regular expression: a group is not closed or not opened; write '\\(' or '\\)' for a parenthesis",
        "mend it, or take the name literally with '--name'"
      ),
      (
        ["--requirement", "CNT-01"], "no line 'CNT-01' in any brief, as none was read",
        "an id is written as in the brief, such as 'BUY-09'"
      ),
      (["--rerun", "f.txt"], "there is no file or folder 'f.txt'", "check the spelling of the path"),
      (["steps", "extra"], "'rehearse steps' takes no 'extra'", "'rehearse steps --help' shows its usage"),
      (["serve", "a", "b"], "'rehearse serve' takes no 'b'", "'rehearse serve --help' shows its usage"),
      (
        ["--app", "cuonter"], "there is no app 'cuonter'",
        "did you mean 'counter'? the apps are counter, shop"
      ),
      (["--app", "bank"], "there is no app 'bank'", "the apps are counter, shop"),
      (
        ["steps", "--app", "sop"], "there is no app 'sop'", "did you mean 'shop'? the apps are counter, shop"
      ),
      (["serve", "kion"], "there is no service 'kion'", "did you mean 'koin'? the services are koin, other"),
      (
        ["serve", "koin", "--port", "70000"], "'70000' is no value of '--port'",
        "it takes a whole number from 0 to 65535"
      ),
      (
        ["-f", "jnuit:a.xml"], "there is no report 'jnuit'",
        "did you mean 'junit'? the reports are terminal, pretty, progress, html, junit, json, message, rerun, usage, github, tap, teamcity"
      ),
      (["-f", "junit:"], "the file of the report 'junit' has no name", "write '--format junit:FILE'"),
      (
        ["-f", "pretty", "-f", "json"], "two reports cannot share standard output",
        "write '--format json:FILE' for one of them"
      ),
      (
        ["-f", "junit:a", "-f", "json:a"], "two reports cannot share the file 'a'",
        "name another file for one of them"
      ),
      (
        ["--tags", "@a @b"],
        "Tag expression \"@a @b\" could not be parsed because of syntax error: Expected operator.",
        "write 'and' or 'or' between two tags, as in '@a and not @b'"
      ),
      (
        ["-e", "Given nothing", "Scenarios"], "'--eval' and 'Scenarios' cannot be used together",
        "run them one by one"
      ),
      (
        ["format", "-"], "standard input has no name that tells how it is written",
        "add '--as feature', '--as feature.md' or '--as scenario'"
      ),
      (["format", "-", "a"], "'-' and 'a' cannot be used together", "run them one by one"),
      (
        ["format", "--as", "feature"], "'--as' means nothing without '-'",
        "add '-', or leave '--as' out"
      ),
      (
        ["format", "--as", "scenarios", "-"], "'scenarios' is no value of '--as'",
        "did you mean 'scenario'? it takes feature, feature.md, scenario"
      ),
      (
        ["format", "Scenarios/counter/a.scenario:1"],
        "'Scenarios/counter/a.scenario:1' names a line, and a file is taken as a whole", "leave the line out"
      ),
      (
        ["Scenarios/counter/a.scenario:0"],
        "'Scenarios/counter/a.scenario:0' names no line of 'Scenarios/counter/a.scenario'",
        "a line is a whole number from 1, and several are written 'Scenarios/counter/a.scenario:3:7'"
      ),
      (
        ["Scenarios/counter/a.scenario:x"],
        "'Scenarios/counter/a.scenario:x' names no line of 'Scenarios/counter/a.scenario'",
        "a line is a whole number from 1, and several are written 'Scenarios/counter/a.scenario:3:7'"
      ),
      (
        ["Scenarios/counter/a.scenario:3-7"],
        "'Scenarios/counter/a.scenario:3-7' names no line of 'Scenarios/counter/a.scenario'",
        "a line is a whole number from 1, and several are written 'Scenarios/counter/a.scenario:3:7'"
      ),
      (
        ["Scenarios/counter/a.scenario:-3"],
        "'Scenarios/counter/a.scenario:-3' names no line of 'Scenarios/counter/a.scenario'",
        "a line is a whole number from 1, and several are written 'Scenarios/counter/a.scenario:3:7'"
      ),
      (
        ["Scenarios/counter/a.scenario:"],
        "'Scenarios/counter/a.scenario:' names no line of 'Scenarios/counter/a.scenario'",
        "a line is a whole number from 1, and several are written 'Scenarios/counter/a.scenario:3:7'"
      ),
      (
        ["Scenarios/counter/a.scenario:99999999999999999999"],
        "'Scenarios/counter/a.scenario:99999999999999999999' names no line of 'Scenarios/counter/a.scenario'",
        "a line is a whole number from 1, and several are written 'Scenarios/counter/a.scenario:3:7'"
      ),
      (
        ["Scenarios/counter/a.scenario:x:3"],
        "'Scenarios/counter/a.scenario:x:3' names no line of 'Scenarios/counter/a.scenario'",
        "a line is a whole number from 1, and several are written 'Scenarios/counter/a.scenario:3:7'"
      ),
      (
        ["Scenarios/counter/a.scenario:1:0"],
        "'Scenarios/counter/a.scenario:1:0' names no line of 'Scenarios/counter/a.scenario'",
        "a line is a whole number from 1, and several are written 'Scenarios/counter/a.scenario:3:7'"
      ),
      (["Scenarios/counter:x"], "'Scenarios/counter' names a line of a folder", "name a line of a file"),
      (
        ["lint", "Scenarios/counter/a.scenario:x"],
        "'Scenarios/counter/a.scenario:x' names no line of 'Scenarios/counter/a.scenario'",
        "a line is a whole number from 1, and several are written 'Scenarios/counter/a.scenario:3:7'"
      ),
      (
        ["parse", "Scenarios/counter/a.scenario:1"],
        "'Scenarios/counter/a.scenario:1' names a line, and a file is taken as a whole", "leave the line out"
      ),
      (["no.feature:x"], "there is no file or folder 'no.feature:x'", "check the spelling of the path"),
      (["no.feature:3"], "there is no file or folder 'no.feature'", "check the spelling of the path"),
      (
        ["format", "Scenarios/b.feature"], "there is no file or folder 'Scenarios/b.feature'",
        "check the spelling of the path"
      ),
      (
        ["convert"], "'rehearse convert' needs to be told what to work on",
        "write 'rehearse convert FILE.scenario'"
      ),
      (
        ["convert", "a.feature"], "'a.feature' is no file in the short form",
        "files in the short form end in .scenario"
      ),
      (
        ["convert", "--force", "a.scenario"], "'--force' means nothing without '--write'",
        "add '--write', or leave '--force' out"
      ),
      (
        ["convert", "Scenarios"], "several files cannot share standard output",
        "add '--write' to write each feature beside its source, or name one file"
      ),
    ] as [([String], String, String)])
  func `wrong use`(arguments: [String], problem: String, note: String) async throws {
    let stub = Rehearsals.Stub(name: "koin", summary: "Prices", example: "/") { Router() }
    var other = stub
    other.name = "other"
    let stage = try Stage([
      "Scenarios/counter/a.scenario": "Given nothing", "Scenarios/counter/b.scenario": "Given nothing",
    ])
    let end = await stage.run(arguments, suites: [counterSuite(), shopSuite()], stubs: [stub, other])
    #expect(end.errors == "error: \(problem)\nnote: \(note)\n")
    #expect(end.output == "")
    #expect(end.status == .usage)
  }

  @Test func `no file is touched before all options are found to be right`() async throws {
    let stage = try Stage(["Scenarios/counter/a.scenario": "Given nothing", "old.json": "old"])
    let end = await stage.run("-f", "json:old.json", "-f", "bogus")
    #expect(end.status == .usage)
    #expect(try stage.read("old.json") == "old")
  }

  @Test(arguments: [
    (
      UsageError.unreadable("a.feature", reason: "permission is denied"),
      "error: 'a.feature' cannot be read: permission is denied\nnote: make the file readable"
    ),
    (
      .unwritable("a.feature", reason: "the disk is full"),
      "error: 'a.feature' cannot be written: the disk is full\nnote: make the file and its folder writable"
    ),
    (
      .noAppMatches(FilePlace(uri: "-e", location: Location(line: 1, column: 7)), nil, known: ["a", "b"]),
      "-e:1:7: error: no app has a step for every step of the text\n"
        + "note: mend the step, or name the app with --app: a, b"
    ),
  ])
  func `what a command line alone does not lead to`(error: UsageError, text: String) {
    #expect("\(error)" == text)
  }
}
