Feature: Keypad
  Amount and limit are entered on a keypad of the app's own, key by key.

  @BUY-08
  Scenario Outline: Every key is there
    When I open the app
    Then "<key>" is enabled

    Examples:
      | key    |
      | 0      |
      | 1      |
      | 2      |
      | 3      |
      | 4      |
      | 5      |
      | 6      |
      | 7      |
      | 8      |
      | 9      |
      | .      |
      | Delete |

  @BUY-08
  Scenario: Every digit writes itself
    When I type 9 8 7 6 5 4 3 2 1
    And I type . 0
    Then Amount reads "987,654,321.0"

  @BUY-08
  Scenario: A tenth digit before the point does nothing
    When I type 123456789
    And I type 0
    Then Amount reads "123,456,789"

  # A009
  @BUY-08
  Scenario: A third decimal does nothing
    When I type 1 . 2 3 4
    Then Amount reads "1.23"
    When I type Delete
    Then Amount reads "1.2"

  # A007
  @BUY-08 @BUY-10
  Scenario: A zero does not stay in front of another digit
    When I type 0
    And I type 5 0
    Then Amount reads "50"
    And Next is enabled

  # A003
  @BUY-08 @BUY-10
  Scenario: A point at the start stands behind a zero
    When I type . 5
    Then Amount reads "0.5"
    And Next is enabled

  # A004
  @BUY-08 @BUY-09
  Scenario: A point alone is no amount yet
    When I type .
    Then Amount reads "0."
    And Next is disabled
    When I type 7
    Then Amount reads "0.7"
    And Next is enabled

  # A005
  @BUY-08
  Scenario: A second point does nothing, and delete still works
    When I type 1 . . 5
    Then Amount reads "1.5"
    When I type Delete Delete
    Then Amount reads "1"

  # A006
  @BUY-08
  Scenario: Delete takes one character at a time
    Given I type 12.50
    When I type Delete
    Then Amount reads "12.5"
    When I type Delete
    Then Amount reads "12."
    When I type 7
    Then Amount reads "12.7"

  @BUY-08
  Scenario: Delete does no harm when there is nothing to delete
    When I type Delete Delete
    Then Amount is empty
    When I type 4
    Then Amount reads "4"

  # A008
  @BUY-08 @BUY-04
  Scenario: A large amount with cents is kept to the cent
    Given I type 134999999.99
    And I am choosing an asset
    When I close the dialog
    Then Amount reads "134,999,999.99"

  @BUY-14
  Scenario: The limit is entered by the same rules
    Given I am setting a limit
    When I type 0 1 2 . . 3 4 5
    Then "Limit price" reads "12.34"
    When I type Delete
    Then "Limit price" reads "12.3"

  # A016
  @BUY-04
  Scenario: Pasted text with grouping is taken as a whole
    When I paste "85,879" into Amount
    Then Amount reads "85,879"
    And Next is enabled

  # A014
  @BUY-04
  Scenario: A decimal comma is refused, never skipped
    Given I type 7
    When I paste "3,20" into Amount
    Then Amount reads "7"
    And I do not see "320"

  # A012: figures have a decimal point whatever the device's locale.
  @BUY-14
  Scenario: A limit in the German way is refused, never cut
    Given I am setting a limit
    When I paste "1.472,56" into "Limit price"
    Then "Limit price" is empty
    And "Confirm limit" is disabled
    When I paste "1,472.56" into "Limit price"
    Then "Limit price" reads "1,472.56"

  @BUY-04 @BUY-09
  Scenario Outline: What is no amount is not taken
    When I paste "<text>" into Amount
    Then Amount is empty
    And Next is disabled

    Examples:
      | text       |
      | -5         |
      | abc        |
      | 1e3        |
      | 12.345     |
      | 1234567890 |
      | € 50       |
