Feature: Searching by name

  @CHR-03 @CHR-15
  Scenario: A search finds every name with the text in it
    When I search for "nia vell"
    Then Cast lists:
      | name                   | about             |
      | Nia Vell (the elder)   | Humanoid, unknown |
      | Nia Vell (the younger) | Humanoid, Alive   |

  @CHR-03 @CHR-15
  Scenario: What a search finds comes page by page
    When I search for "ora"
    Then Cast lists 20 items
    And Cast begins with "Bo Orakel"
    When I scroll Cast to the end
    Then Cast lists 40 items
    And page 2 of "ora" was asked for once
    When I scroll Cast to the end
    And I scroll Cast to the end
    Then Cast lists 48 items
    And page 3 of "ora" was asked for once
    And page 4 of "ora" was not asked for

  @CHR-03
  Scenario: All characters of one name are found
    When I search for "Oru Tam"
    Then Cast lists:
      | name    | about          |
      | Oru Tam | Alien, Alive   |
      | Oru Tam | Human, Dead    |
      | Oru Tam | Robot, unknown |

  @CHR-03
  Scenario Outline: Whatever is typed reaches the service as typed
    When I search for "<text>"
    Then Cast lists 1 item
    And Cast begins with "<name>"

    Examples:
      | text         | name                   |
      | pip & pop    | Pip & Pop              |
      | A+B          | A+B Sisters            |
      | (100%)       | The Percentage (100%)  |
      | žofie        | Žofie Brân             |
      | Ørnes        | Ísla Ørnes             |
      | O'Dell       | Wren O'Dell            |
      | (the younger | Nia Vell (the younger) |
      | 8-ora        | Unit 8-Ora             |

  @CHR-03
  Scenario: White space around the text does not count
    When I search for "  sable "
    Then Cast lists 2 items
    And "sable" was searched for once

  @CHR-03
  Scenario: Nothing but white space is no search
    When I search for "   "
    Then Cast lists 20 items
    And page 1 was asked for once

  @CHR-03
  Scenario: The app waits for the last key
    When I enter the search "o"
    And 299 milliseconds pass
    And I enter the search "or"
    And 299 milliseconds pass
    And I enter the search "ora"
    And 299 milliseconds pass
    Then the list service was asked once
    When 1 millisecond passes
    Then "ora" was searched for once
    And "o" was not searched for
    And "or" was not searched for
    And Cast begins with "Bo Orakel"

  @CHR-03
  Scenario: Search does not wait
    When I enter the search "ora"
    And I tap Search
    Then "ora" was searched for once
    And Cast begins with "Bo Orakel"
    When 1 second passes
    Then "ora" was searched for once

  @CHR-03
  Scenario: Search takes the text as it is now, not as it was
    Given I search for "sable"
    When I enter the search "finch"
    And I tap Search
    Then Cast lists 1 item
    And Cast begins with "Aurora Finch"
    And "sable" was searched for once

  @CHR-03
  Scenario: The same search again asks for nothing
    Given I search for "sable"
    When I tap Search
    And I search for "sable "
    Then "sable" was searched for once
    And Cast lists 2 items

  @CHR-03
  Scenario: An earlier search that answers late changes nothing
    Given the app is open
    And the answer to the search for "sab" is held
    When I search for "sab"
    And I search for "finch"
    Then Cast begins with "Aurora Finch"
    When the answer to the search for "sab" arrives
    Then Cast lists 1 item
    And Cast begins with "Aurora Finch"

  @CHR-03
  Scenario: Two searches under way, and the later one is shown
    Given the app is open
    And the answer to the search for "sab" is held
    And the answer to the search for "finch" is held
    When I search for "sab"
    And I search for "finch"
    Then Cast is loading
    When the answer to the search for "finch" arrives
    Then Cast begins with "Aurora Finch"
    When the answer to the search for "sab" arrives
    Then Cast begins with "Aurora Finch"

  @CHR-03
  Scenario: A further page of an earlier search is not added to the new one
    Given I search for "ora"
    And the answer of the second page is held
    When I scroll Cast to the end
    And I search for "sable"
    And the answer of the second page arrives
    Then Cast lists 2 items

  @CHR-03
  Scenario: A search that fails can be tried again
    Given the app is open
    And the search for "sable" answers 500 once
    When I search for "sable"
    Then I see "The characters could not be loaded"
    When I tap Retry
    Then Cast lists 2 items

  @CHR-04 @CHR-15
  Scenario: Nothing is found
    When I search for "nobody at all"
    Then Cast is empty
    And I see "No character is called 'nobody at all'"

  @CHR-04
  Scenario: Nothing found is no failure
    When I search for "nobody at all"
    Then Retry is not shown

  @CHR-04
  Scenario: After nothing, something
    Given I search for "finchx"
    When I search for "finch"
    Then I do not see "No character is called"
    And Cast lists 1 item

  @CHR-05
  Scenario: Clear brings the full list back
    Given I search for "sable"
    When I tap Clear
    Then "Search by name" is empty
    And Cast lists 20 items
    And Cast begins with "Ada Bramble"
    And Clear is not shown

  @CHR-05 @CHR-15
  Scenario: Deleting the text brings the full list back at once
    Given I search for "nobody at all"
    When I enter the search ""
    Then Cast lists 20 items
    And I do not see "No character is called"

  @CHR-05
  Scenario: A search that was cleared before it began is never made
    Given I enter the search "sable"
    When I tap Clear
    And 1 second passes
    Then "sable" was not searched for
    And page 1 was asked for once
    And Cast lists 20 items

  @CHR-05
  Scenario: After clearing, the list can be read on
    Given I search for "sable"
    When I tap Clear
    And I scroll Cast to the end
    Then Cast lists 40 items
