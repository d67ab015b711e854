import Foundation
import Reporters

extension Console {
  /// The console of this process; a pipe that is closed is an error to report, not the process's end.
  public static var process: Console {
    signal(SIGPIPE, SIG_IGN)
    occupyClosedStreams()
    var console = Console(
      write: StandardOutput.write, writeError: writeToStandardError,
      readInput: { [UInt8](try FileHandle.standardInput.readToEnd() ?? Data()) },
      listenForInterrupt: Interrupts.listen, waitForInterrupt: Interrupts.next,
      environment: nil, isTerminal: isatty(STDOUT_FILENO) == 1,
      program: { programPath().map { [$0] + CommandLine.arguments.dropFirst() } })
    console.outputFailure = { StandardOutput.failure }
    console.divertPrints = { StandardOutput.divertPrints() }
    console.relayPrints = PrintRelay.init
    console.standardOutput = FileIdentity(descriptor: STDOUT_FILENO)
    console.callWhenInterrupted = Interrupts.call
    // What goes to a file or a pipe does not hang on the window that the command was started in.
    if console.isTerminal {
      console.width = console.variable("COLUMNS").flatMap { Int($0) } ?? terminalWidth()
    }
    return console
  }

  /// The path of this program, from the system where it tells; Foundation reads all names in the program's folder.
  private static func programPath() -> String? {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    if let path, access(path, X_OK) == 0 { return path }
    return Bundle.main.executablePath
  }

  /// Keeps the numbers of streams that the process was started without from going to files of its own.
  ///
  /// What takes the place of one cannot be used in its direction, so that whoever reads or writes it hears of that.
  private static func occupyClosedStreams() {
    for (stream, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is the stream's own, as those below it are taken.
      _ = open("/dev/null", mode)
    }
  }

  private static func terminalWidth() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes as much of a text as can be written: there is nowhere else to complain.
  private static func writeToStandardError(_ text: String) {
    _ = WholeWrite.write(text, to: STDERR_FILENO)
  }
}
