import AppCore
import TestSupport
import Testing

@MainActor struct LoaderTests {
  private struct Sad: Error {}

  @MainActor private final class Service {
    var answers = 0
    var fails = false
  }

  let work = AppWork()
  let gate: SharedWait

  init() { gate = SharedWait(work: work) }

  @Test func `what is loaded is shown, and what is known stays while it is loaded anew`() async {
    let service = Service()
    let loader = Loader(work: work) {
      try await self.gate.wait()
      service.answers += 1
      return service.answers
    }
    #expect(loader.state == .idle)
    loader.load()
    #expect(loader.state == .loading(previous: nil))
    await release()
    #expect(loader.state == .loaded(1))
    loader.load()
    #expect(loader.state == .loading(previous: 1))
    await release()
    #expect(loader.state == .loaded(2))
  }

  @Test func `a failure keeps what is known and says why, until it is tried again`() async {
    let service = Service()
    let loader = Loader(work: work) {
      if service.fails { throw Sad() }
      return "here"
    }
    loader.load()
    await waitUntil("it is loaded") { work.running == 0 }
    service.fails = true
    loader.load()
    await waitUntil("it has failed") { work.running == 0 }
    #expect(loader.state == .failed(previous: "here"))
    #expect(loader.error is Sad)
    service.fails = false
    loader.load()
    #expect(loader.error == nil)
    await waitUntil("it is loaded") { work.running == 0 }
    #expect(loader.state == .loaded("here"))
  }

  private func release() async {
    await waitUntil("it waits") { gate.count == 1 }
    gate.end()
    await waitUntil("it is done") { work.running == 0 }
  }
}
