/// Choices that look random and are always the same for the same seed.
struct Draw {
  private let seed: UInt64
  private var count: Int64 = 0

  init(seed: UInt64) { self.seed = seed }

  /// Returns the next bits.
  mutating func next() -> UInt64 {
    count += 1
    return StableHash.mix(seed, count)
  }

  /// Returns a number from 0 up to, but not including, a bound.
  mutating func number(below bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  mutating func isHeads() -> Bool { number(below: 2) == 0 }

  /// Returns one element of a list that is not empty.
  mutating func one<Element>(of list: [Element]) -> Element { list[number(below: list.count)] }

  /// Fills a form, in which `#` stands for a figure and `L` for a letter.
  ///
  /// A form's first figure is never 0, so that postcodes can go out as numbers.
  mutating func filled(_ form: String) -> String {
    var text = ""
    for character in form {
      switch character {
      case "#": text += "\(text.isEmpty ? number(below: 9) + 1 : number(below: 10))"
      case "L": text.append(one(of: Array("ABCDEFGHJKLMNPRSTUVWXYZ")))
      default: text.append(character)
      }
    }
    return text
  }

  /// Returns a time between two, in milliseconds since 1970, as text.
  mutating func moment(from start: Int64, to end: Int64) -> String {
    UTCTime.zuluText(start + Int64(next() % UInt64(max(end - start, 1))))
  }

  /// Returns degrees with four decimals, up to a bound on either side.
  mutating func degrees(_ bound: Int) -> String {
    let fraction = "\(number(below: 10_000))"
    return (isHeads() ? "" : "-") + "\(number(below: bound))."
      + String(repeating: "0", count: 4 - fraction.count) + fraction
  }

  /// Returns a random UUID: RFC 9562, section 5.4.
  mutating func uuid() -> String {
    let digits = Array(StableHash.hex(next()) + StableHash.hex(next()))
    let variant = one(of: ["8", "9", "a", "b"])
    return String(digits[0..<8]) + "-" + String(digits[8..<12]) + "-4" + String(digits[13..<16]) + "-"
      + variant + String(digits[17..<20]) + "-" + String(digits[20..<32])
  }
}

extension StableHash {
  /// Returns 16 hexadecimal digits.
  static func hex(_ bits: UInt64) -> String {
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
