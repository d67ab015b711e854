import Testing

@testable import ServiceStubs

struct MosaicJPEGTests {
  private let black = MosaicJPEG.Colour(red: 0, green: 0, blue: 0)
  private let white = MosaicJPEG.Colour(red: 255, green: 255, blue: 255)

  /// The coded blocks, between the header and the end.
  private func coded(_ file: [UInt8]) throws -> ArraySlice<UInt8> {
    let scan = try #require(file.indices.first { file[$0...].starts(with: [0xFF, 0xDA]) })
    return file[(scan + 14)..<(file.count - 2)]
  }

  @Test func `no octet of the blocks is taken for a marker`() throws {
    let file = MosaicJPEG(width: 64, height: 64).file { ($0 + $1).isMultiple(of: 2) ? black : white }
    let coded = try coded(file)

    #expect(coded.contains(0xFF))
    #expect(zip(coded, coded.dropFirst()).allSatisfy { $0 != 0xFF || $1 == 0 })
  }

  @Test func `a block is coded as its difference from the one before`() throws {
    // Black is -128: eight bits after 111110, then an end; the other components are 0: 00, then an end.
    // The second block differs in nothing. What is left of the last octet is filled with ones.
    #expect(
      try Array(coded(MosaicJPEG(width: 16, height: 8).file { _, _ in black })) == [
        0b1111_1001, 0b1111_1100, 0b0000_0000, 0b0000_0011,
      ])
  }

  @Test func `the header tells width and height in pixels`() throws {
    let file = MosaicJPEG(width: 513, height: 7).file { _, _ in white }
    let frame = try #require(file.indices.first { file[$0...].starts(with: [0xFF, 0xC0]) })

    #expect(file[(frame + 5)..<(frame + 9)] == [0, 7, 2, 1])
  }
}
