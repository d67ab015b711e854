import Foundation

/// How this process gets its memory from the system.
enum ProcessMemory {
  /// Takes memory in pieces of many megabytes, of which only what is used counts.
  ///
  /// The GNU C library lets threads beside the first ask for every page by itself, and wait for each other
  /// meanwhile, unless `mallopt(3)` tells it to ask for more at once. Where there is no such call nothing changes.
  static func growInLargePieces() {
    guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, "mallopt") else { return }
    let set = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
    _ = set(mostAtTop, 16 << 20)
    // What the library would come to by itself, had it not been told the other.
    _ = set(leastMapped, 32 << 20)
  }

  /// `M_TOP_PAD` and `M_MMAP_THRESHOLD` of <malloc.h>.
  private static let mostAtTop: Int32 = -2
  private static let leastMapped: Int32 = -3
}
