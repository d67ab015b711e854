/// What a reader of service messages knows of a build: one flow, in which one test runs at a time.
struct TestTree {
  enum Verdict: Equatable {
    case passed
    case ignored(message: String)
    case failed(message: String, details: String)
  }

  struct Test {
    var suite: String
    var name: String
    var locationHint: String?
    var verdict = Verdict.passed
    var expected: String?
    var actual: String?
    /// What it wrote, piece by piece.
    var output: [String] = []
    var metadata: [String: String] = [:]
    var duration: String?
  }

  /// A message that stands where it means nothing.
  struct Misplaced: Error { var message: ServiceMessage }

  /// How many tests were announced.
  var announced: Int?
  var tests: [Test] = []
  var problems: [String] = []
  private var suites: [String] = []
  private var open: Test?

  /// Reads all lines of a report.
  init(_ report: String) throws {
    for line in report.split(separator: "\n") { try take(ServiceMessage(line)) }
    guard suites.isEmpty, open == nil else { throw Misplaced(message: try ServiceMessage("##teamcity[end]")) }
  }

  private mutating func take(_ message: ServiceMessage) throws {
    // Without one, a message belongs to the flow of the whole build.
    guard message["flowId"] == nil else { throw Misplaced(message: message) }
    switch message.name {
    case "testCount" where tests.isEmpty && open == nil: announced = message["count"].flatMap { Int($0) }
    case "testSuiteStarted" where open == nil: suites.append(try value("name", of: message))
    case "testSuiteFinished" where open == nil && suites.last == message["name"]: suites.removeLast()
    case "testStarted" where open == nil:
      guard let suite = suites.last else { throw Misplaced(message: message) }
      open = Test(suite: suite, name: try value("name", of: message), locationHint: message["locationHint"])
    case "buildProblem" where open == nil: problems.append(try value("description", of: message))
    default: try takeInTest(message)
    }
  }

  private mutating func takeInTest(_ message: ServiceMessage) throws {
    let name = message.name == "testMetadata" ? "testName" : "name"
    guard var test = open, message[name] == test.name else { throw Misplaced(message: message) }
    switch message.name {
    case "testIgnored" where test.verdict == .passed:
      test.verdict = .ignored(message: try value("message", of: message))
    case "testFailed" where test.verdict == .passed:
      test.verdict = .failed(
        message: try value("message", of: message), details: try value("details", of: message))
      (test.expected, test.actual) = (message["expected"], message["actual"])
      guard (test.expected != nil) == (message["type"] == "comparisonFailure") else {
        throw Misplaced(message: message)
      }
    case "testStdOut" where test.verdict == .passed: test.output.append(try value("out", of: message))
    case "testMetadata": test.metadata[try value("name", of: message)] = try value("value", of: message)
    case "testFinished":
      test.duration = message["duration"]
      tests.append(test)
      open = nil
      return
    default: throw Misplaced(message: message)
    }
    open = test
  }

  private func value(_ name: String, of message: ServiceMessage) throws -> String {
    guard let value = message[name] else { throw Misplaced(message: message) }
    return value
  }
}
