public import Foundation

/// One row that a statement found.
public struct SQLRow: Sendable, Hashable {
  /// The names of the columns, in order.
  public let columns: [String]
  /// The values, column by column.
  public let values: [SQLValue]

  /// Returns the value of a column.
  public func value(_ column: String) throws(StorageError) -> SQLValue {
    guard let index = columns.firstIndex(of: column) else {
      throw .noColumn(column, columns: columns)
    }
    return values[index]
  }

  /// Returns the whole number in a column.
  public func integer(_ column: String) throws(StorageError) -> Int {
    let value = try value(column)
    guard case .integer(let number) = value, let result = Int(exactly: number) else {
      throw .wrongKind(column: column, found: value.kind, wanted: "a whole number")
    }
    return result
  }

  /// Returns the text in a column.
  public func text(_ column: String) throws(StorageError) -> String {
    let value = try value(column)
    guard case .text(let text) = value else {
      throw .wrongKind(column: column, found: value.kind, wanted: "text")
    }
    return text
  }

  /// Returns the text in a column, where there is a value.
  public func optionalText(_ column: String) throws(StorageError) -> String? {
    try value(column) == .null ? nil : text(column)
  }

  /// Returns the octets in a column.
  public func data(_ column: String) throws(StorageError) -> Data {
    let value = try value(column)
    guard case .blob(let data) = value else {
      throw .wrongKind(column: column, found: value.kind, wanted: "octets")
    }
    return data
  }
}
