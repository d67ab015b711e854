import Foundation

/// The machine that a run runs on, as the system names it.
struct Machine {
  let system: MessageMeta.Product
  let processor: MessageMeta.Product

  init() {
    var names = utsname()
    guard uname(&names) == 0 else {
      system = MessageMeta.Product("unknown")
      processor = MessageMeta.Product("unknown")
      return
    }
    system = MessageMeta.Product(Self.text(names.sysname), version: Self.text(names.release))
    processor = MessageMeta.Product(Self.text(names.machine))
  }

  /// The text in one of the system's fixed fields, which end with a zero.
  private static func text<Field>(_ field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension MessageOptions {
  /// The time since 1970 that never goes back: read once, then counted on.
  static func wallClock() -> () -> Duration {
    let microseconds = Int64(Date().timeIntervalSince1970 * 1_000_000)
    let start = ContinuousClock.now
    return { .microseconds(microseconds) + (ContinuousClock.now - start) }
  }
}
