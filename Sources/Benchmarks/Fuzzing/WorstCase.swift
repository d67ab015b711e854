/// A kind of text that makes a careless reader slow.
struct WorstCase: Sendable {
  let name: String
  let target: FuzzTarget
  private let head: String
  /// What is repeated, the number of the repetition put in for `#N`.
  private let unit: String
  /// What stands behind the repetitions, and what is repeated as often then.
  private let middle: String
  private let again: String
  private let tail: String

  init(
    _ name: String, in target: FuzzTarget = .feature, head: String = "", repeating unit: String,
    middle: String = "", again: String = "", tail: String = ""
  ) {
    self.name = name
    self.target = target
    self.head = head
    self.unit = unit
    self.middle = middle
    self.again = again
    self.tail = tail
  }

  /// A text of about so many bytes.
  func text(_ bytes: Int) -> [UInt8] {
    var text = Array(head.utf8)
    text.reserveCapacity(bytes + 1000)
    let (parts, others) = (Self.parts(of: unit), Self.parts(of: again))
    var (number, repeated): (Int, [UInt8]) = (0, [])
    while text.count + repeated.count < bytes {
      Self.add(parts, number, to: &text)
      Self.add(others, number, to: &repeated)
      number += 1
    }
    text += Array(middle.utf8) + repeated
    return text + Array(tail.utf8)
  }

  private static func add(_ parts: [[UInt8]], _ number: Int, to text: inout [UInt8]) {
    for (index, part) in parts.enumerated() {
      if index > 0 { text += String(number).utf8 }
      text += part
    }
  }

  /// The bytes around each `#N`.
  private static func parts(of unit: String) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var rest = Array(unit.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "#"), rest.first == UInt8(ascii: "N") {
        rest = rest.dropFirst()
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
    return parts
  }
}
