import AppCore
import Foundation
import Synchronization
import TestSupport

/// The character service without a network, over REST: as many characters as it is told.
final class FakeService: Sendable {
  private let names: Mutex<[String]>

  init(count: Int = 45) {
    names = Mutex((1...max(count, 1)).prefix(count).map { "Person \($0)" })
  }

  func rename(_ id: Int, to name: String) { names.withLock { $0[id - 1] = name } }
  func insert(_ name: String) { names.withLock { $0.insert(name, at: 0) } }

  func reply(to request: HTTPRequest) -> RecordingClient.Reply {
    let path = request.url.path()
    if path.hasPrefix("/api/character/avatar/") {
      return .response(HTTPResponse(status: 200, body: Data([0xFF, 0xD8, 0xFF, 0xE0])))
    }
    if let id = path.split(separator: "/").last.flatMap({ Int($0) }) { return detail(id) }
    let items = URLComponents(string: request.url.absoluteString)?.queryItems ?? []
    let value = { (name: String) in items.first { $0.name == name }?.value }
    return page(value("page").flatMap { Int($0) } ?? 1, name: value("name") ?? "")
  }

  private func page(_ number: Int, name: String) -> RecordingClient.Reply {
    let found = names.withLock { $0 }.enumerated().filter { name.isEmpty || $0.element.contains(name) }
    let rows = found.dropFirst((number - 1) * 20).prefix(20).map { Self.row($0.offset + 1, $0.element) }
    guard !rows.isEmpty else { return .response(.text(#"{"error":"There is nothing here"}"#, status: 404)) }
    let next = found.count > number * 20 ? #""an address""# : "null"
    return .json(#"{"info":{"next":\#(next),"prev":null},"results":[\#(rows.joined(separator: ","))]}"#)
  }

  private func detail(_ id: Int) -> RecordingClient.Reply {
    let names = names.withLock { $0 }
    return names.indices.contains(id - 1) ? .json(Self.row(id, names[id - 1])) : .status(404)
  }

  private static func row(_ id: Int, _ name: String) -> String {
    #"{"id":\#(id),"name":"\#(name)","status":"Alive","species":"Human","type":"","gender":"Female","#
      + #""origin":{"name":"unknown","url":""},"location":{"name":"Vey","url":"x"},"#
      + #""image":"http://cast.example/api/character/avatar/\#(id).jpeg","episode":[]}"#
  }
}
