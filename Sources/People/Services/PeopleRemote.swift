public import Foundation

/// The port through which the app asks the remote source.
public struct PeopleRemote: Sendable {
  /// What a page is asked for with.
  public struct PageRequest: Sendable, Hashable {
    /// The seed of the pages before; `nil` lets the service draw a new one.
    public var seed: String?
    /// The number of the page, from 1.
    public var number: Int
    /// How many persons the page shall have.
    public var size: Int

    /// Creates a request for a page.
    public init(seed: String?, number: Int, size: Int) {
      self.seed = seed
      self.number = number
      self.size = size
    }
  }

  /// Returns a page of persons as the service sent it.
  public var page: @Sendable (PageRequest) async throws -> PeoplePage
  /// Returns the octets at a picture's address.
  public var picture: @Sendable (String) async throws -> Data

  /// Creates a port.
  public init(
    page: @escaping @Sendable (PageRequest) async throws -> PeoplePage,
    picture: @escaping @Sendable (String) async throws -> Data
  ) {
    self.page = page
    self.picture = picture
  }
}
