import Foundation
import HTTPWire
import ScenarioRunner
import Synchronization

/// Runs a plan in worker processes: carries out what the pool says, and tells it what came of it.
final class WorkerFleet: Sendable {
  private struct State {
    var pool: WorkerPool
    var members: [Int: WorkerProcess] = [:]
    var whenOver: CheckedContinuation<Void, Never>?
    /// Whether the workers were killed since the process ends, so that their ends mean nothing.
    var isGivenUp = false
  }

  private let state: Mutex<State>
  private let loop = EventLoop()
  private let configuration: RunConfiguration
  private let standby: StandbyWorkers

  /// How often it is looked whether workers go on.
  private static let pace = Duration.milliseconds(250)
  /// How long a worker may say nothing beyond what its own limits allow.
  private static let margin = Duration.seconds(5)
  /// How long a worker that has hung up may take to end.
  private static let farewell = Duration.seconds(2)

  /// - Parameter standby: Where workers come from; the fleet closes it.
  init(pool: sending WorkerPool, configuration: RunConfiguration, standby: StandbyWorkers) {
    state = Mutex(State(pool: pool))
    self.configuration = configuration
    self.standby = standby
  }

  /// Runs the plan to its end.
  func run() async -> (outcome: Runner.Outcome, remarks: [String]) {
    await withCheckedContinuation { continuation in
      change { state in
        state.whenOver = continuation
        return state.pool.begin()
      }
      // Those that fewer scenarios do not need.
      standby.dismissRest()
    }
    loop.shutDown()
    standby.close()
    return state.withLock { ($0.pool.outcome, $0.pool.remarks) }
  }

  /// Ends the run in order.
  func interrupt() { change { $0.pool.interrupt() } }

  /// Kills all workers, since the process is about to end.
  func killAll() {
    state.withLock { state in
      state.isGivenUp = true
      for member in state.members.values { member.kill(as: nil) }
    }
    standby.close()
  }

  /// Changes the pool, does what it says, and wakes who waits for the end.
  private func change(_ body: (inout sending State) -> [WorkerPool.Action]) {
    let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard !state.isGivenUp else { return nil }
      var actions = body(&state)[...]
      while let action = actions.popFirst() { actions += perform(action, &state) }
      guard state.pool.isOver else { return nil }
      defer { state.whenOver = nil }
      return state.whenOver
    }
    waiter?.resume()
  }

  private func perform(_ action: WorkerPool.Action, _ state: inout State) -> [WorkerPool.Action] {
    switch action {
    case .start(let worker): return start(worker, &state)
    case .send(let worker, let bytes): state.members[worker]?.send(bytes)
    case .kill(let worker, let end): state.members[worker]?.kill(as: end)
    }
    return []
  }

  private func start(_ worker: Int, _ state: inout State) -> [WorkerPool.Action] {
    do {
      let member = WorkerProcess(try standby.next())
      state.members[worker] = member
      member.whenEnded { [weak self] in self?.hasEnded(worker) }
      try member.watch(on: loop, deadline: .now + Self.pace) { [weak self] readiness, _ in
        self?.handle(readiness, of: worker)
      }
      let folder = try standby.folder.path
      member.send(WorkerGreeting(of: state.pool, journal: member.journalPath, folder: folder).framed)
      return []
    } catch {
      if let member = state.members.removeValue(forKey: worker) {
        member.kill(as: nil)
        member.close()
      }
      return state.pool.failedToStart(worker, WorkerProcess.reason(error))
    }
  }

  private func handle(_ readiness: EventLoop.Readiness, of worker: Int) {
    change { state in
      guard let member = state.members[worker] else { return [] }
      if readiness.contains(.writable) { member.sendRest() }
      if readiness.contains(.expired), look(at: member, worker, state) { return settle(worker, &state) }
      guard readiness.contains(.readable) else { return [] }
      let bytes = member.receive()
      if member.hasHungUp { member.expectEnd(by: .now + Self.pace) }
      return bytes.isEmpty ? [] : state.pool.receive(bytes, from: worker)
    }
  }

  /// Looks whether a worker goes on, and ends it where it does not; returns whether it is gone.
  private func look(at member: WorkerProcess, _ worker: Int, _ state: State) -> Bool {
    let patience = configuration.stepLimit + configuration.grace + Self.margin
    let silence = member.silence(isAwaited: member.hasHungUp || state.pool.isAwaited(worker))
    member.setDeadline(.now + Self.pace)
    if let request = state.pool.request { member.ask(request) }
    if member.hasHungUp {
      if member.isGone { return true }
      if silence > Self.farewell { member.kill(as: nil) }
    } else if silence > patience {
      member.kill(as: .silence(patience))
    }
    return false
  }

  private func hasEnded(_ worker: Int) {
    change { state in settle(worker, &state) }
  }

  /// Takes in that a worker's process is gone, after all that it had written.
  private func settle(_ worker: Int, _ state: inout State) -> [WorkerPool.Action] {
    guard let member = state.members.removeValue(forKey: worker) else { return [] }
    var actions = state.pool.receive(member.lastWords(), from: worker)
    actions += state.pool.ended(worker, member.end, silence: member.silence(isAwaited: true))
    member.close()
    return actions
  }
}
