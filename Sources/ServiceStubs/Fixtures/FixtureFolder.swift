import Foundation

/// A folder with the data that stubs serve.
public struct FixtureFolder: Sendable, Hashable {
  /// The path of the folder.
  public var path: String

  /// Names a folder; nothing is read yet.
  public init(_ path: String) {
    self.path = path
  }

  /// Returns the path of a file in the folder.
  func path(of file: String) -> String {
    path.hasSuffix("/") ? path + file : path + "/" + file
  }

  /// Returns the content of a file in the folder.
  func content(of file: String) throws(ServiceStubsError) -> Data {
    let path = path(of: file)
    guard let content = FileManager.default.contents(atPath: path) else {
      throw .unreadableFixture(path: path)
    }
    return content
  }
}
