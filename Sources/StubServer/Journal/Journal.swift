public import HTTPWire
import Synchronization

/// What a server was asked, in order of arrival.
public final class Journal: Sendable {
  /// One request and what became of it.
  public struct Entry: Sendable, Hashable {
    /// The place in the order, from 1.
    public let number: Int
    /// The request.
    public let request: StubRequest
    /// The status that was answered; nil while the answer is kept, and where none was sent.
    public fileprivate(set) var status: Int?
    /// Whether a route expects the request.
    public let isExpected: Bool
    /// The route nearest to a request that none expects, such as `GET /api/v3/ping`.
    public let nearest: String?
    /// The fault that the request met.
    public let fault: Fault?

    /// The method, such as `GET`.
    public var method: String { request.method }
    /// The target as it was sent.
    public var target: String { request.target }
    /// The path, decoded.
    public var path: String { request.path }
    /// The parameters of the query, decoded.
    public var query: [StubRequest.QueryItem] { request.query }
    /// The header fields.
    public var fields: HeaderFields { request.fields }
    /// The content.
    public var body: [UInt8] { request.body }
  }

  /// Octets that were no request, and were refused.
  public struct Rejection: Sendable, Hashable {
    /// The status that was answered.
    public let status: Int
    /// The reason.
    public let reason: String
  }

  private struct State: Sendable {
    var offset = 0
    var entries: [Entry] = []
    var rejections: [Rejection] = []
    var troubles: [String] = []
  }

  private let state = Mutex(State())

  init() {}

  /// All entries, in order of arrival.
  public var entries: [Entry] { state.withLock { $0.entries } }

  /// The requests that no route expects.
  public var unexpected: [Entry] { entries.filter { !$0.isExpected } }

  /// What was refused because it was no request.
  public var rejections: [Rejection] { state.withLock { $0.rejections } }

  /// What kept the server from taking what was asked, such as a lack of descriptors; each once.
  public var troubles: [String] { state.withLock { $0.troubles } }

  /// Returns the entries for a method and a path, in which `{name}` is any one segment.
  public func entries(_ method: String? = nil, path: String? = nil) -> [Entry] {
    entries(RequestMatcher(method, path: path))
  }

  /// Returns the entries that a matcher means.
  public func entries(_ matcher: RequestMatcher) -> [Entry] {
    entries.filter { matcher.matches($0.request) }
  }

  /// Forgets everything; numbers go on.
  public func removeAll() {
    state.withLock { state in
      state.offset += state.entries.count
      state.entries = []
      state.rejections = []
      state.troubles = []
    }
  }

  /// Adds a request that has come, and returns its number.
  func add(_ request: StubRequest, isExpected: Bool, nearest: String?, fault: Fault?) -> Int {
    state.withLock { state in
      let number = state.offset + state.entries.count + 1
      state.entries.append(
        Entry(
          number: number, request: request, isExpected: isExpected, nearest: nearest, fault: fault))
      return number
    }
  }

  /// Notes what was answered.
  func answer(_ number: Int, status: Int) {
    state.withLock { state in
      let index = number - state.offset - 1
      guard state.entries.indices.contains(index) else { return }
      state.entries[index].status = status
    }
  }

  /// Notes what keeps the server from its work; returns whether that is new.
  func note(trouble: String) -> Bool {
    state.withLock { state in
      guard !state.troubles.contains(trouble) else { return false }
      state.troubles.append(trouble)
      return true
    }
  }

  /// Notes what was refused.
  func reject(status: Int, reason: String) {
    state.withLock { $0.rejections.append(Rejection(status: status, reason: reason)) }
  }
}
