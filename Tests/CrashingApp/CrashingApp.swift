import Foundation
import Rehearsal
import ScenarioRunner

/// An app whose steps end their process in every way there is, and some that do nothing, fast.
@main enum CrashingApp {
  static func main() async {
    let status = await Rehearsals(suites: [suite]).run(Array(CommandLine.arguments.dropFirst()))
    if ProcessInfo.processInfo.environment["CRASHING_APP_TELLS_PEAK"] != nil { notePeak() }
    exit(status.rawValue)
  }

  static let suite = AppSuite(name: "crashing", summary: "Ends its process", steps: steps) { context in
    if ProcessInfo.processInfo.environment["CRASHING_APP_IS_DOOMED"] != nil { doom() }
    return CrashingWorld(attempt: context.attempt)
  }

  static let steps = StepLibrary<CrashingWorld> {
    AroundRun(.before, name: "opens") {
      note("opens \(getpid())")
    }
    AroundRun(.after, name: "closes") { note("closes") }
    After(tags: "@endless") { _, _ in await never() }
    After(tags: "@cleared") { world, _ in note("cleared up") }
    Given("nothing") { _ in }
    Given("{int} apples") { (world, count: Int) in world.count = count }
    When("I eat {int}") { (world, count: Int) in world.count -= count }
    Then("{int} are left") { (world, count: Int) in
      guard world.count == count else {
        throw ExpectationFailure("apples are missing", expected: "\(count)", actual: "\(world.count)")
      }
    }
    When("it is killed by signal {int}") { (_, number: Int) in die(by: Int32(number)) }
    When("it is killed by signal {int} the first time") { (world, number: Int) in
      if world.attempt == 0 { die(by: Int32(number)) }
    }
    When("it traps") { world in _ = world.none[world.count] }
    When("it exits with {int}") { (_, status: Int) in exit(Int32(status)) }
    When("it blocks") { _ in while true { pause() } }
    When("it says that it blocks") { _ in
      note("blocks")
      while true { pause() }
    }
    Given("something is left behind") { world in world.leavesSomething = true }
    When("it waits without end") { _ in await never() }
    When("it says {string}") { (_, text: String) in note(text) }
    When("it is to end by {string} after {int} µs") { (_, way: String, time: Int) in
      Self.end(by: way, after: time)
    }
    When("it takes {int} ms") { (_, time: Int) in try await Task.sleep(for: .milliseconds(time)) }
    When("it says that it waits, without end") { _ in
      note("waits")
      await never()
    }
    When("it prints {string}") { (_, text: String) in print(text) }
    When("it writes on every descriptor") { _ in writeNonsense(on: 3..<4096) }
    When("it writes on every descriptor the first time") { _ in
      guard mkdir(hasWritten, 0o700) == 0 else { return }
      writeNonsense(on: 3..<4096)
    }
    When("it closes the descriptors from {int}") { (_, start: Int) in
      for descriptor in start..<4096 { close(Int32(descriptor)) }
    }
    When("it writes on the descriptors below {int}") { (_, end: Int) in writeNonsense(on: 3..<end) }
    When("it attaches {int} bytes") { (_, count: Int) in
      attach(Array(repeating: 7, count: count), as: "image/png")
    }
    When("it attaches a text of {int} bytes") { (_, count: Int) in
      attach(String(repeating: "a", count: count), named: "long.txt")
    }
    When("it attaches a file of {int} bytes and removes it") { (_, count: Int) in
      close(open("film.mp4", O_WRONLY | O_CREAT, 0o600))
      truncate("film.mp4", off_t(count))
      attach(file: "film.mp4", as: "video/mp4")
      unlink("film.mp4")
    }
    When("a process of its own goes on") { _ in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "sleep 5"]
      try process.run()
    }
    When("a process of its own keeps standard output") { _ in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      // Until it is told that it may go; who waits for it instead waits a minute, and it says so.
      let wait = "for turn in $(seq 600); do [ -e Scenarios ] && [ ! -e go ] || exit; sleep 0.1; done"
      process.arguments = ["-c", #"exec 2>/dev/null; \#(wait); echo "kept" >>"$CRASHING_APP_NOTES""#]
      try process.run()
    }
    When("I look for {string} in the surroundings") { (_, name: String) in
      guard let value = ProcessInfo.processInfo.environment[name] else { return }
      throw ExpectationFailure("it is there", actual: value)
    }
    When("I read a line") { _ in
      if let line = readLine() { throw ExpectationFailure("there is one", actual: line) }
    }
  }

  /// Adds a line to the file that the test looks into, where it named one.
  static func note(_ text: String) {
    guard let path = ProcessInfo.processInfo.environment["CRASHING_APP_NOTES"] else { return }
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o600)
    let line = "\(text)\n"
    _ = line.withCString { write(file, $0, strlen($0)) }
    close(file)
  }

  /// Notes the most memory that this process or a worker has had, in the system's unit.
  private static func notePeak() {
    // RUSAGE_SELF and RUSAGE_CHILDREN, which systems declare with different types.
    let (own, ofChildren): (Int32, Int32) = (0, -1)
    note("peak \(max(ownPeak ?? peak(of: own), peak(of: ofChildren)))")
  }

  private static func peak(of who: Int32) -> Int {
    var usage = rusage()
    getrusage(who, &usage)
    return usage.ru_maxrss
  }

  /// As Linux has it for the program alone; what getrusage tells there begins with what the one had that started it.
  private static var ownPeak: Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }

  /// Writes where nothing is to be written.
  private static func writeNonsense(on descriptors: Range<Int>) {
    for descriptor in descriptors { _ = "nonsense".withCString { write(Int32(descriptor), $0, 8) } }
  }

  /// What is there once a step has written nonsense.
  private static let hasWritten = "has-written"

  /// Kills this process at a moment that nobody can foresee.
  @MainActor private static var isDoomed = false

  /// Lets the process die some time after its first scenario has begun, in a scenario or between two.
  @MainActor private static func doom() {
    guard !isDoomed else { return }
    isDoomed = true
    let thread = Thread {
      usleep(useconds_t.random(in: 60_000...200_000))
      die(by: [SIGKILL, SIGTERM, SIGSEGV, SIGILL].randomElement() ?? SIGKILL)
    }
    thread.start()
  }

  private static func never() async {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  /// Ends the process, or lets it hang, some time from now: in a step, between two, or in what is around them.
  private static func end(by way: String, after microseconds: Int) {
    let thread = Thread {
      usleep(useconds_t(microseconds))
      switch way {
      case "SIGKILL": die(by: SIGKILL)
      case "SIGILL": die(by: SIGILL)
      case "SIGSEGV": die(by: SIGSEGV)
      case "exit 0": exit(0)
      case "exit 1": exit(1)
      default: Task { @MainActor in while true { pause() } }
      }
    }
    thread.start()
  }

  private static func die(by number: Int32) {
    signal(number, SIG_DFL)
    kill(getpid(), number)
    while true { pause() }
  }
}

/// A world with a number in it.
@MainActor final class CrashingWorld: World {
  let attempt: Int
  let none: [Int] = []
  var count = 0
  var leavesSomething = false

  init(attempt: Int) { self.attempt = attempt }

  func finish() async -> [Leftover] {
    leavesSomething ? [Leftover("something is left behind")] : []
  }
}
