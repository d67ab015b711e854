import AppCore
import Characters
import DeviceStorage
import Foundation
import TestSupport
import Testing

struct FavouritesStoreTests {
  private let ada = CharacterSummary(id: 1, name: "Ada", status: "Alive", species: "Human")
  private let moth = CharacterSummary(id: 20, name: "Moth \"M\"", status: "unknown", species: "Insect")

  @Test func `a fresh store is empty`() throws {
    let folder = try TemporaryFolder()

    #expect(try FavouritesStore.inFile(of: folder.url).all() == [])
  }

  @Test func `what is kept is there when the file is opened again, in order`() throws {
    let folder = try TemporaryFolder()
    try FavouritesStore.inFile(of: folder.url).replace([moth, ada])

    #expect(try FavouritesStore.inFile(of: folder.url).all() == [moth, ada])
  }

  @Test func `what is kept takes the place of what was`() throws {
    let folder = try TemporaryFolder()
    let store = try FavouritesStore.inFile(of: folder.url)
    try store.replace([ada, moth])
    try store.replace([moth])

    #expect(try store.all() == [moth])
  }

  @Test func `where it fails, all stays as it was`() throws {
    let folder = try TemporaryFolder()
    let store = try FavouritesStore.inFile(of: folder.url)
    try store.replace([ada])

    #expect(throws: StorageError.self) { try store.replace([moth, moth]) }
    #expect(try store.all() == [ada])
  }

  @Test func `a file that is no database is refused`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: FavouritesStore.fileName)
    try Data("this is no database, whatever its name says".utf8).write(to: file)

    #expect(throws: StorageError.damaged(path: file.path(percentEncoded: false))) {
      try FavouritesStore.inFile(of: folder.url)
    }
  }

  @Test func `a folder that is not there is an error`() throws {
    let folder = try TemporaryFolder()

    #expect(throws: StorageError.self) {
      try FavouritesStore.inFile(of: folder.url.appending(path: "none"))
    }
  }
}
