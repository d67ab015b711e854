/// The files of recorded answers, by the way in which the stub is compared with them.
enum RecordedFiles {
  static let simplePrices = [
    "simple-price_bitcoin_usd.json", "simple-price_bitcoin_myr.json", "simple-price_bitcoin_eth.json",
    "simple-price_unknown-currency_empty-object.json", "simple-price_ids-with-space_only-first-coin.json",
    "simple-price_ethereum_usd.json", "simple-price_ethereum_USD-upper_market-cap.json",
    "simple-price_ethereum_USD-upper_24h-vol.json", "simple-price_olympus-ethereum_order-differs.json",
    "simple-price_unknown-id.json", "edge_simple-price_null-change.json",
    "edge_simple-price_null-price.json", "synthetic_simple-price_eur.json",
  ]

  static let recordedCharts = [
    "market-chart_bitcoin_usd_days-1.json", "market-chart_bitcoin_usd_days-1_b.json",
    "market-chart_bitcoin_usd_days-30.json", "market-chart_bitcoin_usd_days-90_interval-daily.json",
  ]

  static let otherCharts =
    [
      "edge_market-chart_null-market-cap.json", "edge_market-chart_empty.json",
      "synthetic_market-chart_tiny-coin_eur_days-7_scientific.json",
    ]
    + ["bitcoin", "ethereum", "tether"].flatMap { coin in
      [1, 7, 30, 365].map { "synthetic_market-chart_\(coin)_eur_days-\($0).json" }
    }

  /// Errors that a request alone provokes, answered word for word.
  static let plainErrors = [
    "simple-price_missing-ids.422.json", "simple-price_missing-vs_currencies.422.json",
    "market-chart_missing-vs_currency.422.json", "market-chart_unknown-coin.404.json",
  ]

  /// Errors compared as values: their shapes and codes, not the service's prose.
  static let errorBodies = [
    "rate-limited.429.json", "rate-limited.429.txt", "rate-limit-body-with-200.json",
    "history-too-old.401.json", "pro-only.401.json", "api-key-missing.401.json",
    "user-agent-missing.403.json", "cloudflare-denied.403.html", "invalid-vs_currency.400.json",
    "ohlc_missing-parameters.500.json",
  ]

  static let ping = "ping.json"

  /// Answers that the stub does not give, with the reason.
  static let outOfReach = [
    "coins-markets_bitcoin_usd.json": "no app asks for /coins/markets",
    "coins-markets_bitcoin-ethereum_eth.json": "no app asks for /coins/markets",
    "market-chart-range_daily_3-points.json": "no app asks for /market_chart/range",
    "simple-supported-vs-currencies.json": "no app asks for the list of currencies",
  ]
}
