import Foundation
import Rehearsal
import ServiceStubs

/// The command: its apps and stubs put together, and its exit status.
@main enum Rehearse {
  @MainActor static func main() async {
    let rehearsals = Rehearsals(suites: Suites.all, stubs: stubs)
    let status = await rehearsals.run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }

  /// The stubs that `rehearse serve` can run.
  static var stubs: [Rehearsals.Stub] {
    StubCatalog.services.map { service in
      Rehearsals.Stub(name: service.name, summary: service.summary, example: service.example) {
        try service.makeRouter(fixtures: nil) {
          Int64(Date().timeIntervalSince1970 * 1000)
        }
      }
    }
  }
}
