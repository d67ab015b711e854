Feature: The list of characters
  It is long, so it comes in pages of 20, each when somebody has read that far.

  @CHR-01 @CHR-15
  Scenario: The first page is there when the app opens
    When I open the app
    Then the title is "Characters"
    And Characters is selected
    And Cast lists 20 items
    And Cast begins with "Ada Bramble"
    And Cast ends with "Moth"

  @CHR-01
  Scenario: A row tells who it is
    Given the service has 3 characters
    When I open the app
    Then Cast lists:
      | name        | about        |
      | Ada Bramble | Human, Alive |
      | Bo Orakel   | Human, Alive |
      | Cato Fenn   | Human, Dead  |

  @CHR-01 @CHR-15
  Scenario: The end of the list brings the next page
    When I scroll Cast to the end
    Then Cast lists 40 items
    And Cast begins with "Ada Bramble"
    And page 2 was asked for once

  @CHR-01
  Scenario: Page after page, until everyone is there
    When I read on until everything is shown
    Then Cast lists 126 items
    And Cast ends with "Zenith Last"

  @CHR-01
  Scenario: Nothing is asked for after the last page
    Given the service has 25 characters
    When I scroll Cast to the end
    And I scroll Cast to the end
    And I scroll Cast to the end
    Then Cast lists 25 items
    And page 2 was asked for once
    And page 3 was not asked for

  @CHR-01
  Scenario: A list that ends with its first page has no second one
    Given the service has 20 characters
    When I scroll Cast to the end
    Then Cast lists 20 items
    And page 2 was not asked for

  @CHR-01 @CHR-02
  Scenario: On opening, the first page is asked for once, and no other
    When I open the app
    Then page 1 was asked for once
    And the list service was asked once

  @CHR-02
  Scenario: Only what was read is fetched
    When I scroll Cast to the end
    And I scroll Cast to the end
    Then Cast lists 60 items
    And the list service was asked 3 times
    And page 4 was not asked for

  @CHR-02
  Scenario: A page is asked for once, however often the end is reached while it is on its way
    Given the answer of the second page is held
    When I scroll Cast to the end
    And I scroll Cast to the end
    And I scroll Cast to the end
    Then page 2 was asked for once
    And Cast lists 20 items
    And "Loading more" is loading
    When the answer of the second page arrives
    Then Cast lists 40 items
    And "Loading more" is not shown

  @CHR-01
  Scenario: Until the first page is there, the list is loading
    Given the answer of the first page is held
    When I open the app
    Then Cast is loading
    And Cast is empty
    When the answer of the first page arrives
    Then Cast is not loading
    And Cast lists 20 items

  @CHR-01
  Scenario: Characters of the same name are all listed
    When I scroll Cast to the end
    And I open the first "Oru Tam"
    Then Status reads "Alive"
    When I go back
    And I open the second "Oru Tam"
    Then Status reads "Dead"

  @CHR-01
  Scenario: Pulling the list down loads it anew
    Given the app is open
    And the service gets a new character "Newcomer Vex"
    When I pull Cast down
    Then Cast begins with "Newcomer Vex"
    And Cast lists 20 items
    And page 1 was asked for 2 times

  @CHR-01
  Scenario: Pulling down a list that is still empty asks for no second page
    Given the service has 0 characters
    When I open the app
    And I pull Cast down
    Then page 1 was asked for twice
    And page 2 was not asked for
    And "Loading more" is not shown
