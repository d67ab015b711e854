Feature: Badge
  Once there is a limit, a badge tells how far it is from the current price.

  Background:
    Given the BTC price is 1460
    And I am setting a limit

  @BUY-20
  Scenario: There is no badge without a limit
    Then Difference is not shown

  # A033
  @BUY-20
  Scenario: A limit above the price
    When I type 1472.56
    Then Difference reads "+0.86%"
    And Difference is marked "up"

  @BUY-20
  Scenario: A limit below the price
    When I type 1200
    Then Difference reads "-17.81%"
    And Difference is marked "down"

  # A028
  @BUY-20
  Scenario Outline: The difference is measured from the current price
    When I type <limit>
    Then Difference reads "<difference>"

    Examples:
      | limit   | difference   |
      | 1606    | +10.00%      |
      | 1314    | -10.00%      |
      | 2920    | +100.00%     |
      | 1       | -99.93%      |
      | 1500000 | +102,639.73% |

  # A027, A029
  @BUY-20
  Scenario Outline: Zero has no sign and is neither up nor down
    When I type <limit>
    Then Difference reads "0.00%"
    And Difference is marked "neutral"

    Examples:
      | limit   |
      | 1460    |
      | 1459.99 |
      | 1460.01 |
      | 1460.07 |

  @BUY-20
  Scenario: The smallest difference that shows
    When I type 1460.08
    Then Difference reads "+0.01%"
    And Difference is marked "up"

  @BUY-20
  Scenario: The badge goes with the limit
    Given I type 1 5 0 0
    And Difference reads "+2.74%"
    When I type Delete Delete Delete Delete
    Then Difference is not shown
