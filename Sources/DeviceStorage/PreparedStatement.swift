import CSQLite
import Foundation

/// A statement that SQLite has compiled, and that is run with ever new values.
struct PreparedStatement {
  let pointer: OpaquePointer

  /// How many parameters the statement has.
  var parameterCount: Int { Int(sqlite3_bind_parameter_count(pointer)) }

  /// The names of the columns that the statement finds.
  var columns: [String] {
    (0..<sqlite3_column_count(pointer)).map { index in
      sqlite3_column_name(pointer, index).map { String(cString: $0) } ?? ""
    }
  }

  func step() -> Int32 { sqlite3_step(pointer) }

  /// Makes the statement ready to be run again.
  func reset() {
    sqlite3_reset(pointer)
    sqlite3_clear_bindings(pointer)
  }

  func finalize() { sqlite3_finalize(pointer) }

  /// Sets a parameter, counted from 1, and returns SQLite's code.
  func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(pointer, index)
    case .integer(let number): sqlite3_bind_int64(pointer, index, number)
    case .real(let number): sqlite3_bind_double(pointer, index, number)
    case .text(let text):
      text.utf8CString.withUnsafeBufferPointer { buffer in
        sqlite3_bind_text(pointer, index, buffer.baseAddress, Int32(buffer.count - 1), copied)
      }
    case .blob(let data):
      data.isEmpty
        ? sqlite3_bind_zeroblob(pointer, index, 0)
        : data.withUnsafeBytes { sqlite3_bind_blob(pointer, index, $0.baseAddress, Int32($0.count), copied) }
    }
  }

  /// Returns a column of the row at hand, counted from 0.
  func value(at index: Int32) -> SQLValue {
    switch sqlite3_column_type(pointer, index) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(pointer, index))
    case SQLITE_FLOAT: .real(sqlite3_column_double(pointer, index))
    case SQLITE_TEXT: .text(String(decoding: octets(at: index), as: UTF8.self))
    case SQLITE_BLOB: .blob(octets(at: index))
    default: .null
    }
  }

  private func octets(at index: Int32) -> Data {
    guard let start = sqlite3_column_blob(pointer, index) else { return Data() }
    return Data(bytes: start, count: Int(sqlite3_column_bytes(pointer, index)))
  }

  /// Tells SQLite to copy what it is given (`SQLITE_TRANSIENT`).
  private var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}
