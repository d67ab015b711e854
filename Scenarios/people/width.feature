Feature: Width
  More room, more columns.

  @PPL-22
  Scenario: One column in a compact width
    Given the window is compact
    When I open the app
    Then "People" is marked "one column"

  @PPL-22
  Scenario: Two columns in a regular width
    Given the window is regular
    When I open the app
    Then "People" is marked "two columns"

  @PPL-22
  Scenario: In two columns the persons go from left to right
    Given the service has these persons:
      | first | last     |
      | Ada   | Ashdown  |
      | Cecil | Loxley   |
      | Edith | Elmswood |
    And the window is regular
    When I open the app
    Then "Ada Ashdown" is marked "left column"
    And "Cecil Loxley" is marked "right column"
    And "Edith Elmswood" is marked "left column"

  @PPL-22
  Scenario: Turning the phone changes the columns and nothing else
    Given I scroll to the end
    When the window becomes regular
    Then "People" is marked "two columns"
    And the first 20 persons of the service are shown
    When the window becomes compact
    Then "People" is marked "one column"
    And the list service was asked twice

  @PPL-22
  Scenario: The dark changes nothing of the layout
    Given the system is in dark mode
    And the window is regular
    When I open the app
    Then "People" is marked "two columns"
    And 10 persons are shown
