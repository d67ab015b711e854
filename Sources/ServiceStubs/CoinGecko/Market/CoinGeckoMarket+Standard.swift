extension CoinGeckoMarket {
  /// The synthetic market that is served where nothing else is set.
  ///
  /// `Fixtures/coingecko/prices.json` holds the same figures for people to read and change.
  public static let standard = CoinGeckoMarket(standardFigures)

  /// Creates a market from figures that are known to be JSON numbers.
  private init(_ figures: [StandardFigure]) {
    for figure in figures {
      var quote = Quote(price: .number(figure.price), historyBase: Double(figure.price))
      quote.details = [
        .marketCap: .number(figure.marketCap), .volume: .number(figure.volume),
        .change: .number(figure.change),
      ]
      coins[figure.coin, default: Coin()].quotes[figure.currency] = quote
    }
  }

  private struct StandardFigure {
    var coin: String
    var currency: String
    var price: String
    var marketCap: String
    var volume: String
    var change: String

    init(
      _ coin: String, _ currency: String, _ price: String, _ marketCap: String, _ volume: String,
      _ change: String
    ) {
      self.coin = coin
      self.currency = currency
      self.price = price
      self.marketCap = marketCap
      self.volume = volume
      self.change = change
    }
  }

  // 0.051 of 1460 is 74.46 and 230 of 0.92 is 211.6: figures that are easy to check by hand.
  private static let standardFigures = [
    StandardFigure("bitcoin", "eur", "60000", "1182480000000", "28104461209.84421", "-1.036540118449373"),
    StandardFigure("bitcoin", "gbp", "51600", "1016932800000", "24169836640.46602", "-1.101273360918442"),
    StandardFigure("bitcoin", "usd", "64800", "1277078400000", "30352818106.63175", "-0.981200745310228"),
    StandardFigure("ethereum", "eur", "1460", "175784000000", "11800223414.20871", "0.7667721469105918"),
    StandardFigure("ethereum", "gbp", "1255.6", "151174240000", "10148192136.21949", "0.7008913360517724"),
    StandardFigure("ethereum", "usd", "1576.8", "189846720000", "12744241287.34541", "0.8231540026117385"),
    StandardFigure("tether", "eur", "0.92", "95680000000", "38227000187.15512", "-0.04120034"),
    StandardFigure("tether", "gbp", "0.7912", "82284800000", "32875220160.9534", "-0.10551207"),
    StandardFigure("tether", "usd", "1", "104000000000", "41551087159.9512", "0.01312254"),
  ]
}
