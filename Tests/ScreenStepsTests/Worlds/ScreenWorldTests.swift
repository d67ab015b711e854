import AppCore
import Foundation
import ScenarioRunner
import ScreenSteps
import SocketClient
import StubServer
import Testing

@MainActor @Suite struct ScreenWorldTests {
  private func makeWorld() throws -> ScreenWorld {
    let transport = Transport {
      let pool = SocketConnectionPool()
      return Transport.Connection(client: pool.client) { pool.close() }
    }
    var router = Router()
    router.on("GET", "/price") { _, _ in StubResponse(body: Array("1".utf8)) }
    return try ScreenWorld(
      clock: VirtualClock(now: Date(timeIntervalSince1970: 0)), router: router, transport: transport
    ) { ShopApp($0, hasKeypad: true) }
  }

  @Test func `the app opens at the first step that needs it`() async throws {
    let world = try makeWorld()
    #expect(world.app == nil)
    #expect(world.picture() == nil)
    #expect(world.snapshot() == nil)
    _ = try await world.screen()
    #expect(world.app != nil)
    #expect(world.picture()?.hasPrefix("Shop\nOpen all day\n") == true)
    #expect(world.snapshot()?.json == world.app?.screen.json)
    #expect(await world.finish() == [])
  }

  @Test func `what the app is made with is said before it opens`() async throws {
    let world = try makeWorld()
    var isSet = false
    try world.beforeOpening("the balance") { isSet = true }
    #expect(isSet)
    try await world.open()
    let failure = #expect(throws: ExpectationFailure.self) { try world.beforeOpening("the balance") {} }
    #expect(failure?.message == "the balance is set when the app opens, and the app is open")
    #expect(failure?.notes == ["say it before the first step that uses the app"])
    _ = await world.finish()
  }

  @Test func `nothing is left running when a world has ended`() async throws {
    let world = try makeWorld()
    world.stub.faults.add(.hold)
    try await world.tap(ElementName("Ask"))
    #expect(world.app?.work.running == 1)
    #expect(await world.finish().count == 1)
    #expect(world.app?.work.running == 0)
  }

  @Test func `tasks that wait for one whose answer is held wait for nothing else`() async throws {
    let world = try makeWorld()
    try await world.open()
    let work = try #require(world.app?.work)
    let shared = SharedWait(work: work)
    world.stub.faults.add(.hold)
    for _ in 0..<2 { work.start { try? await shared.wait() } }
    try await world.tap(ElementName("Ask"))
    #expect(work.running == 3)
    #expect(work.waiting == 2)
    shared.end()
    try await world.settle()
    #expect(work.running == 1)
    _ = await world.finish()
  }

  @Test func `what falls due while the app sleeps happens when time passes next`() async throws {
    let world = try makeWorld()
    try await world.open()
    var callbacks = 0
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    _ = world.clock.clock.schedule(.seconds(60)) { continuation.yield() }
    try await world.sleep(.seconds(3_600))
    #expect(world.clock.now == Date(timeIntervalSince1970: 3_600))
    #expect(world.clock.nextDeadline == Date(timeIntervalSince1970: 60))
    try await world.pass(.seconds(1))
    #expect(world.clock.nextDeadline == nil)
    continuation.finish()
    for await _ in stream { callbacks += 1 }
    #expect(callbacks == 1)
    _ = await world.finish()
  }

  @Test func `a world that waits can be cancelled`() async throws {
    let world = try makeWorld()
    try await world.open()
    // A task that waits for nothing that a world knows of keeps it from settling.
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    world.app?.work.start { for await _ in stream { break } }
    let waiting = Task { try await world.settle() }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    continuation.finish()
    _ = await world.finish()
  }
}
