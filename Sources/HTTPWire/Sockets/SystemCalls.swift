#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The system's socket calls, retried where a signal interrupts them; all system differences are here.
enum SystemCalls {
  /// Opens a TCP socket that does not block, is not inherited and raises no signal.
  static func openSocket() throws(HTTPWireError) -> Int32 {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #elseif canImport(Glibc)
      let descriptor = socket(
        AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0
      )
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0)
    #endif
    guard descriptor >= 0 else { throw failure("socket") }
    #if canImport(Darwin)
      makeNonBlocking(descriptor)
    #endif
    prepare(descriptor)
    return descriptor
  }

  /// Opens two connected sockets of this system that children do not inherit; only the first never blocks.
  static func openPair() throws(HTTPWireError) -> (near: Int32, far: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #elseif canImport(Darwin)
      let type = SOCK_STREAM
    #else
      let type = SOCK_STREAM | SOCK_CLOEXEC
    #endif
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw failure("socketpair") }
    makeNonBlocking(ends[0])
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      for end in ends { setOption(end, level: SOL_SOCKET, SO_NOSIGPIPE, to: 1) }
    #endif
    return (ends[0], ends[1])
  }

  /// Accepts one connection; nil where none is waiting.
  ///
  /// - Throws: Where one is waiting and the system has no room for it; it goes on waiting.
  static func acceptConnection(on listener: Int32) throws(HTTPWireError) -> Int32? {
    let descriptor = retrying { accept(listener, nil, nil) }
    guard descriptor >= 0 else {
      if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) { throw failure("accept") }
      return nil
    }
    makeNonBlocking(descriptor)
    prepare(descriptor)
    return descriptor
  }

  /// Small messages go out at once, and a broken connection raises no signal.
  private static func prepare(_ descriptor: Int32) {
    setOption(descriptor, level: Int32(IPPROTO_TCP), TCP_NODELAY, to: 1)
    #if canImport(Darwin)
      setOption(descriptor, level: SOL_SOCKET, SO_NOSIGPIPE, to: 1)
    #endif
  }

  /// Makes a descriptor return instead of wait, and keeps it from child processes.
  private static func makeNonBlocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  private static func setOption(_ descriptor: Int32, level: Int32, _ name: Int32, to value: Int32) {
    var value = value
    _ = setsockopt(descriptor, level, name, &value, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Opens a pipe of which neither end blocks.
  static func openPipe() throws(HTTPWireError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw failure("pipe") }
    ends.forEach(makeNonBlocking)
    return (ends[0], ends[1])
  }

  /// Binds a socket to a loopback port, 0 for any free one, and returns the port.
  static func bindLoopback(_ descriptor: Int32, port: UInt16) throws(HTTPWireError) -> UInt16 {
    setOption(descriptor, level: SOL_SOCKET, SO_REUSEADDR, to: 1)
    var address = SocketAddress(host: 0x7F00_0001, port: port).systemAddress
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    guard withGeneric(&address, { bind(descriptor, $0, length) }) == 0 else {
      throw errno == EADDRINUSE ? .portInUse(port) : errno == EACCES ? .portForbidden(port) : failure("bind")
    }
    var known = length
    guard withGeneric(&address, { getsockname(descriptor, $0, &known) }) == 0 else {
      throw failure("getsockname")
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Starts listening.
  static func startListening(_ descriptor: Int32, port: UInt16) throws(HTTPWireError) {
    guard listen(descriptor, 512) == 0 else {
      throw errno == EADDRINUSE ? .portInUse(port) : failure("listen")
    }
  }

  /// Starts connecting; returns whether the connection already stands.
  static func connectSocket(_ descriptor: Int32, to address: SocketAddress) throws(HTTPWireError) -> Bool {
    var system = address.systemAddress
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    guard withGeneric(&system, { connect(descriptor, $0, length) }) != 0 else { return true }
    // An interrupted attempt goes on by itself, as one that has only begun does.
    if errno == EINPROGRESS || errno == EINTR { return false }
    throw .connectionFailed(reason: reason(errno))
  }

  /// What became of a connection that was started: nil where it stands.
  static func pendingError(_ descriptor: Int32) -> HTTPWireError? {
    var code: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    guard getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &length) == 0 else {
      return failure("getsockopt")
    }
    return code == 0 ? nil : .connectionFailed(reason: reason(code))
  }

  /// Receives what is there; `peeking` leaves it there.
  static func receive(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, peeking: Bool = false
  ) -> Transfer {
    let flags = peeking ? Int32(MSG_PEEK) : 0
    let count = retrying { recv(descriptor, buffer.baseAddress, buffer.count, flags) }
    return count == 0 ? .ended : transfer(count)
  }

  /// Sends as much as the system takes now.
  static func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Transfer {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    #if canImport(Darwin)
      return transfer(retrying { Darwin.send(descriptor, bytes.baseAddress, bytes.count, flags) })
    #elseif canImport(Glibc)
      return transfer(retrying { Glibc.send(descriptor, bytes.baseAddress, bytes.count, flags) })
    #else
      return transfer(retrying { Musl.send(descriptor, bytes.baseAddress, bytes.count, flags) })
    #endif
  }

  private static func transfer(_ count: Int) -> Transfer {
    if count >= 0 { return .moved(count) }
    return errno == EAGAIN || errno == EWOULDBLOCK ? .wouldBlock : .failed
  }

  /// Ends sending, or both directions; what was sent still arrives.
  static func shutDown(_ descriptor: Int32, sendingOnly: Bool) {
    _ = shutdown(descriptor, Int32(sendingOnly ? SHUT_WR : SHUT_RDWR))
  }

  /// Closes a descriptor; `resetting` throws away what is on the way and tells the other side so.
  static func closeDescriptor(_ descriptor: Int32, resetting: Bool = false) {
    if resetting {
      var linger = linger(l_onoff: 1, l_linger: 0)
      let length = socklen_t(MemoryLayout.size(ofValue: linger))
      _ = setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, length)
    }
    // Never repeated: after an interruption the descriptor is gone and its number may be in use again.
    _ = close(descriptor)
  }

  /// Writes one octet to a pipe; a full pipe says enough already.
  static func signal(_ descriptor: Int32) {
    var octet: UInt8 = 1
    _ = retrying { write(descriptor, &octet, 1) }
  }

  /// Takes all signals out of a pipe.
  static func drain(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) {
    while retrying({ read(descriptor, buffer.baseAddress, buffer.count) }) > 0 {}
  }

  /// Waits until a descriptor is ready; less than 0 milliseconds waits without limit.
  static func wait(_ entries: inout [pollfd], milliseconds: Int32) {
    if poll(&entries, nfds_t(entries.count), milliseconds) < 0 {
      // Interrupted: nothing is known to be ready, and the caller waits again.
      for index in entries.indices { entries[index].revents = 0 }
    }
  }

  /// Looks up the first IPv4 address of a host; blocks.
  static func resolve(_ host: String) throws(HTTPWireError) -> UInt32 {
    var hints = addrinfo()
    hints.ai_family = AF_INET
    var list: UnsafeMutablePointer<addrinfo>?
    defer { if let list { freeaddrinfo(list) } }
    guard getaddrinfo(host, nil, &hints, &list) == 0, let address = list?.pointee.ai_addr else {
      throw .unknownHost(host)
    }
    return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
      UInt32(bigEndian: $0.pointee.sin_addr.s_addr)
    }
  }

  private static func withGeneric<Result>(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }

  private static func retrying<Count: SignedInteger>(_ call: () -> Count) -> Count {
    while true {
      let result = call()
      if result != -1 || errno != EINTR { return result }
    }
  }

  private static func failure(_ call: String) -> HTTPWireError {
    .system(call: call, reason: reason(errno))
  }

  private static func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)"
  }
}

