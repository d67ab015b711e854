import AppCore
public import Characters
import Foundation
public import ScenarioRunner
public import ScreenSteps
import ServiceStubs

/// The world of Characters: the app, a stub of the Rick and Morty API and a folder for the app's files.
@MainActor public final class CharactersWorld: World {
  /// When each scenario begins.
  static let start = Date(timeIntervalSince1970: 1_714_564_800)

  /// The app with its clock and its stub.
  public let screen: ScreenWorld
  /// The cast that the stub tells of.
  let service: RickAndMortyStub
  /// Where the app keeps its files.
  let folder: AppFolder

  /// Starts the stub; the app opens at the first step that needs it.
  ///
  /// - Parameters:
  ///   - api: The interface of the service that the app uses.
  ///   - rules: The decisions of the brief.
  ///   - transport: The HTTP client to use.
  public init(api: CharactersDependencies.API, rules: CharactersRules, transport: Transport) throws {
    let folder = try AppFolder()
    let service = RickAndMortyStub()
    self.folder = folder
    self.service = service
    do {
      screen = try ScreenWorld(
        clock: VirtualClock(now: Self.start), router: service.router, transport: transport
      ) { surroundings in
        let app = CharactersApp(
          dependencies: .live(
            client: surroundings.client, baseURL: surroundings.baseURL, clock: surroundings.clock,
            folder: folder.url, api: api, rules: rules))
        app.start()
        return app
      }
    } catch {
      // A world that was never made is never finished.
      _ = folder.remove()
      throw error
    }
  }

  /// Waits until nothing is in flight.
  public func settle() async throws { try await screen.settle() }

  /// Draws what the screen shows.
  public func picture() -> String? { screen.picture() }

  /// Describes what the screen shows as data.
  public func snapshot() -> ScreenSnapshot? { screen.snapshot() }

  /// Stops the stub, removes the app's files and says what was left behind.
  public func finish() async -> [Leftover] {
    let leftovers = await screen.finish()
    return leftovers + folder.remove()
  }
}
