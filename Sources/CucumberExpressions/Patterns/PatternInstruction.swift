/// One instruction of a compiled pattern.
enum PatternInstruction: Sendable {
  /// The bytes of the program's pool from `start` on.
  case literal(start: Int, count: Int)
  /// One code point of a set.
  case set(Int)
  /// As many code points of a set as there are, at least `minimum`; gives them back one by one.
  case greedyRun(set: Int, minimum: Int, maximum: Int)
  /// The same where giving back can never help.
  case possessiveRun(set: Int, minimum: Int, maximum: Int)
  /// As few code points of a set as will do.
  case lazyRun(set: Int, minimum: Int, maximum: Int)
  /// Two ways to go on, the preferred one first; `bytes` is where the program has the bytes with which
  /// the first can begin, and behind them those of the second.
  case split(first: Int, second: Int, bytes: Int)
  case jump(Int)
  /// Stores the position in a slot.
  case save(Int)
  /// Fails where the position is the one in the slot: a loop went round without consuming anything.
  case progress(Int)
  case start
  case end
  case boundary(isNegated: Bool)
  /// A condition that follows and ends with `accept`; the pattern goes on at `next`.
  case lookahead(isNegated: Bool, next: Int)
  case accept
}
