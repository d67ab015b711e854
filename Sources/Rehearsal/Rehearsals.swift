import Foundation
import Reporters
import ScenarioRunner
public import StubServer

/// The suites and stubs that a command works with; the composition root makes one and calls `run`.
///
///     @main enum Rehearse {
///       @MainActor static func main() async {
///         let status = await Rehearsals(suites: [shop]).run(Array(CommandLine.arguments.dropFirst()))
///         exit(status.rawValue)
///       }
///     }
public struct Rehearsals: Sendable {
  /// A stub that `rehearse serve` can run in the foreground.
  public struct Stub: Sendable {
    /// The name by which it is chosen.
    public var name: String
    /// What it stands for, in one line.
    public var summary: String
    /// A path to try first.
    public var example: String
    /// Makes its routes.
    public var makeRouter: @Sendable () throws -> Router

    /// Creates the description of a stub.
    public init(
      name: String, summary: String, example: String,
      makeRouter: @escaping @Sendable () throws -> Router
    ) {
      self.name = name
      self.summary = summary
      self.example = example
      self.makeRouter = makeRouter
    }
  }

  /// The version that `--version` prints.
  public static let version = "0.1.0"

  /// The apps, in the order in which they are run and asked.
  public var suites: [AppSuite]
  /// The stubs that can be served.
  public var stubs: [Stub]
  /// Where output goes and what is known of the surroundings.
  public var console: Console

  /// How long code that blocks the main actor may go on past a step's limit before the run is ended.
  var grace = Duration.seconds(2)

  /// Waits between two looks at the files of a watch; false where the person ends it.
  var nextLook = Self.lookAfterAMoment

  /// Creates the set that a command works with.
  public init(suites: [AppSuite], stubs: [Stub] = [], console: Console = .process) {
    self.suites = suites
    self.stubs = stubs
    self.console = console
  }

  /// Carries out a command line, without the program's own name, and says how it ended.
  ///
  /// It stays on the main actor, where a program starts, until a command has work to do: no thread is made
  /// just to print a version.
  @MainActor public func run(_ arguments: [String]) async -> ExitStatus {
    if console.variable(WorkerCommand.marker) != nil { return await WorkerCommand(rehearsals: self).run() }
    let status = await carryOut(arguments)
    guard let reason = console.outputFailure() else { return status }
    console.writeError("\(ReporterError.cannotWrite(path: "standard output", reason: reason))\n")
    return status == .scenarioFailed || status == .interrupted ? status : .usage
  }

  @MainActor private func carryOut(_ arguments: [String]) async -> ExitStatus {
    var arguments = arguments
    switch arguments.first {
    case "--version":
      console.write("rehearse \(Self.version)\n")
      return .success
    case "--help", "-h", "help":
      return help(for: arguments.dropFirst().first)
    default: break
    }
    var name = "run"
    if let first = arguments.first, CommandTable.entry(named: first) != nil {
      name = first
      arguments.removeFirst()
    }
    if let first = arguments.first, name == "run", looksLikeCommand(first) {
      return refuse(command: first)
    }
    guard let entry = CommandTable.entry(named: name) else {
      preconditionFailure("the command that is run without a name is in the table")
    }
    do {
      let options = try ParsedOptions(arguments, for: entry.spec)
      if options.has("--help") {
        console.write(HelpText.text(for: entry.spec))
        return .success
      }
      let (rehearsals, relay) = guarded(for: options)
      defer { relay?.finish() }
      return await entry.run(options, rehearsals)
    } catch {
      console.writeError("\(error)\n")
      return .usage
    }
  }

  /// The set with a console that keeps what it says on standard error, and what steps print, from commanding the runner
  /// of GitHub Actions, where a command writes for its log.
  private func guarded(for options: ParsedOptions) -> (Rehearsals, PrintRelay?) {
    guard options.all("--format").contains(where: { ["github", "github:-"].contains($0) }) else {
      return (self, nil)
    }
    var guarded = self
    guarded.console.writeError = { [console] in console.writeError(GitHubReporter.disarmed($0)) }
    guard let relay = console.relayPrints?(GitHubReporter.disarmed) else { return (guarded, nil) }
    guarded.console.divertPrints = { StandardOutput.divertPrints(to: relay.input.fileDescriptor) }
    guarded.console.workerOutput = { relay.input }
    guarded.console.exit = { [console] status in
      relay.finish()
      console.exit(status)
    }
    return (guarded, relay)
  }

  private func help(for name: String?) -> ExitStatus {
    guard let name else {
      console.write(HelpText.overview(CommandTable.entries.map(\.spec)))
      return .success
    }
    guard let entry = CommandTable.entry(named: name) else { return refuse(command: name) }
    console.write(HelpText.text(for: entry.spec))
    return .success
  }

  private func refuse(command name: String) -> ExitStatus {
    let names = CommandTable.entries.map(\.name)
    let nearest = NearestSpelling.nearest(to: name, in: names)
    console.writeError("\(UsageError.unknownCommand(name, nearest: nearest))\n")
    return .usage
  }

  /// Whether a word that is no command was meant as one: it is no path, neither by its form nor in fact.
  private func looksLikeCommand(_ word: String) -> Bool {
    word.allSatisfy { $0.isLetter || $0 == "-" } && !word.hasPrefix("-")
      && !FileManager.default.fileExists(atPath: console.resolved(word))
  }
}
