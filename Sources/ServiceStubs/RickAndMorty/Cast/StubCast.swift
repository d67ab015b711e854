import Foundation

/// The characters that the stub tells of, with the places that they come from.
public struct StubCast: Sendable, Hashable {
  /// The characters by number.
  public var characters: [StubCharacter] {
    didSet { characters.sort { $0.id < $1.id } }
  }
  /// The places, of which the first has number 1; others are numbered after them as they come.
  private(set) var places: [String]

  /// Creates a cast.
  public init(_ characters: [StubCharacter]) {
    self.init(characters, places: CastTable.places)
  }

  init(_ characters: [StubCharacter], places: [String]) {
    self.characters = characters.sorted { $0.id < $1.id }
    self.places = places
  }

  /// The cast that is built in.
  public static let standard = StubCast(
    CastTable.text.split(separator: "\n").enumerated().compactMap { index, line in
      StubCharacter(id: index + 1, line: line)
    })

  /// Returns the number of a place; places that no table lists have none of their own and share 0.
  func number(ofPlace name: String) -> Int {
    (places.firstIndex(of: name) ?? -1) + 1
  }

  /// Returns the character of a number.
  func character(_ id: Int) -> StubCharacter? { characters.first { $0.id == id } }
}

extension StubCharacter {
  /// Reads a line of the built-in table.
  fileprivate init?(id: Int, line: Substring) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 8 else { return nil }
    self.init(
      id: id, name: cells[0], status: cells[1], species: cells[2], type: cells[3], gender: cells[4],
      origin: cells[5].isEmpty ? nil : cells[5], location: cells[6].isEmpty ? nil : cells[6],
      episodes: cells[7].split(separator: " ").compactMap { Int($0) })
  }
}
