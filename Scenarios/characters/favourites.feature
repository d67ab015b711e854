Feature: Favourites

  @CHR-08 @CHR-12
  Scenario: A character becomes a favourite in its detail
    Given I tap "Moth"
    When I tap "Add to favourites"
    Then "Remove from favourites" is shown
    And "Add to favourites" is not shown
    When I go back
    Then "Moth" is marked "favourite"
    And "Sable" is not marked "favourite"

  @CHR-08
  Scenario: Tapping twice adds and takes back
    Given I tap "Moth"
    When I tap "Add to favourites"
    And I tap "Remove from favourites"
    And I tap "Add to favourites"
    And I tap Favourites
    Then "Favourite cast" lists 1 item

  @CHR-09
  Scenario: A favourite is one no longer
    Given "Moth" is a favourite
    When I tap "Moth"
    And I tap "Remove from favourites"
    And I go back
    Then "Moth" is not marked "favourite"
    When I tap Favourites
    Then "Favourite cast" is empty
    And I see "No favourites yet"

  @CHR-09
  Scenario: Removing one leaves the others
    Given "Moth" is a favourite
    And "Sable" is a favourite
    And "Ada Bramble" is a favourite
    When I tap "Sable"
    And I tap "Remove from favourites"
    And I go back
    And I tap Favourites
    Then "Favourite cast" lists:
      | name        | about           |
      | Moth        | Insect, unknown |
      | Ada Bramble | Human, Alive    |

  @CHR-09 @CHR-10
  Scenario: Removing many in a row leaves none behind
    Given the first 10 characters are favourites
    When I tap Favourites
    Then "Favourite cast" lists 10 items
    When I remove all favourites one after the other without waiting
    Then "Favourite cast" is empty
    When I quit and reopen the app
    And I tap Favourites
    Then "Favourite cast" is empty

  @CHR-10
  Scenario: Favourites are there after a restart
    Given "Sable" is a favourite
    And "Moth" is a favourite
    When I quit and reopen the app
    Then "Sable" is marked "favourite"
    And "Moth" is marked "favourite"
    When I tap Favourites
    Then "Favourite cast" lists:
      | name  | about           |
      | Sable | Animal, Dead    |
      | Moth  | Insect, unknown |

  @CHR-10
  Scenario: What was removed stays away after a restart
    Given "Moth" is a favourite
    And I tap "Moth"
    And I tap "Remove from favourites"
    When I quit and reopen the app
    Then "Moth" is not marked "favourite"

  @CHR-10
  Scenario: Favourites need no network
    Given "Moth" is a favourite
    And I quit the app
    And the service is offline
    When I open the app
    And I tap Favourites
    Then "Favourite cast" begins with "Moth"

  @CHR-10
  Scenario: Loading the list anew leaves the favourites alone
    Given "Ada Bramble" is a favourite
    And "Moth" is a favourite
    When I pull Cast down
    Then "Ada Bramble" is marked "favourite"
    When I tap Favourites
    Then "Favourite cast" lists 2 items

  @CHR-10
  Scenario: So does loading it anew while the service fails
    Given "Ada Bramble" is a favourite
    And the first page answers 500 once
    When I pull Cast down
    Then "Ada Bramble" is marked "favourite"
    When I quit and reopen the app
    Then "Ada Bramble" is marked "favourite"

  @CHR-10
  Scenario: A damaged file is told, and the app works without it
    Given the favourites' file is damaged
    When I open the app
    Then I see "The favourites cannot be read"
    And Cast lists 20 items
    When I tap "Moth"
    And I tap "Add to favourites"
    And I tap Favourites
    Then "Favourite cast" lists 1 item

  @CHR-11
  Scenario: Without favourites the tab says so
    When I tap Favourites
    Then the title is "Favourites"
    And I see "No favourites yet"

  @CHR-11
  Scenario: The tab lists the favourites in the order in which they were added
    Given "Sable" is a favourite
    And "Ada Bramble" is a favourite
    And "Moth" is a favourite
    When I tap Favourites
    Then Favourites is selected
    And "Favourite cast" lists:
      | name        | about           |
      | Sable       | Animal, Dead    |
      | Ada Bramble | Human, Alive    |
      | Moth        | Insect, unknown |

  @CHR-11
  Scenario: A favourite is opened from the tab
    Given "Doctor Plume" is a favourite
    When I tap Favourites
    And I tap "Doctor Plume"
    Then the title is "Doctor Plume"
    And Type reads "Grey owl"
    When I go back
    Then the title is "Favourites"

  @CHR-11 @CHR-09
  Scenario: A favourite that has gone from the service can still be removed
    Given "Moth" is a favourite
    And the service no longer has "Moth"
    When I tap Favourites
    And I tap "Moth"
    Then I see "This character was not found"
    When I tap "Remove from favourites"
    And I go back
    Then "Favourite cast" is empty

  @CHR-11
  Scenario: Each tab keeps what is open in it
    Given "Moth" is a favourite
    And I tap "Sable"
    When I tap Favourites
    Then the title is "Favourites"
    When I tap Characters
    Then the title is "Sable"

  @CHR-12
  Scenario: A favourite is marked in what a search finds
    Given "Moth" is a favourite
    When I search for "moth"
    Then "Moth" is marked "favourite"

  @CHR-12
  Scenario: A favourite is marked in its own tab
    Given "Moth" is a favourite
    When I tap Favourites
    Then "Moth" is marked "favourite"

  @CHR-12
  Scenario: Another character of the same name is not marked
    Given the first "Oru Tam" is a favourite
    When I search for "oru tam"
    Then the first "Oru Tam" is marked "favourite"
    And the second "Oru Tam" is not marked "favourite"
    And the third "Oru Tam" is not marked "favourite"

  @CHR-12
  Scenario: A favourite of a later page is marked when the page comes
    Given I scroll Cast to the end
    And "Perrin Marlow" is a favourite
    When I quit and reopen the app
    And I scroll Cast to the end
    Then "Perrin Marlow" is marked "favourite"
