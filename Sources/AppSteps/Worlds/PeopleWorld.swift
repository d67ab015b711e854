import AppCore
import DeviceStorage
public import Foundation
public import People
public import ScenarioRunner
public import ScreenSteps
import ServiceStubs

/// The world of People: the app with its files in a folder of their own, and a stub of the remote source.
@MainActor public final class PeopleWorld: World {
  /// When each scenario begins: noon of 15 January 2024 in UTC.
  static let start = Date(timeIntervalSince1970: 1_705_320_000)

  /// The app with its clock and its stub.
  public let screen: ScreenWorld
  /// The remote source.
  let service: RandomUserStub
  /// What the app is made with.
  let setting: PeopleSetting

  /// Starts the stub; the app opens at the first step that needs it.
  ///
  /// - Parameters:
  ///   - rules: The decisions of the brief.
  ///   - transport: The HTTP client to use.
  ///   - parent: Where the folder with the app's files is made.
  public init(rules: PeopleRules, transport: Transport, filesIn parent: URL) throws {
    let clock = VirtualClock(now: Self.start)
    let service = RandomUserStub(now: { Int64((clock.now.timeIntervalSince1970 * 1_000).rounded()) })
    let folder = try AppFolder(in: parent)
    let setting = PeopleSetting(rules: rules, folder: folder)
    self.service = service
    self.setting = setting
    do {
      screen = try ScreenWorld(clock: clock, router: service.router, transport: transport) { surroundings in
        setting.makeApp(in: surroundings)
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

  /// Stops the stub, says what was left behind and removes the app's files.
  public func finish() async -> [Leftover] {
    let leftovers = await screen.finish()
    (screen.app as? PeopleApp)?.stop()
    return leftovers + setting.folder.remove()
  }
}

/// What People is made with, as the first steps of a scenario say it.
@MainActor final class PeopleSetting {
  /// How many octets the pictures may have together.
  var avatarLimit = AvatarCache.standardLimit

  private let rules: PeopleRules
  /// Where the app keeps its files.
  let folder: AppFolder

  init(rules: PeopleRules, folder: AppFolder) {
    self.rules = rules
    self.folder = folder
  }

  /// The file of the database.
  var databaseFile: URL { PeopleDependencies.databaseFile(in: folder.url) }

  /// The folder of the pictures.
  var avatarFolder: URL { PeopleDependencies.avatarFolder(in: folder.url) }

  func makeApp(in surroundings: ScreenWorld.Surroundings) -> any ScreenApp {
    do throws(StorageError) {
      let app = PeopleApp(
        dependencies: try .live(
          client: surroundings.client, baseURL: surroundings.baseURL, clock: surroundings.clock,
          folder: folder.url, avatarLimit: avatarLimit, durability: .process, rules: rules))
      app.start()
      return app
    } catch {
      return PeopleFailureApp(error: error)
    }
  }
}
