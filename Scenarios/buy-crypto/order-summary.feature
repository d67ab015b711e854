Feature: Order summary
  The third screen is the last look before the order is placed.

  @BUY-24
  Scenario: Confirm leads to the summary
    Given I am setting a limit
    And I type 1200
    When I tap "Confirm 1,200 limit"
    Then the title is "Order summary"

  # A037
  @BUY-25 @BUY-26 @BUY-27
  Scenario: The summary repeats what was entered
    Given I am reviewing an order of 50 at 1200
    Then "Amount to spend" reads "50 €"
    And "Limit price" reads "1,200 €"
    And Details lists:
      | detail          | value          |
      | Asset           | BTC            |
      | Amount to spend | 50 €           |
      | Limit price     | 1,200 €        |
      | Quantity        | 0.04166666 BTC |

  @BUY-27
  Scenario: The details are those of the chosen asset
    Given I choose ETH from Asset
    And I am reviewing an order of 100 at 1250
    Then Details lists:
      | detail          | value    |
      | Asset           | ETH      |
      | Amount to spend | 100 €    |
      | Limit price     | 1,250 €  |
      | Quantity        | 0.08 ETH |

  # A038
  @BUY-25
  Scenario Outline: The amount is never converted on the way
    Given the BTC price is 0.9066183137
    And I am reviewing an order of <amount> at 0.9
    Then "Amount to spend" reads "<shown>"

    Examples:
      | amount       | shown            |
      | 0.01         | 0.01 €           |
      | 0.29         | 0.29 €           |
      | 19.99        | 19.99 €          |
      | 33.33        | 33.33 €          |
      | 50.5         | 50.50 €          |
      | 64.10        | 64.10 €          |
      | 99.99        | 99.99 €          |
      | 100.00       | 100 €            |
      | 134999999.99 | 134,999,999.99 € |

  @BUY-26
  Scenario Outline: The limit is the one confirmed
    Given I am reviewing an order of 50 at <limit>
    Then "Limit price" reads "<shown>"

    Examples:
      | limit   | shown      |
      | 1472.56 | 1,472.56 € |
      | 1472.5  | 1,472.50 € |
      | 0.5     | 0.5000 €   |
      | 60000   | 60,000 €   |

  # A039
  @BUY-27
  Scenario Outline: The quantity is never more than the money buys
    Given I am reviewing an order of <amount> at <limit>
    Then Quantity reads "<quantity>"

    Examples:
      | amount | limit  | quantity       |
      | 50     | 1200   | 0.04166666 BTC |
      | 2      | 3      | 0.66666666 BTC |
      | 100    | 100    | 1 BTC          |
      | 1      | 999999 | 0.000001 BTC   |
      | 5000   | 0.5    | 10,000 BTC     |

  # A011
  @BUY-12 @BUY-21 @BUY-25 @BUY-26
  Scenario: The euro sign stands where each screen wants it
    Given the BTC price is 1460
    And I am setting a limit
    When I type 1200
    Then the subtitle is "Current Price: € 1,460"
    And "Confirm 1,200 limit" is shown
    When I tap Confirm
    Then "Amount to spend" reads "50 €"
    And "Limit price" reads "1,200 €"

  @BUY-28
  Scenario: Nothing is ordered before the summary is confirmed
    Given I am reviewing an order of 50 at 1200
    Then no order was placed
    And the title is "Order summary"
    And "Place order" is enabled

  @BUY-28
  Scenario: Confirming the summary places the order
    Given I am reviewing an order of 50 at 1200
    When I tap "Place order"
    Then the title is "Order placed"
    And "Order number" reads "BC-000001"
    And 1 order was placed
    And the order placed is 50 eur of BTC at 1200

  @BUY-28
  Scenario: Turning back at the summary places nothing
    Given I am reviewing an order of 50 at 1200
    When I go back
    Then the title is "Set limit"
    And no order was placed

  @BUY-28
  Scenario: A second tap while the order is on its way does nothing
    Given placing an order takes 3 seconds
    And I am reviewing an order of 50 at 1200
    When I tap "Place order" twice
    Then "Place order" is loading
    And no order was placed
    When 3 seconds pass
    Then the title is "Order placed"
    And 1 order was placed

  @BUY-28
  Scenario: While the order is on its way there is no way back
    Given placing an order takes 3 seconds
    And I am reviewing an order of 50 at 1200
    And I tap "Place order"
    When I go back
    Then the title is "Order summary"
    When 3 seconds pass
    Then the title is "Order placed"

  @BUY-28
  Scenario: An order that is refused can be placed again
    Given orders are refused with "the market is closed"
    And I am reviewing an order of 50 at 1200
    When I tap "Place order"
    Then the title is "Order summary"
    And I see "The order was not placed: the market is closed"
    And no order was placed
    When orders are taken again
    And I tap "Place order"
    Then the title is "Order placed"
    And 1 order was placed

  @BUY-28
  Scenario: After an order there is room for a new one
    Given I am reviewing an order of 50 at 1200
    And I tap "Place order"
    When I tap Done
    Then the title is "Set amount"
    And Amount is empty
    And Next is disabled
    When I type 20
    And I tap Next
    Then "Limit price" is empty
    When I type 1000
    And I tap Confirm
    And I tap "Place order"
    Then "Order number" reads "BC-000002"
    And 2 orders were placed

  # A042
  @BUY-28
  Scenario: A change of price that cannot be seen is not announced
    Given the BTC price is 1460.001
    And I am setting a limit
    And I type 1200
    And 61 seconds pass
    And the BTC price becomes 1460.002
    When I tap Confirm
    Then "Price changed since the limit was set" is not shown

  # A042
  @BUY-28
  Scenario: A change of price is announced before the order is placed
    Given the BTC price is 1460.001
    And I am setting a limit
    And I type 1200
    And 61 seconds pass
    And the BTC price becomes 1475
    When I tap Confirm
    Then "Price changed since the limit was set" reads "+1.03%"
    And no order was placed
