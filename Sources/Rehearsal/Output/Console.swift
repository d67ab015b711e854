import Foundation

/// Where a command's output goes, and what is known of its surroundings.
public struct Console: Sendable {
  /// Writes to standard output.
  public var write: @Sendable (String) -> Void
  /// Why standard output could not be written, where it could not.
  public var outputFailure: @Sendable () -> String? = { nil }
  /// Keeps what steps print out of standard output, until the closure that it returns is called.
  public var divertPrints: @Sendable () -> @Sendable () -> Void = { {} }
  /// Begins to carry what is printed to standard error in another form, where this is the console of the process.
  var relayPrints: (@Sendable (_ form: @escaping @Sendable (String) -> String) -> PrintRelay)?
  /// Where workers print to.
  var workerOutput: @Sendable () -> FileHandle = { .standardError }
  /// Writes to standard error.
  public var writeError: @Sendable (String) -> Void
  /// Reads standard input to its end.
  public var readInput: @Sendable () throws -> [UInt8]
  /// Keeps what is about to begin from being ended in its middle: it is asked to end by `waitForInterrupt`.
  public var listenForInterrupt: @Sendable () -> Void
  /// Waits until the person, or the system, asks the process to end; false where the task was cancelled before.
  public var waitForInterrupt: @Sendable () async -> Bool
  /// Calls an action at each interruption until what it returns is called, where that takes no waiting.
  var callWhenInterrupted:
    (@Sendable (_ action: @escaping @Sendable (_ count: Int) -> Void) -> @Sendable () -> Void)?
  /// Ends the process at once.
  public var exit: @Sendable (ExitStatus) -> Void
  /// The environment variables, where they are not those of the process.
  private var variables: [String: String]?
  /// The folder that relative paths start from; empty for the one of the process.
  public var folder: String
  /// Whether standard output is a terminal.
  public var isTerminal: Bool
  /// How many columns the terminal has, where that is known.
  public var width: Int?
  /// The file that standard output is led to; nil where it is none, such as a terminal or a pipe.
  var standardOutput: FileIdentity?
  /// Finds the path of this program and what it was called with, to start it again; nil where it cannot be.
  public var program: @Sendable () -> [String]?

  /// Creates a console.
  public init(
    write: @escaping @Sendable (String) -> Void, writeError: @escaping @Sendable (String) -> Void,
    readInput: @escaping @Sendable () throws -> [UInt8] = { [] },
    listenForInterrupt: @escaping @Sendable () -> Void = {},
    waitForInterrupt: @escaping @Sendable () async -> Bool = Console.waitForCancellation,
    exit: @escaping @Sendable (ExitStatus) -> Void = Console.exitProcess,
    environment: [String: String]? = [:], folder: String = "", isTerminal: Bool = false, width: Int? = nil,
    program: @escaping @Sendable () -> [String]? = { nil }
  ) {
    self.write = write
    self.writeError = writeError
    self.readInput = readInput
    self.listenForInterrupt = listenForInterrupt
    self.waitForInterrupt = waitForInterrupt
    self.exit = exit
    variables = environment
    self.folder = folder
    self.isTerminal = isTerminal
    self.width = width
    self.program = program
  }

  /// The environment variables.
  public var environment: [String: String] {
    get { variables ?? ProcessInfo.processInfo.environment }
    set { variables = newValue }
  }

  /// The value of an environment variable; asking for one does not read them all.
  func variable(_ name: String) -> String? {
    if let variables { return variables[name] }
    return getenv(name).map { String(cString: $0) }
  }

  /// Whether colour is wanted: on a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`.
  public var isColoured: Bool {
    isTerminal && (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
  }

  /// Calls an action at the first interruption and at the second, until what is returned is called.
  func whenInterrupted(_ action: @escaping @Sendable (_ count: Int) -> Void) -> @Sendable () -> Void {
    if let callWhenInterrupted { return callWhenInterrupted(action) }
    let task = Task { [waitForInterrupt] in
      for count in 1...2 {
        guard await waitForInterrupt() else { return }
        action(count)
      }
    }
    return { task.cancel() }
  }

  /// A path as the system is asked for it; people see it as they wrote it.
  func resolved(_ path: String) -> String {
    folder.isEmpty || path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  /// A file as reports name it: from the folder where the command runs, if it lies there, whatever was written.
  ///
  /// Readers of reports join the name with a folder of their own, and one file has to have one name.
  func named(_ path: String) -> String {
    let parts = Self.parts(path)
    guard path.hasPrefix("/") else { return Self.joined(parts[...]) }
    let here = Self.parts(whereItRuns)
    guard parts.count > here.count, parts.starts(with: here) else { return "/" + Self.joined(parts[...]) }
    return Self.joined(parts[here.count...])
  }

  private static func joined(_ parts: ArraySlice<Substring>) -> String {
    var path = ""
    for part in parts { path += path.isEmpty ? String(part) : "/\(part)" }
    return path
  }

  /// A path from the root of the file system.
  func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(whereItRuns)/\(path)" }

  private var whereItRuns: String { folder.isEmpty ? FileManager.default.currentDirectoryPath : folder }

  /// The parts of a path, without those that only go back and forth.
  static func parts(_ path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts
  }

  /// Waits for an interruption that never comes, until the task is cancelled.
  public static let waitForCancellation: @Sendable () async -> Bool = {
    let (stream, _) = AsyncStream.makeStream(of: Void.self)
    for await _ in stream {}
    return false
  }

  /// Ends this process with a status.
  public static let exitProcess: @Sendable (ExitStatus) -> Void = { status in
    ProcessExit.allow()
    Foundation.exit(status.rawValue)
  }
}