extension SystemCalls {
  /// What is awaited of a descriptor, and what came, in the system's bits.
  ///
  /// Of one of which nothing is awaited the system would still report a hang-up, over and over; a negative number
  /// is passed over (POSIX.1-2024, `poll`).
  static func pollEntry(_ descriptor: Int32, reading: Bool, writing: Bool) -> pollfd {
    let events = (reading ? Int16(POLLIN) : 0) | (writing ? Int16(POLLOUT) : 0)
    return pollfd(fd: events == 0 ? -1 : descriptor, events: events, revents: 0)
  }

  /// Whether the descriptor was closed while it was waited for.
  static func isClosed(_ entry: pollfd) -> Bool { entry.revents & Int16(POLLNVAL) != 0 }

  /// What came of a wait; an error or a hang-up counts as readable, since reading tells which.
  static func readiness(_ entry: pollfd) -> EventLoop.Readiness {
    var readiness: EventLoop.Readiness = []
    if entry.revents & ~Int16(POLLOUT) != 0 { readiness.insert(.readable) }
    if entry.revents & Int16(POLLOUT) != 0 { readiness.insert(.writable) }
    return readiness
  }
}

extension SocketAddress {
  fileprivate var systemAddress: sockaddr_in {
    var address = sockaddr_in()
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = host.bigEndian
    return address
  }
}
