Feature: The detail of a character

  @CHR-06
  Scenario: A tap opens the detail
    When I tap "Doctor Plume"
    Then the title is "Doctor Plume"
    And the detail service was asked once

  @CHR-06
  Scenario: Back leads to the list as it was
    Given I scroll Cast to the end
    When I tap "Perrin Marlow"
    And I tap Back
    Then the title is "Characters"
    And Cast lists 40 items
    And page 2 was asked for once

  @CHR-06
  Scenario: From a search and back to it
    Given I search for "sable"
    When I open the second "Sable"
    Then Species reads "Human"
    When I go back
    Then "Search by name" reads "sable"
    And Cast lists 2 items

  @CHR-06
  Scenario: Of two with one name, the one that was tapped
    When I search for "oru tam"
    And I open the third "Oru Tam"
    Then Species reads "Robot"
    And Type reads "Copy"

  @CHR-07 @CHR-15
  Scenario: The detail tells everything
    When I tap "Doctor Plume"
    Then Details lists:
      | what     | value             |
      | Name     | Doctor Plume      |
      | Status   | Alive             |
      | Species  | Bird              |
      | Type     | Grey owl          |
      | Gender   | Female            |
      | Origin   | The Ninth Orchard |
      | Location | Ospel Station     |
    And Picture reads "4.jpeg"

  @CHR-07 @CHR-15
  Scenario: An origin without an address, and a type that is empty
    When I tap "Cato Fenn"
    Then Origin reads "unknown"
    And Location reads "Glass Quarter"
    And Type reads "—"

  @CHR-07 @CHR-15
  Scenario: Letters and signs of every kind arrive whole
    When I tap "Žofie Brân"
    Then Details lists:
      | what     | value      |
      | Name     | Žofie Brân |
      | Status   | Alive      |
      | Species  | Human      |
      | Type     | —          |
      | Gender   | Female     |
      | Origin   | Këlm       |
      | Location | Moss Ferry |

  @CHR-07
  Scenario: A gender that is neither
    When I tap "Unit 8-Ora"
    Then Gender reads "Genderless"
    And Origin reads "unknown"
    And Location reads "unknown"

  @CHR-07
  Scenario: The detail takes its time
    Given the answer of the detail service is held
    When I tap "Moth"
    Then Details is loading
    And the title is "Moth"
    And "Add to favourites" is disabled
    When the answer of the detail service arrives
    Then Species reads "Insect"
    And "Add to favourites" is enabled

  @CHR-07
  Scenario: The picture takes longer than the rest
    Given the answer of the picture service is held
    When I tap "Moth"
    Then Picture is loading
    And Species reads "Insect"
    When the answer of the picture service arrives
    Then Picture reads "20.jpeg"

  @CHR-07
  Scenario Outline: Without a picture, the rest is there
    Given the picture service <fails>
    When I tap "Moth"
    Then Picture is marked "not available"
    And Species reads "Insect"

    Examples:
      | fails                       |
      | answers 404                 |
      | answers 500                 |
      | answers with nothing        |
      | answers with broken content |

  @CHR-06 @CHR-15
  Scenario: The character has gone from the service
    Given the app is open
    And the service no longer has "Moth"
    When I tap "Moth"
    Then I see "This character was not found"
    And "Retry detail" is not shown
    And "Add to favourites" is disabled

  @CHR-06 @CHR-15
  Scenario: The detail fails, and is there at the second try
    Given the detail service answers 500 once
    When I tap "Moth"
    Then I see "The character could not be loaded"
    When I tap "Retry detail"
    Then Species reads "Insect"

  @CHR-06
  Scenario: Going back before the detail is there does no harm
    Given the answer of the detail service is held
    When I tap "Moth"
    And I go back
    And the answer of the detail service arrives
    Then the title is "Characters"
