import Foundation
import Rehearsal
import Synchronization
import TestSupport
import Testing

@testable import rehearse

struct OwnScenariosTests {
  @Test func `lint has nothing to complain of in the scenarios that ship`() async throws {
    let output = Mutex("")
    let console = Console(
      write: { text in output.withLock { $0 += text } },
      writeError: { text in output.withLock { $0 += text } },
      folder: Golden.packageRoot.path)
    let status = await Rehearsals(suites: Suites.all, console: console).run(["lint", "--strict"])
    let text = output.withLock { $0 }
    #expect(status == .success)
    #expect(text.hasSuffix(" files: nothing to complain of\n"), "\(text)")
  }
}
