import HTTPWire
import Synchronization

/// What a server is made of; connections hold on to it, and its owner stops it.
final class ServerCore: Sendable {
  struct State: Sendable {
    var router: Router
    var port: UInt16
    var isStarted = false
    var reservation: PortReservation?
    var listener: (socket: ListeningSocket, watch: Watch)?
    var connections: [ObjectIdentifier: ServerConnection] = [:]
    var pending: [Int: PendingAnswer] = [:]
    var onChange: (@Sendable () -> Void)?
  }

  /// How connections are accepted, and how long it waits for room where the system has none.
  struct Accepting: Sendable {
    var accept: @Sendable (ListeningSocket) throws(HTTPWireError) -> Socket? = {
      listener throws(HTTPWireError) in
      try listener.accept()
    }
    var pause = Duration.milliseconds(100)
  }

  let configuration: HTTPServer.Configuration
  let loop: EventLoop
  private let accepting: Accepting
  let journal = Journal()
  let faults = FaultPlan()
  let state: Mutex<State>

  init(
    router: Router, configuration: HTTPServer.Configuration, loop: EventLoop, accepting: Accepting = .init()
  ) {
    self.configuration = configuration
    self.loop = loop
    self.accepting = accepting
    state = Mutex(State(router: router, port: configuration.port))
    faults.onRefusal { [weak self] in self?.closeIdleConnections() }
  }

  var port: UInt16 { state.withLock { $0.isStarted ? $0.port : 0 } }
  var held: Set<String> { state.withLock { Set($0.pending.values.filter(\.isWaiting).compactMap(\.id)) } }
  var isOffline: Bool { state.withLock { $0.isStarted && $0.listener == nil } }

  var onChange: (@Sendable () -> Void)? {
    get { state.withLock { $0.onChange } }
    set { state.withLock { $0.onChange = newValue } }
  }

  func use(_ router: Router) { state.withLock { $0.router = router } }

  /// Starts listening, for the first time or again.
  func start() throws(StubServerError) {
    do throws(HTTPWireError) {
      try state.withLock { state throws(HTTPWireError) in
        guard state.listener == nil else { return }
        // A second socket keeps the port while the server is offline; a system that gives a port to
        // one socket alone does without.
        if state.reservation == nil { state.reservation = try? PortReservation(port: state.port) }
        let socket = try listen(on: state.reservation?.port ?? state.port, &state)
        let watch = try loop.watch(socket.socket) { [weak self] readiness, _ in
          self?.acceptAll(socket, again: readiness.contains(.expired))
        }
        state.listener = (socket, watch)
        (state.port, state.isStarted) = (socket.port, true)
      }
    } catch {
      state.withLock { if !$0.isStarted { $0.reservation = nil } }
      throw StubServerError(error)
    }
  }

  private func listen(
    on port: UInt16, _ state: inout State
  ) throws(HTTPWireError) -> ListeningSocket {
    do throws(HTTPWireError) {
      return try ListeningSocket(port: port)
    } catch .portInUse where state.reservation != nil {
      state.reservation?.close()
      state.reservation = nil
      return try ListeningSocket(port: port)
    } catch { throw error }
  }

  /// Closes everything; the port is free when this returns.
  func stop() {
    closeListener()
    let (connections, reservation, hadPending) = state.withLock { state in
      defer {
        state.isStarted = false
        state.port = configuration.port
        (state.connections, state.pending, state.reservation) = ([:], [:], nil)
      }
      return (state.connections.values.map(\.self), state.reservation, !state.pending.isEmpty)
    }
    for connection in connections { connection.close() }
    reservation?.close()
    if hadPending { notify() }
  }

  /// Refuses connections and breaks those that stand.
  func goOffline() {
    closeListener()
    let connections = state.withLock { $0.connections.values.map(\.self) }
    for connection in connections { connection.close() }
  }

  private func closeListener() {
    let listener = state.withLock { state in
      defer { state.listener = nil }
      return state.listener
    }
    guard let listener else { return }
    listener.watch.cancel()
    // The thread lets go of the socket before it is closed, or it would go on listening a moment.
    loop.settle()
    listener.socket.socket.close()
  }

  private func acceptAll(_ listener: ListeningSocket, again isRetry: Bool) {
    do {
      while let socket = try accepting.accept(listener) { take(socket, from: listener) }
      if isRetry { listeningWatch?.wait(reading: true, writing: false) }
    } catch {
      // A connection that cannot be taken would be reported over and over.
      listeningWatch?.wait(reading: false, writing: false)
      listeningWatch?.setDeadline(.now + accepting.pause)
      if journal.note(trouble: "the stub cannot accept: \(error.reason)") { notify() }
    }
  }

  private var listeningWatch: Watch? { state.withLock { $0.listener?.watch } }

  private func take(_ socket: Socket, from listener: ListeningSocket) {
    let connection = ServerConnection(socket, core: self)
    let isWanted = state.withLock { state in
      guard state.listener?.socket === listener else { return false }
      state.connections[ObjectIdentifier(connection)] = connection
      return true
    }
    if isWanted { connection.start() } else { socket.close() }
  }

  /// Closes all connections, each after the answer to the request that is under way on it.
  private func closeIdleConnections() {
    let connections = state.withLock { $0.connections.values.map(\.self) }
    for connection in connections { connection.closeWhenIdle() }
  }

  /// Tells whoever waits for a change.
  func notify() { onChange?() }
}

extension HTTPWireError {
  /// What the system says, without the call that it says it of.
  fileprivate var reason: String {
    if case .system(_, let reason) = self { reason } else { description }
  }
}

extension StubServerError {
  fileprivate init(_ error: HTTPWireError) {
    switch error {
    case .portInUse(let port): self = .portInUse(port)
    case .portForbidden(let port): self = .portForbidden(port)
    default: self = .cannotListen(reason: error.description)
    }
  }
}
