import HTTPWire
import Synchronization

/// An answer that waits.
struct PendingAnswer: Sendable {
  let id: String?
  let request: StubRequest
  let connection: ServerConnection
  let status: Int
  let reply: Reply
  let isHeld: Bool
}

extension ServerCore {
  /// Answers a request; nil where the answer comes later.
  func answer(_ message: RequestMessage, on connection: ServerConnection) -> Reply? {
    let head = message.head
    guard
      let request = StubRequest(
        method: head.method, target: head.target, fields: head.fields, body: message.body)
    else { return refuse(.malformed(.target(head.target))) }
    let resolution = state.withLock { $0.router }.resolve(request)
    let fault = faults.take(for: request)
    let number = journal.add(
      request, isExpected: resolution.isExpected, nearest: nearest(to: request, resolution), fault: fault)
    if fault == .refuse {
      notify()
      return .reset
    }
    let response = fault?.respond { resolution.respond(request) } ?? resolution.respond(request)
    let reply = Reply(
      response, to: head, cutAfter: fault?.cutCount,
      closes: ends(head, response) || faults.awaitsRefusal, secondsSince1970: configuration.secondsSince1970()
    )
    guard let wait = fault?.wait else {
      journal.answer(number, status: response.status)
      notify()
      return reply
    }
    let id = head.fields[HTTPServer.requestIDField]
    keep(
      PendingAnswer(
        id: id, request: request, connection: connection, status: response.status, reply: reply,
        isHeld: wait == .untilReleased), number, wait)
    return nil
  }

  /// Whether the connection ends with an answer: its client or its route says so, or is of version 1.0.
  private func ends(_ head: RequestHead, _ response: StubResponse) -> Bool {
    !head.keepsAlive || head.version == .http1_0 || response.fields.lists("close", in: "Connection")
  }

  private func nearest(to request: StubRequest, _ resolution: Resolution) -> String? {
    if case .route = resolution { return nil }
    return resolution.isExpected ? nil : state.withLock { $0.router }.nearest(to: request)?.name
  }

  /// Answers what is no request, and notes it.
  func refuse(_ error: HTTPWireError) -> Reply {
    var status = error.status
    if case .malformed(.expectation) = error { status = 417 }
    return refuse(status: status, reason: error.description)
  }

  /// Answers what is no request, and notes it.
  func refuse(status: Int, reason: String) -> Reply {
    journal.reject(status: status, reason: reason)
    notify()
    return Reply(
      .plain(status, reason), to: RequestHead(method: "GET", target: "/"), cutAfter: nil, closes: true,
      secondsSince1970: configuration.secondsSince1970())
  }

  private func keep(_ answer: PendingAnswer, _ number: Int, _ wait: Fault.Wait) {
    state.withLock { $0.pending[number] = answer }
    notify()
    if case .duration(let duration) = wait {
      configuration.schedule(duration) { [weak self] in self?.letGo([number]) }
    }
  }

  /// Lets the held answers go whose requests are meant; returns how many there were.
  func release(_ isMeant: (StubRequest) -> Bool) -> Int {
    let numbers = state.withLock { state in
      state.pending.filter { $0.value.isHeld && isMeant($0.value.request) }.keys.sorted()
    }
    return letGo(numbers)
  }

  /// Sends answers that waited: first none of them is held any more, then their octets go out.
  @discardableResult
  private func letGo(_ numbers: [Int]) -> Int {
    let answers = state.withLock { state in
      numbers.compactMap { number in state.pending.removeValue(forKey: number).map { (number, $0) } }
    }
    guard !answers.isEmpty else { return 0 }
    for (number, answer) in answers { journal.answer(number, status: answer.status) }
    notify()
    for (_, answer) in answers { answer.connection.complete(answer.reply) }
    return answers.count
  }

  /// Forgets a connection, and the answer that waited on it.
  func forget(_ connection: ServerConnection) {
    let hadPending = state.withLock { state in
      state.connections[ObjectIdentifier(connection)] = nil
      guard let number = state.pending.first(where: { $0.value.connection === connection })?.key
      else { return false }
      state.pending[number] = nil
      return true
    }
    if hadPending { notify() }
  }
}

extension Fault {
  /// What an answer waits for.
  enum Wait: Sendable, Equatable {
    case duration(Duration)
    case untilReleased
  }

  var wait: Wait? {
    switch self {
    case .delay(let duration): .duration(duration)
    case .hold: .untilReleased
    default: nil
    }
  }

  var cutCount: Int? {
    if case .cutBody(let count) = self { max(0, count) } else { nil }
  }
}
