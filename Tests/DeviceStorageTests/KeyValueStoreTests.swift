import DeviceStorage
import Foundation
import TestSupport
import Testing

struct KeyValueStoreTests {
  let folder: TemporaryFolder
  let database: Database
  let store: KeyValueStore

  init() throws {
    folder = try TemporaryFolder()
    database = try Database(
      file: folder.url.appending(path: "settings.sqlite"), migrations: [KeyValueStore.migration])
    store = KeyValueStore(database)
  }

  @Test func `a name that was never set has no text`() throws {
    #expect(try store.text("seed") == nil)
    #expect(try store.keys().isEmpty)
  }

  @Test func `a text is set, replaced and removed`() throws {
    try store.set("seed", to: "abc")
    #expect(try store.text("seed") == "abc")
    try store.set("seed", to: "")
    #expect(try store.text("seed") == "")
    try store.set("seed", to: nil)
    #expect(try store.text("seed") == nil)
  }

  @Test func `names are listed in a fixed order`() throws {
    for key in ["z", "ä", "a", "B"] { try store.set(key, to: key) }
    #expect(try store.keys() == ["B", "a", "z", "ä"])
  }

  @Test func `a text set in a transaction goes with it`() throws {
    #expect(throws: StorageError.self) {
      try database.transaction { transaction throws(StorageError) in
        try transaction.set("seed", to: "abc")
        #expect(try transaction.text("seed") == "abc")
        try transaction.run("no statement")
      }
    }
    #expect(try store.text("seed") == nil)
  }
}
