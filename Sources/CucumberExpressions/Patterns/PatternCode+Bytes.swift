/// The parts of a program while it runs: bare pointers, so that no step counts references.
struct RunningCode {
  let instructions: UnsafeBufferPointer<PatternInstruction>
  let literals: UnsafeBufferPointer<UInt8>
  let sets: UnsafeBufferPointer<ScalarSet>
  let firstBytes: UnsafeBufferPointer<FirstBytes>

  @inline(__always)
  func hasLiteral(
    _ offset: Int, _ count: Int, in text: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> Bool {
    guard count <= text.count - position else { return false }
    for index in 0..<count where literals[offset + index] != text[position + index] { return false }
    return true
  }

  @inline(__always)
  func canBegin(_ bytes: Int, in text: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
    position < text.count ? firstBytes[bytes].contains(text[position]) : firstBytes[bytes].includesEnd
  }
}

extension PatternCode {
  /// Calls `body` with the parts of the program.
  @inline(__always)
  func whileRunning<Result>(_ body: (RunningCode) -> Result) -> Result {
    instructions.withUnsafeBufferPointer { instructions in
      literals.withUnsafeBufferPointer { literals in
        sets.withUnsafeBufferPointer { sets in
          firstBytes.withUnsafeBufferPointer { firstBytes in
            body(
              RunningCode(
                instructions: instructions, literals: literals, sets: sets, firstBytes: firstBytes))
          }
        }
      }
    }
  }
}
