/// A way to spoil a text.
enum Mutation: CaseIterable, Sendable {
  /// A stretch is left out.
  case cut
  /// A stretch of another text, or of this one, comes in.
  case splice
  /// Two lines change places.
  case swapLines
  /// A line stands twice, or very often.
  case repeatLine
  /// A line is left out.
  case dropLine
  /// A line is indented, ever deeper, many times over.
  case nest
  /// Bytes are replaced by others.
  case randomBytes
  /// Bytes come in that are no UTF-8.
  case invalidUTF8
  /// A piece of syntax comes in somewhere.
  case syntax
  /// A piece of syntax comes in so often that its line grows very long.
  case longLine
  /// White space is replaced by other white space, of all kinds that there are.
  case whiteSpace
  /// Line ends are replaced by others.
  case lineEnds
}
