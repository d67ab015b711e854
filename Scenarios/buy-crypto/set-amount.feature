Feature: Set amount
  The first screen asks for the asset to buy and for the money to spend on it.

  @BUY-02
  Scenario: The screen says what is going to be bought
    When I open the app
    Then the title is "Set amount"
    And the subtitle is "Your BTC purchase"

  @BUY-02 @BUY-03
  Scenario Outline: The subtitle follows the asset
    Given I am choosing an asset
    When I choose <asset>
    Then the title is "Set amount"
    And the subtitle is "Your <asset> purchase"
    And Asset reads "<asset>"

    Examples:
      | asset |
      | ETH   |
      | BTC   |
      | USDT  |

  @BUY-03
  Scenario: Choosing another asset twice leaves the last one
    When I choose ETH from Asset
    And I choose USDT from Asset
    Then the subtitle is "Your USDT purchase"

  @BUY-04
  Scenario: The amount starts empty, in euro
    When I open the app
    Then Amount is empty
    And Amount is marked "€"

  @BUY-04 @BUY-08
  Scenario: The keypad writes into the amount
    When I type 5 0
    Then Amount reads "50"

  @BUY-04
  Scenario: Large amounts are easy to read
    When I type 1234567
    Then Amount reads "1,234,567"

  @BUY-09
  Scenario: Without an amount there is no way on
    When I open the app
    Then Next is disabled

  @BUY-09
  Scenario Outline: Nothing but zeros is no amount
    When I type <keys>
    Then Amount reads "<text>"
    And Next is disabled

    Examples:
      | keys    | text |
      | 0       | 0    |
      | 0 0     | 0    |
      | .       | 0.   |
      | 0 . 0   | 0.0  |
      | 0 . 0 0 | 0.00 |

  @BUY-09
  Scenario: Taking the amount back closes Next again
    Given I type 5
    And Next is enabled
    When I type Delete
    Then Amount is empty
    And Next is disabled

  @BUY-09
  Scenario: A tap on Next without an amount does nothing
    When I try to tap Next
    Then the title is "Set amount"

  @BUY-10
  Scenario: 50 euro open Next
    When I type 5 0
    Then Next is enabled

  @BUY-10
  Scenario Outline: The smallest and the largest amounts are valid too
    When I type <keys>
    Then Next is enabled

    Examples:
      | keys         |
      | 1            |
      | 0.01         |
      | 999999999.99 |

  # A002: no other field has to be visited first.
  @BUY-10
  Scenario: The very key that makes the amount positive opens Next
    Given I type 0 . 0
    And Next is disabled
    When I type 1
    Then Next is enabled

  @BUY-11
  Scenario: Next leads to Set limit
    Given I type 5 0
    When I tap Next
    Then the title is "Set limit"

  @BUY-11
  Scenario: Next does not wait for a price
    Given the answer of the price service is held
    When I type 5 0
    And I tap Next
    Then the title is "Set limit"
    When the answer of the price service arrives
    Then the subtitle is "Current Price: € 60,000"
