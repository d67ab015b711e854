import AppCore
import AppSteps
import Foundation
import ScreenSteps
import URLSessionClient

extension Transport {
  /// The client that a shipped app uses.
  static let urlSession = Transport {
    let session = URLSessionHTTPClient()
    return Connection(client: session.client) { session.close() }
  }

  /// The lean client, with each address changed before it is asked for.
  static func altering(_ change: @escaping @Sendable (String) -> String) -> Transport {
    Transport {
      let connection = Transport.sockets.connect()
      let client = HTTPClient { request in
        var request = request
        request.url = URL(string: change(request.url.absoluteString)) ?? request.url
        return try await connection.client.send(request)
      }
      return Connection(client: client, close: connection.close)
    }
  }
}
