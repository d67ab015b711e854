Feature: Limit line on unusual charts

  # A026
  @BUY-17
  Scenario: Rounding never leads off the chart
    Given the BTC price is 1460
    And the price history of BTC runs from 1400 to 1460.006
    And I am setting a limit
    When I drag "Price chart" to 9999
    Then "Limit price" reads "1,463"
    And the line of "Price chart" is in range

  # A032
  @BUY-18 @BUY-20
  Scenario: A limit below 1 keeps four digits
    Given the USDT price is 1.0001
    And the price history of USDT runs from 0.99 to 1.01
    And I am setting a limit for USDT
    When I drag "Price chart" to 0.9999
    Then "Limit price" reads "0.9999"
    And Difference reads "-0.02%"
    And "Confirm 0.9999 limit" is enabled

  @BUY-18
  Scenario: A limit far below 1 keeps four significant digits
    Given the BTC price is 0.000012
    And the price history of BTC runs from 0.00001 to 0.00002
    And I am setting a limit
    When I drag "Price chart" to 0.0000123456
    Then "Limit price" reads "0.00001235"

  @BUY-17
  Scenario: Without a price or a limit there is no line to drag
    Given the BTC price is left out
    And the price history of BTC runs from 1400 to 1500
    And I am setting a limit
    Then "Price chart" has no line
    When I type 1450
    Then the line of "Price chart" is at 1450
