Feature: Set limit
  The second screen asks for the price at which to buy.

  @BUY-12
  Scenario: The screen says what the asset costs now
    Given the BTC price is 1460
    And I am setting a limit
    Then the title is "Set limit"
    And the subtitle is "Current Price: € 1,460"

  @BUY-12
  Scenario Outline: Prices are written for people
    Given the BTC price is <price>
    And I am setting a limit
    Then the subtitle is "Current Price: € <shown>"

    Examples:
      | price      | shown        |
      | 1460.5     | 1,460.50     |
      | 1460.555   | 1,460.56     |
      | 60000      | 60,000       |
      | 1234567.8  | 1,234,567.80 |
      | 1          | 1            |
      | 0.99984    | 0.9998       |
      | 0.00001234 | 0.00001234   |

  @BUY-12
  Scenario: A tiny price sent with an exponent is shown without one
    Given the BTC price is sent as "1.6446899669484214e-05"
    And I am setting a limit
    Then the subtitle is "Current Price: € 0.00001645"

  @BUY-13
  Scenario Outline: The price is that of the chosen asset
    Given the BTC price is 60000
    And the ETH price is 1460
    And the USDT price is 0.92
    And I am setting a limit for <asset>
    Then the subtitle is "Current Price: € <price>"

    Examples:
      | asset | price  |
      | BTC   | 60,000 |
      | ETH   | 1,460  |
      | USDT  | 0.9200 |

  @BUY-13
  Scenario: A price of more than 60 seconds is fetched anew
    Given the BTC price is 1460
    And I type 5 0
    And the BTC price becomes 1470
    When 61 seconds pass
    And I tap Next
    Then the subtitle is "Current Price: € 1,470"
    And the price service was asked twice

  @BUY-13
  Scenario: A price of 60 seconds is good enough
    Given the BTC price is 1460
    And I type 5 0
    And the BTC price becomes 1470
    When 60 seconds pass
    And I tap Next
    Then the subtitle is "Current Price: € 1,460"
    And the price service was asked once

  @BUY-14
  Scenario: The limit starts empty, in euro
    Given I am setting a limit
    Then "Limit price" is empty
    And "Limit price" is marked "€"

  @BUY-14
  Scenario: The limit is typed on the keypad
    Given I am setting a limit
    When I type 1 2 0 0
    Then "Limit price" reads "1,200"

  @BUY-15
  Scenario: A text explains what the limit is
    Given I am setting a limit
    Then I see "is the price you will buy at"
    When I type 1 2 0 0
    Then I see "is the price you will buy at"

  @BUY-21
  Scenario Outline: The button names the limit
    Given I am setting a limit
    When I type <keys>
    Then "Confirm <limit> limit" is enabled

    Examples:
      | keys    | limit     |
      | 1200    | 1,200     |
      | 1472.56 | 1,472.56  |
      | 1472.5  | 1,472.50  |
      | 7       | 7         |
      | 1000000 | 1,000,000 |

  @BUY-21
  Scenario: The button follows each key
    Given I am setting a limit
    And "Confirm limit" is shown
    When I type 1
    Then "Confirm 1 limit" is shown
    When I type 2
    Then "Confirm 12 limit" is shown
    When I type Delete Delete
    Then "Confirm limit" is shown

  # A025
  @BUY-22 @BUY-20
  Scenario: A limit that is not set is not 0
    Given I am setting a limit
    Then "Limit price" is empty
    And Difference is not shown
    And Confirm is disabled
    When I type 0
    Then "Limit price" reads "0"
    And Difference is not shown
    And Confirm is disabled

  @BUY-22
  Scenario Outline: A limit of nothing but zeros cannot be confirmed
    Given I am setting a limit
    When I type <keys>
    And I try to tap Confirm
    Then Confirm is disabled
    And the title is "Set limit"

    Examples:
      | keys    |
      | 0       |
      | .       |
      | 0 . 0 0 |

  @BUY-22
  Scenario: Taking the limit back disables Confirm again
    Given I am setting a limit
    And I type 5
    And Confirm is enabled
    When I type Delete
    Then Confirm is disabled

  @BUY-23
  Scenario Outline: Any limit above 0 can be confirmed
    Given I am setting a limit
    When I type <keys>
    Then Confirm is enabled

    Examples:
      | keys         |
      | 1200         |
      | 0.01         |
      | 999999999.99 |

  @BUY-23 @BUY-24
  Scenario: Confirm does not need a price
    Given the price service answers 404
    And I am setting a limit
    When I type 1200
    Then Confirm is enabled
    When I tap Confirm
    Then the title is "Order summary"

  # A020
  @BUY-13 @BUY-14 @BUY-20
  Scenario: A price that arrives while the limit is typed leaves the limit alone
    Given the BTC price is 1460
    And I type 5 0
    And 61 seconds pass
    And the BTC price becomes 1470
    And the answer of the price service is held
    And I tap Next
    When I type 1 4
    And the answer of the price service arrives
    And I type 0 0
    Then the subtitle is "Current Price: € 1,470"
    And "Limit price" reads "1,400"
    And Difference reads "-4.76%"
