import Foundation

/// The columns of a table, and which of them the row type has asked for.
final class RowColumns {
  /// The names, as the table has them.
  let names: [String]
  /// What was asked for, each once, in order.
  private(set) var asked: [String] = []

  init(_ names: [String]) { self.names = names }

  /// The columns that would be lost without a word.
  var unasked: [String] { names.filter { !asked.contains($0) } }

  func ask(for name: String) {
    if !asked.contains(name) { asked.append(name) }
  }
}

/// Decodes one row of a data table; each column is a property of the row type.
struct RowDecoder: Decoder {
  let record: [String: String]
  let columns: RowColumns
  /// The row's number in its table, from 1, for messages.
  let row: Int
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RowContainer<Key>(record: record, columns: columns, row: row))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw StepError.rowShape(row: row)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw StepError.rowShape(row: row)
  }
}

private struct RowContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let record: [String: String]
  let columns: RowColumns
  let row: Int
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { columns.names.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool {
    columns.ask(for: key.stringValue)
    return record[key.stringValue] != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool { try cell(key).isEmpty }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let text = try cell(key)
    if let value = text as? T { return value }
    let column = key.stringValue
    if type == Decimal.self {
      guard let value = Self.decimal(text) as? T else {
        throw StepError.cell(text, column: column, row: row, type: "\(type)")
      }
      return value
    }
    do {
      return try T(from: CellDecoder(text: text, column: column, row: row))
    } catch is DecodingError {
      throw StepError.cell(text, column: column, row: row, type: "\(type)")
    }
  }

  /// A whole text as a number; `Decimal` alone would take `1,200` for 1.
  private static func decimal(_ text: String) -> Decimal? {
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard digits.utf8.allSatisfy({ ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E }),
      digits.contains(where: { $0 != "." }), digits.count(where: { $0 == "." }) < 2
    else { return nil }
    return Decimal(string: text, locale: nil)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    throw StepError.rowShape(row: row)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw StepError.rowShape(row: row)
  }

  func superDecoder() throws -> any Decoder { throw StepError.rowShape(row: row) }

  func superDecoder(forKey key: Key) throws -> any Decoder { throw StepError.rowShape(row: row) }

  private func cell(_ key: Key) throws -> String {
    columns.ask(for: key.stringValue)
    guard let text = record[key.stringValue] else {
      throw StepError.missingColumn(key.stringValue, columns: columns.names)
    }
    return text
  }
}

/// Decodes one cell of a row into a number, a truth value or a raw-valued type.
private struct CellDecoder: Decoder, SingleValueDecodingContainer {
  let text: String
  let column: String
  let row: Int
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw StepError.rowShape(row: row)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw StepError.rowShape(row: row)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { text.isEmpty }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard let readable = type as? any LosslessStringConvertible.Type,
      let value = readable.init(text) as? T
    else {
      throw StepError.cell(text, column: column, row: row, type: "\(type)")
    }
    return value
  }
}
