import Foundation

/// Decodes one row of a data table; each column is a property of the row type.
struct RowDecoder: Decoder {
  let record: [String: String]
  /// The row's number in its table, from 1, for messages.
  let row: Int
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RowContainer<Key>(record: record, row: row))
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
  let row: Int
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { record.keys.sorted().compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { record[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try cell(key).isEmpty }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let text = try cell(key)
    if let value = text as? T { return value }
    if type == Decimal.self, let value = Decimal(string: text, locale: nil) as? T { return value }
    return try T(from: CellDecoder(text: text, column: key.stringValue, row: row))
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
    guard let text = record[key.stringValue] else {
      throw StepError.missingColumn(key.stringValue, columns: record.keys.sorted())
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
