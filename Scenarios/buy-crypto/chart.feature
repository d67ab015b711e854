Feature: Chart
  Set limit draws the past of the price, with a line that sets the limit.

  @BUY-16
  Scenario: The chart draws the recent prices of the asset
    Given the price history of BTC is:
      | moment           | price  |
      | 2024-04-29       | 1420.5 |
      | 2024-04-30 06:30 | 1435.2 |
      | 2024-05-01       | 1460   |
    And I am setting a limit
    Then "Price chart" draws:
      | moment           | price  |
      | 2024-04-29       | 1420.5 |
      | 2024-04-30 06:30 | 1435.2 |
      | 2024-05-01       | 1460   |
    And I see "29 April 2024 to 1 May 2024"

  @BUY-16
  Scenario: The chart is that of the chosen asset
    Given the price history of BTC runs from 1400 to 1500
    And the price history of ETH runs from 100 to 200
    And the ETH price is 150
    And I am setting a limit for ETH
    Then "Price chart" runs from 95 to 205

  @BUY-16
  Scenario: Points come in order of time, one for each moment
    Given the price history of BTC is:
      | moment     | price |
      | 2024-05-01 | 1500  |
      | 2024-04-30 | 1400  |
      | 2024-04-30 | 1410  |
    And I am setting a limit
    Then "Price chart" draws:
      | moment     | price |
      | 2024-04-30 | 1410  |
      | 2024-05-01 | 1500  |

  @BUY-16
  Scenario: Prices that cannot be are left out
    Given the price history of BTC is:
      | moment     | price |
      | 2024-04-28 | 1400  |
      | 2024-04-29 | null  |
      | 2024-04-30 | -5    |
      | 2024-05-01 | 1500  |
    And I am setting a limit
    Then "Price chart" draws 2 points

  @BUY-16
  Scenario: The scale holds all prices with some room
    Given the BTC price is 1450
    And the price history of BTC runs from 1400 to 1500
    And I am setting a limit
    Then "Price chart" runs from 1395 to 1505

  @BUY-16
  Scenario: The scale takes in the current price
    Given the BTC price is 1600
    And the price history of BTC runs from 1400 to 1500
    And I am setting a limit
    Then "Price chart" runs from 1390 to 1610

  @BUY-16
  Scenario: A price that never moved has room as well
    Given the BTC price is 1000
    And the price history of BTC runs from 1000 to 1000
    And I am setting a limit
    Then "Price chart" runs from 990 to 1010

  # A034
  @BUY-16 @BUY-23
  Scenario: Without a history there is no line, and the input works
    Given the price history of BTC is empty
    And I am setting a limit
    Then I see "No price history"
    And "Price chart" is not shown
    When I type 1200
    Then "Confirm 1,200 limit" is enabled

  # A035
  @BUY-16 @BUY-20
  Scenario: A history of zeros can be drawn
    Given the BTC price is 0
    And the price history of BTC is:
      | moment     | price |
      | 2024-04-30 | 0     |
      | 2024-05-01 | 0     |
    And I am setting a limit
    Then "Price chart" runs from 0 to 1
    And the subtitle is "Current Price: € —"
    When I type 1200
    Then Difference is not shown
    And I do not see "NaN"

  # A036
  @BUY-31
  Scenario: Moments are milliseconds, in UTC
    Given the history service answers:
      """
      {"prices":[[1648684800000,1420.5],[1648771200000,1435.2]],"market_caps":[],"total_volumes":[]}
      """
    And I am setting a limit
    Then I see "31 March 2022 to 1 April 2022"
    And "Price chart" draws 2 points

  @BUY-16
  Scenario: While the history is on its way, its place is kept
    Given the answer of the history service is held
    And I am setting a limit
    Then "Price chart" is loading
    When the answer of the history service arrives
    Then "Price chart" is not loading
