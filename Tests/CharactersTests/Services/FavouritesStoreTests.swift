import AppCore
import Characters
import Foundation
import TestSupport
import Testing

struct FavouritesStoreTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func open() throws -> FavouritesStore { try .inFile(of: folder.url) }

  func character(_ id: Int) -> CharacterSummary {
    CharacterSummary(id: id, name: "ओरा '\(id)'", status: "Alive", species: "")
  }

  @Test func `favourites are kept in their order, and are there after opening again`() throws {
    try open().replace([character(7), character(2), character(5)])
    #expect(try open().all() == [character(7), character(2), character(5)])
    #expect(try folder.fileNames.contains(FavouritesStore.fileName))
  }

  @Test func `favourites take the place of those before`() throws {
    let store = try open()
    #expect(try store.all() == [])
    try store.replace([character(1), character(2)])
    try store.replace([character(2)])
    #expect(try store.all() == [character(2)])
  }

  @Test func `where one cannot be kept, all stay as they were`() throws {
    let store = try open()
    try store.replace([character(1)])
    #expect(throws: StorageError.self) { try store.replace([character(2), character(2)]) }
    #expect(try store.all() == [character(1)])
  }

  @Test func `a folder that is not there is an error`() {
    #expect(throws: StorageError.self) {
      try FavouritesStore.inFile(of: folder.url.appending(path: "none"))
    }
  }
}
