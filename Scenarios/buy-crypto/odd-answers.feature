Feature: Odd answers
  The market-data service is known for answers that are not what was asked for.

  @BUY-13 @BUY-29
  Scenario Outline: Without a usable price there is a dash, and the flow goes on
    Given the price service answers:
      """
      <answer>
      """
    And I am setting a limit
    Then the subtitle is "Current Price: € —"
    And I see "Price not available"
    And "Retry" is enabled
    When I type 1200
    Then Confirm is enabled
    And Difference is not shown

    Examples:
      | answer                                                   |
      | {}                                                       |
      | {"bitcoin":{}}                                           |
      | {"bitcoin":{"eur":null}}                                 |
      | {"bitcoin":{"eur":0}}                                    |
      | {"bitcoin":{"eur":-3}}                                   |
      | {"bitcoin":{"eur":"60000"}}                              |
      | {"bitcoin":{"usd":60000}}                                |
      | {"status":{"error_code":429,"error_message":"too many"}} |
      | []                                                       |
      | <html>Access denied</html>                               |

  # A018
  @BUY-13 @BUY-29
  Scenario: A price is never borrowed from another asset
    Given the BTC price is 60000
    And the ETH price is left out
    And I am setting a limit for ETH
    Then the subtitle is "Current Price: € —"
    And I do not see "60,000"

  @BUY-13 @BUY-29
  Scenario: A price is never borrowed from another currency
    Given I pay in gbp
    And the price service answers:
      """
      {"bitcoin":{"eur":60000,"usd":64800}}
      """
    And I am setting a limit
    Then the subtitle is "Current Price: £ —"

  @BUY-29
  Scenario Outline: Content that cannot be read is no price
    Given the price service <does>
    And I am setting a limit
    Then the subtitle is "Current Price: € —"
    And "Retry" is enabled

    Examples:
      | does                        |
      | answers with nothing        |
      | answers with broken content |
      | cuts its answer off         |

  @BUY-16 @BUY-31
  Scenario Outline: Without a usable history the limit can still be set
    Given the history service <does>
    And I am setting a limit
    Then I see "Price history not available"
    And "Price chart" is not shown
    And "Retry chart" is enabled
    When I type 1200
    Then Confirm is enabled

    Examples:
      | does                        |
      | answers with nothing        |
      | answers with broken content |
      | cuts its answer off         |
      | answers 404                 |

  @BUY-16 @BUY-31
  Scenario: The chart can be asked for again
    Given the history service answers 404 once
    And the price history of BTC runs from 1400 to 1500
    And I am setting a limit
    When I tap "Retry chart"
    Then "Price chart" draws 2 points
    And "Retry chart" is not shown

  @BUY-31
  Scenario: Rows that are no pairs are left out
    Given the history service answers:
      """
      {"prices":[[1714435200000,1400],[],null,[1714521600000],"x",[1714521600000,"1450"],[1714564800000,1500]]}
      """
    And I am setting a limit
    Then "Price chart" draws 2 points
