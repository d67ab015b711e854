Feature: Data
  Prices and their history come from the market-data service.

  @BUY-29
  Scenario: Prices are asked for by asset and currency
    When I open the app
    Then the service was asked once for "/api/v3/simple/price?ids=bitcoin,ethereum,tether&vs_currencies=eur"
    And the price service was asked once

  @BUY-29
  Scenario: Prices come from that answer
    Given the price service answers:
      """
      {"tether":{"eur":0.5},"bitcoin":{"eur":1234.5},"ethereum":{"eur":10}}
      """
    When I tap Asset
    Then Assets lists:
      | asset | balance | in EUR   |
      | ETH   | 0.051   | € 0.51   |
      | BTC   | 0.051   | € 62.96  |
      | USDT  | 230     | € 115.00 |

  @BUY-30
  Scenario Outline: The currency is asked for, and its sign is shown
    Given I pay in <currency>
    And the BTC price in eur is 1
    And the BTC price in usd is 2
    And the BTC price in gbp is 3
    When I open the app
    Then the service was asked for "/api/v3/simple/price?vs_currencies=<currency>"
    And the service was asked for "/api/v3/coins/bitcoin/market_chart?vs_currency=<currency>"
    And Amount is marked "<sign>"
    When I type 5 0
    And I tap Next
    Then the subtitle is "Current Price: <sign> <price>"
    And "Limit price" is marked "<sign>"

    Examples:
      | currency | sign | price |
      | eur      | €    | 1     |
      | usd      | $    | 2     |
      | gbp      | £    | 3     |

  @BUY-30 @BUY-25 @BUY-26
  Scenario Outline: The summary speaks the currency
    Given I pay in <currency>
    And I am reviewing an order of 50 at 1200
    Then "Amount to spend" reads "50 <sign>"
    And "Limit price" reads "1,200 <sign>"
    When I tap "Place order"
    Then the order placed is 50 <currency> of BTC at 1200

    Examples:
      | currency | sign |
      | eur      | €    |
      | usd      | $    |
      | gbp      | £    |

  @BUY-30 @BUY-07
  Scenario: Balances are valued in the currency
    Given I pay in usd
    And the ETH price in usd is 2000
    When I tap Asset
    Then "ETH in USD" reads "$ 102.00"

  @BUY-31
  Scenario: The history is asked for over 30 days
    Given I am setting a limit
    Then the service was asked once for "/api/v3/coins/bitcoin/market_chart?vs_currency=eur&days=30"

  @BUY-31
  Scenario Outline: The history is that of the asset
    When I choose <asset> from Asset
    Then the service was asked once for "/api/v3/coins/<coin>/market_chart?vs_currency=eur&days=30"

    Examples:
      | asset | coin     |
      | ETH   | ethereum |
      | USDT  | tether   |

  @BUY-31
  Scenario: A history is pairs of a time in milliseconds and a price
    Given the history service answers:
      """
      {"prices":[[1714435200000,1400],[1714521600000,1500.25]]}
      """
    And I am setting a limit
    Then "Price chart" draws:
      | moment     | price   |
      | 2024-04-30 | 1400    |
      | 2024-05-01 | 1500.25 |

  @BUY-31
  Scenario: 30 days of history are drawn in full
    Given I am setting a limit
    Then "Price chart" is shown
    And I see "1 April 2024 to 1 May 2024"
