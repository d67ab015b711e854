/// A step's keyword and the text behind it, held as their places in the bytes that both are taken from.
///
/// Most of a document is steps: so a step refers to one thing, not to one for each, and copying it counts once.
struct StepWords: Sendable {
  private let owner: [UInt8]
  private let keywordStart: Int32
  private let textStart: Int32
  /// The number of bytes; -1 for all behind `textStart`.
  private let textCount: Int32
  /// The number of bytes; the greatest number for all in front of `textStart`.
  private let keywordCount: UInt16

  /// Words of their own.
  init(keyword: String, text: String) {
    self.init(Array(keyword.utf8), Array(text.utf8))
  }

  /// The words between offsets.
  @inline(__always)
  init(_ owner: [UInt8], keyword: Range<Int>, text: Range<Int>) {
    guard text.upperBound <= Int(Int32.max), keyword.count < Int(UInt16.max) else {
      self.init(Array(owner[keyword]), Array(owner[text]))
      return
    }
    self.init(
      owner, keywordStart: Int32(truncatingIfNeeded: keyword.lowerBound),
      textStart: Int32(truncatingIfNeeded: text.lowerBound), textCount: Int32(truncatingIfNeeded: text.count),
      keywordCount: UInt16(truncatingIfNeeded: keyword.count))
  }

  private init(_ keyword: [UInt8], _ text: [UInt8]) {
    self.init(
      keyword + text, keywordStart: 0, textStart: Int32(clamping: keyword.count), textCount: -1,
      keywordCount: .max)
  }

  @inline(__always)
  private init(
    _ owner: [UInt8], keywordStart: Int32, textStart: Int32, textCount: Int32, keywordCount: UInt16
  ) {
    self.owner = owner
    self.keywordStart = keywordStart
    self.textStart = textStart
    self.textCount = textCount
    self.keywordCount = keywordCount
  }

  /// The keyword as written.
  var keyword: String { lend { keyword, _ in String(decoding: keyword, as: UTF8.self) } }

  /// The text behind the keyword.
  var text: String { lend { _, text in String(decoding: text, as: UTF8.self) } }

  /// Lends the bytes.
  @inline(__always)
  func lend<Result>(
    _ body: (_ keyword: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    owner.withUnsafeBufferPointer { bytes in
      let (first, start) = (Int(keywordStart), Int(textStart))
      let keywordEnd = keywordCount == .max ? start : first &+ Int(keywordCount)
      let end = textCount < 0 ? bytes.count : start &+ Int(textCount)
      return body(
        UnsafeBufferPointer(rebasing: bytes[first..<keywordEnd]),
        UnsafeBufferPointer(rebasing: bytes[start..<end]))
    }
  }
}

extension StepWords: Hashable {
  static func == (left: StepWords, right: StepWords) -> Bool {
    left.keyword == right.keyword && left.text == right.text
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(keyword)
    hasher.combine(text)
  }
}

extension StepWords: CustomDebugStringConvertible {
  /// The words in quotes, so that printing what holds them tells them.
  var debugDescription: String { (keyword + text).debugDescription }
}
