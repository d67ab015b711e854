import AppCore
import DeviceStorage
import Foundation
import People
import TestSupport
import Testing

struct AvatarCacheTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A picture of so many octets; its file has two more, for an address of one letter and a line break.
  func picture(_ size: Int, _ octet: UInt8 = 7) -> Data { Data(repeating: octet, count: size) }

  func open(limit: Int = 1_000) throws -> AvatarCache { try AvatarCache(folder: folder.url, limit: limit) }

  @Test func `a picture is kept by its address`() throws {
    let cache = try open()
    try cache.keep(picture(10, 1), at: "a")
    try cache.keep(picture(10, 2), at: "b")
    #expect(cache.picture(at: "a") == picture(10, 1))
    #expect(cache.picture(at: "b") == picture(10, 2))
    #expect(cache.picture(at: "c") == nil)
    #expect(cache.size == 24)
  }

  @Test func `a picture takes the place of the one before`() throws {
    let cache = try open()
    try cache.keep(picture(10, 1), at: "a")
    try cache.keep(picture(20, 2), at: "a")
    #expect(cache.picture(at: "a") == picture(20, 2))
    #expect(cache.count == 1)
    #expect(cache.size == 22)
    #expect(try folder.fileNames.count == 1)
  }

  @Test func `a picture may hold line breaks, and be empty`() throws {
    let cache = try open()
    try cache.keep(Data("\n\nx\n".utf8), at: "a")
    try cache.keep(Data(), at: "b")
    #expect(cache.picture(at: "a") == Data("\n\nx\n".utf8))
    #expect(cache.picture(at: "b") == Data())
  }

  @Test func `what was not used for longest goes first`() throws {
    let cache = try open(limit: 36)
    for address in ["a", "b", "c"] { try cache.keep(picture(10), at: address) }
    _ = cache.picture(at: "a")
    try cache.keep(picture(10), at: "d")
    #expect(["a", "b", "c", "d"].map(cache.contains) == [true, false, true, true])
    #expect(cache.size == 36)
  }

  @Test func `as many go as it takes`() throws {
    let cache = try open(limit: 36)
    for address in ["a", "b", "c"] { try cache.keep(picture(10), at: address) }
    try cache.keep(picture(22), at: "d")
    #expect(["a", "b", "c", "d"].map(cache.contains) == [false, false, true, true])
  }

  @Test func `a picture larger than all the room is not kept, and drives nothing out`() throws {
    let cache = try open(limit: 36)
    try cache.keep(picture(10), at: "a")
    try cache.keep(picture(35), at: "b")
    #expect(cache.contains("a"))
    #expect(!cache.contains("b"))
  }

  @Test func `the order of use survives a restart`() throws {
    let first = try open(limit: 36)
    for address in ["a", "b", "c"] { try first.keep(picture(10), at: address) }
    _ = first.picture(at: "a")
    let second = try open(limit: 36)
    #expect(second.size == 36)
    try second.keep(picture(10), at: "d")
    #expect(["a", "b", "c", "d"].map(second.contains) == [true, false, true, true])
  }

  @Test func `a smaller bound takes effect on opening`() throws {
    let first = try open()
    for address in ["a", "b", "c"] { try first.keep(picture(10), at: address) }
    #expect(try open(limit: 24).count == 2)
    #expect(try folder.fileNames.count == 2)
  }

  @Test func `all can be removed`() throws {
    let cache = try open()
    for address in ["a", "b", "c"] { try cache.keep(picture(10), at: address) }
    try cache.removeAll()
    #expect(cache.count == 0)
    #expect(cache.size == 0)
    #expect(try folder.fileNames == [])
  }

  @Test func `what a crash left half written is removed`() throws {
    try Data("a\nhalf".utf8).write(to: folder.url.appending(path: "af63dc4c8601ec8c-9.avatar.part"))
    let cache = try open()
    #expect(cache.count == 0)
    #expect(try folder.fileNames == [])
  }

  @Test func `of two files for one address the newer one counts`() throws {
    try open().keep(picture(10, 1), at: "a")
    let name = try #require(try folder.fileNames.first)
    let newer = name.replacing("-1.avatar", with: "-7.avatar")
    try Data("a\nnew".utf8).write(to: folder.url.appending(path: newer))
    let cache = try open()
    #expect(cache.picture(at: "a") == Data("new".utf8))
    #expect(cache.size == 5)
    #expect(try folder.fileNames.count == 1)
  }

  @Test func `a file that belongs to another address is not taken for a picture`() throws {
    try open().keep(picture(10), at: "a")
    let name = try #require(try folder.fileNames.first)
    try Data("other\nx".utf8).write(to: folder.url.appending(path: name))
    #expect(try open().picture(at: "a") == nil)
  }

  @Test func `files that are none of the cache are left alone`() throws {
    try Data().write(to: folder.url.appending(path: "readme.txt"))
    try open().removeAll()
    #expect(try folder.fileNames == ["readme.txt"])
  }

  @Test func `a folder that cannot be made is an error`() throws {
    let file = folder.url.appending(path: "file")
    try Data().write(to: file)
    #expect(throws: StorageError.self) { try AvatarCache(folder: file.appending(path: "cache")) }
  }
}
