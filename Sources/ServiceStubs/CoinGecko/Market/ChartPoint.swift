/// One point of a coin's history, with numbers as the digits that go on the wire.
public struct ChartPoint: Sendable, Hashable {
  /// The time in milliseconds since 1970.
  public var time: Int64
  /// The price; nil is null.
  public var price: String?
  /// The worth of all coins that exist; nil is null.
  public var marketCap: String?
  /// What was traded in 24 hours; nil is null.
  public var volume: String?

  /// Creates a point.
  public init(_ time: Int64, _ price: String?, marketCap: String? = nil, volume: String? = "0") {
    self.time = time
    self.price = price
    self.marketCap = marketCap
    self.volume = volume
  }
}

/// A point whose numbers are known to be JSON.
struct ChartRow: Sendable, Hashable {
  var time: Int64
  var price: WireNumber
  var marketCap: WireNumber
  var volume: WireNumber
}

extension ChartRow {
  /// Takes over a point.
  init(_ point: ChartPoint, at place: String) throws(ServiceStubsError) {
    time = point.time
    price = try WireNumber(point.price, at: place)
    marketCap = try WireNumber(point.marketCap, at: place)
    volume = try WireNumber(point.volume, at: place)
  }
}
