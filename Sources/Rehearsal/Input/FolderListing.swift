import Foundation

/// What a folder holds, in the order of the names' octets.
struct FolderListing {
  /// What a name stands for.
  enum Kind {
    case file, folder
    /// A link, or what the system does not tell without being asked once more.
    case unknown
  }

  /// Something in a folder.
  struct Entry {
    var name: Name
    var kind: Kind
  }

  /// A name, which may be of any octets where the system takes such.
  enum Name {
    case text(String)
    case octets([UInt8])

    /// Whether people and commands pass it over.
    var isHidden: Bool {
      switch self {
      case .text(let name): name.utf8.first == UInt8(ascii: ".")
      case .octets(let octets): octets.first == UInt8(ascii: ".")
      }
    }
  }

  private(set) var entries: [Entry] = []

  /// Lists a folder.
  ///
  /// - Throws: What Foundation says of a folder that cannot be read.
  init(of folder: String) throws {
    guard !read(folder) else { return }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    entries = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { Entry(name: .text($0), kind: .unknown) }
  }

  /// Reads what the system has of the folder; false where it has no more to give than an error.
  private mutating func read(_ folder: String) -> Bool {
    guard let stream = opendir(folder), let start = MemoryLayout<dirent>.offset(of: \.d_name) else {
      return false
    }
    defer { closedir(stream) }
    // The names side by side, each with the zero behind it.
    var octets: [CChar] = []
    var found: [(start: Int, kind: Kind)] = []
    errno = 0
    while let entry = readdir(stream) {
      // The system gives less than the whole of the array that the type has.
      let name = UnsafeRawPointer(entry).advanced(by: start).assumingMemoryBound(to: CChar.self)
      guard strcmp(name, ".") != 0, strcmp(name, "..") != 0 else { continue }
      found.append((octets.count, Self.kind(entry.pointee.d_type)))
      octets.append(contentsOf: UnsafeBufferPointer(start: name, count: strlen(name) + 1))
    }
    guard errno == 0 else { return false }
    octets.withUnsafeBufferPointer { octets in
      guard let base = octets.baseAddress else { return }
      found.sort { strcmp(base + $0.start, base + $1.start) < 0 }
      entries = found.map { Entry(name: Self.name(base + $0.start), kind: $0.kind) }
    }
    return true
  }

  private static func kind(_ type: UInt8) -> Kind {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    default: .unknown
    }
  }

  private static func name(_ octets: UnsafePointer<CChar>) -> Name {
    String(validatingCString: octets).map { .text($0) }
      ?? .octets(UnsafeRawBufferPointer(start: octets, count: strlen(octets)).map { $0 })
  }
}
