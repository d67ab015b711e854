Feature: Failures
  Services fail. The app asks again where that may help, says what it does not know, and goes on.

  @BUY-13 @BUY-29
  Scenario: Too many requests: asked again after a second
    Given the BTC price is 1460
    And the price service answers 429 once
    And I am setting a limit
    Then the subtitle is "Current Price: …"
    And I see "Loading price"
    And the price service was asked once
    When 1 second passes
    Then the subtitle is "Current Price: € 1,460"
    And the price service was asked twice

  @BUY-29
  Scenario: Too many requests: asked again when the service says so
    Given the price service answers 429 with Retry-After 5 once
    And I open the app
    When 4.9 seconds pass
    Then the price service was asked once
    When 0.1 seconds pass
    Then the price service was asked twice

  @BUY-29
  Scenario: Too many requests: the service may name a date
    Given the price service answers 429 with Retry-After "Wed, 01 May 2024 12:00:07 GMT" once
    And I open the app
    When 6 seconds pass
    Then the price service was asked once
    When 1 second passes
    Then the price service was asked twice

  @BUY-13 @BUY-29
  Scenario: Too many requests: after three tries the price is not known
    Given the price service answers 429
    And I am setting a limit
    When 2 seconds pass
    Then the subtitle is "Current Price: € —"
    And "Retry" is enabled
    When 60 seconds pass
    Then the price service was asked 3 times

  @BUY-13 @BUY-29
  Scenario Outline: A service in trouble is asked twice more, after longer and longer waits
    Given the BTC price is 1460
    And the price service answers <status> twice
    And I am setting a limit
    When 1 second passes
    Then the price service was asked twice
    When 1 second passes
    Then the price service was asked twice
    When 1 second passes
    Then the price service was asked 3 times
    And the subtitle is "Current Price: € 1,460"

    Examples:
      | status |
      | 500    |
      | 502    |
      | 503    |

  @BUY-13 @BUY-29
  Scenario: A service that stays in trouble is let be
    Given the price service answers 500
    And I am setting a limit
    When 60 seconds pass
    Then the price service was asked 3 times
    And the subtitle is "Current Price: € —"

  @BUY-13 @BUY-29
  Scenario Outline: What was asked wrongly is not asked again
    Given the price service answers <status>
    And I am setting a limit
    When 60 seconds pass
    Then the price service was asked once
    And the subtitle is "Current Price: € —"

    Examples:
      | status |
      | 400    |
      | 401    |
      | 403    |
      | 404    |
      | 422    |

  @BUY-13 @BUY-29
  Scenario: An answer that takes too long is asked for again
    Given the BTC price is 1460
    And the next answer of the price service takes 15 seconds
    And I am setting a limit
    Then the subtitle is "Current Price: …"
    When 10 seconds pass
    Then the price service was asked once
    When 1 second passes
    Then the price service was asked twice
    And the subtitle is "Current Price: € 1,460"

  @BUY-13 @BUY-29
  Scenario: A service that never answers in time is given up
    Given answers of the price service take 20 seconds
    And I am setting a limit
    When 33 seconds pass
    Then the subtitle is "Current Price: € —"
    And the price service was asked 3 times

  @BUY-13
  Scenario: A slow answer is waited for
    Given the BTC price is 1460
    And answers of the price service take 5 seconds
    And I am setting a limit
    When 4 seconds pass
    Then the subtitle is "Current Price: …"
    When 1 second passes
    Then the subtitle is "Current Price: € 1,460"

  @BUY-09 @BUY-10 @BUY-13
  Scenario: Offline, the flow goes on without prices
    Given the service is offline
    When I type 5 0
    Then Next is enabled
    When I tap Next
    Then the subtitle is "Current Price: € —"
    And I see "Price not available"
    When I type 1200
    And I tap Confirm
    Then "Limit price" reads "1,200 €"

  @BUY-13
  Scenario: Back online, Retry brings the price
    Given the BTC price is 1460
    And the service is offline
    And I am setting a limit
    And the subtitle is "Current Price: € —"
    When the service is online again
    And I tap "Retry"
    Then the subtitle is "Current Price: € 1,460"
    And "Retry" is not shown

  @BUY-13
  Scenario: A connection that is refused is no price
    Given the price service refuses the connection once
    And I am setting a limit
    Then the subtitle is "Current Price: € —"
    When I tap "Retry"
    Then the subtitle is "Current Price: € 60,000"

  # A024
  @BUY-13
  Scenario: An older answer that comes late does not replace a newer one
    Given the ETH price is 2900
    And the next 2 answers of the price service are held
    And I open the app
    And the ETH price becomes 3000
    And I am setting a limit for ETH
    When the second answer of the price service arrives
    Then the subtitle is "Current Price: € 3,000"
    When the first answer of the price service arrives
    Then the subtitle is "Current Price: € 3,000"

  # A024
  @BUY-16
  Scenario: The history of the asset left behind is not drawn
    Given the price history of BTC runs from 1400 to 1500
    And the price history of ETH runs from 100 to 200
    And the ETH price is 150
    And the answer of the history service is held
    And I am setting a limit for ETH
    When the answer of the history service arrives
    Then "Price chart" runs from 95 to 205

  # A023
  @BUY-13
  Scenario: An old price that cannot be refreshed stays, marked as stale
    Given the BTC price is 1460
    And I type 5 0
    And 61 seconds pass
    And the price service answers 404
    When I tap Next
    Then the subtitle is "Current Price: € 1,460"
    And "Price not up to date" is marked "stale"
    And "Retry" is enabled

  @BUY-13
  Scenario: A stale price is fresh again after Retry
    Given the BTC price is 1460
    And I type 5 0
    And 61 seconds pass
    And the price service answers 404 once
    And I tap Next
    And "Price not up to date" is shown
    When the BTC price becomes 1470
    And I tap "Retry"
    Then the subtitle is "Current Price: € 1,470"
    And "Price not up to date" is not shown

  @BUY-07
  Scenario: Stale prices are marked where balances are valued
    Given I open the app
    And 61 seconds pass
    And the price service answers 404
    When I tap Asset
    Then "BTC in EUR" reads "€ 3,060.00"
    And "BTC in EUR" is marked "stale"

  @BUY-13 @BUY-29
  Scenario: The app as a whole gets by when everything is answered 429 once
    Given the service answers 429 twice
    And I am setting a limit
    When 1 second passes
    Then the subtitle is "Current Price: € 60,000"
    And "Price chart" is not loading
