Feature: Limit line
  The line on the chart and the input tell the same limit.

  Background:
    Given the BTC price is 1460
    And the price history of BTC runs from 1400 to 1500
    And I am setting a limit

  @BUY-17
  Scenario: Before there is a limit, the line stands at the current price
    Then the line of "Price chart" is at 1460
    And "Limit price" is empty

  @BUY-17 @BUY-18
  Scenario: Dragging the line sets the limit
    When I drag "Price chart" to 1430
    Then the line of "Price chart" is at 1430
    And "Limit price" reads "1,430"
    And "Confirm 1,430 limit" is enabled

  @BUY-18
  Scenario: The input follows every move of the line
    When I drag "Price chart" to 1430
    Then "Limit price" reads "1,430"
    When I drag "Price chart" to 1470.25
    Then "Limit price" reads "1,470.25"

  @BUY-18
  Scenario Outline: A dragged limit has two decimals
    When I drag "Price chart" to <place>
    Then "Limit price" reads "<limit>"

    Examples:
      | place    | limit    |
      | 1430.004 | 1,430    |
      | 1430.005 | 1,430.01 |
      | 1430.5   | 1,430.50 |

  @BUY-18 @BUY-20
  Scenario: The badge follows the line
    When I drag "Price chart" to 1472.56
    Then Difference reads "+0.86%"

  @BUY-18
  Scenario: The line takes the place of a typed limit
    Given I type 1200
    When I drag "Price chart" to 1450
    Then "Limit price" reads "1,450"
    And the line of "Price chart" is in range

  @BUY-17
  Scenario Outline: The line stays on the chart
    When I drag "Price chart" to <place>
    Then the line of "Price chart" is at <edge>
    And "Limit price" reads "<limit>"

    Examples:
      | place | edge | limit |
      | 9999  | 1505 | 1,505 |
      | 0     | 1395 | 1,395 |

  # A031
  @BUY-17 @BUY-18
  Scenario: What was dragged too far is not remembered
    When I drag "Price chart" to 1600 and back to 1505
    Then "Limit price" reads "1,505"
    When I drag "Price chart" to 1495
    Then "Limit price" reads "1,495"

  @BUY-19
  Scenario: Typing moves the line
    When I type 1450
    Then the line of "Price chart" is at 1450
    And the line of "Price chart" is in range

  @BUY-19
  Scenario: The line moves with every key
    When I type 1 4 3 0
    Then the line of "Price chart" is at 1430
    When I type . 5
    Then the line of "Price chart" is at 1430.5

  # A030
  @BUY-19 @BUY-17
  Scenario: A limit above the chart pins the line to the upper edge
    When I type 2000
    Then the line of "Price chart" is at 1505
    And the line of "Price chart" is out of range
    And "Price chart" is marked "out of range"
    And "Limit price" reads "2,000"
    When I drag "Price chart" to 1500
    Then "Limit price" reads "1,500"
    And the line of "Price chart" is in range

  @BUY-19
  Scenario: A limit below the chart pins the line to the lower edge
    When I type 1200
    Then the line of "Price chart" is at 1395
    And the line of "Price chart" is out of range
    And "Limit price" reads "1,200"

  @BUY-19
  Scenario: Without a limit the line goes back to the current price
    Given I type 1450
    When I type Delete Delete Delete Delete
    Then the line of "Price chart" is at 1460
