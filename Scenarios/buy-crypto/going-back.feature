Feature: Going back
  Whatever was typed is still there after going back.

  @BUY-04 @BUY-11
  Scenario: The amount is kept
    Given I type 5 0
    And I tap Next
    When I go back
    Then the title is "Set amount"
    And Amount reads "50"
    And Next is enabled

  # A001
  @BUY-08
  Scenario: A kept amount is edited like a typed one
    Given I am setting a limit
    And I go back
    When I type Delete
    Then Amount reads "5"

  @BUY-14
  Scenario: The limit is kept
    Given I am setting a limit
    And I type 1200
    When I tap Back
    And I tap Next
    Then "Limit price" reads "1,200"
    And Confirm is enabled

  @BUY-14 @BUY-26
  Scenario: A limit changed after the summary is the one that counts
    Given I am reviewing an order of 50 at 1200
    And I go back
    When I type Delete
    And I tap Confirm
    Then "Limit price" reads "120 €"

  @BUY-25
  Scenario: An amount changed after the summary is the one that counts
    Given I am reviewing an order of 50 at 1200
    And I go back
    And I go back
    When I type 0
    And I tap Next
    And I tap Confirm
    Then "Amount to spend" reads "500 €"

  # A040
  @BUY-03 @BUY-04 @BUY-14
  Scenario: Another asset keeps the amount and drops the limit
    Given I am setting a limit
    And I type 1200
    And I go back
    When I choose ETH from Asset
    Then Amount reads "50"
    And the subtitle is "Your ETH purchase"
    When I tap Next
    Then "Limit price" is empty
    And Confirm is disabled

  @BUY-14
  Scenario: The same asset chosen again keeps the limit
    Given I am setting a limit
    And I type 1200
    And I go back
    When I choose BTC from Asset
    And I tap Next
    Then "Limit price" reads "1,200"
