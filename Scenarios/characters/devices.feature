Feature: Day and night, small and large

  @CHR-13
  Scenario Outline: The app opens as the system is
    Given the system is in <mode> mode
    When I open the app
    Then the screen is <mode>

    Examples:
      | mode  |
      | light |
      | dark  |

  @CHR-13
  Scenario: The app follows at nightfall
    Given I open the app
    And I tap "Moth"
    When the system turns dark
    Then the screen is dark
    And the title is "Moth"
    When the system turns light
    Then the screen is light

  @CHR-13
  Scenario: Every tab is dark
    Given the system is in dark mode
    When I tap Favourites
    Then the screen is dark

  @CHR-14
  Scenario: A small screen shows one thing at a time
    Given the window is compact
    When I tap "Moth"
    Then the screen is laid out for compact width
    And Cast is not shown
    And Details is shown
    And Back is shown

  @CHR-14
  Scenario: A large screen shows the list and the detail side by side
    Given the window is regular
    When I open the app
    Then the screen is laid out for regular width
    And I see "Choose a character"
    When I tap "Moth"
    Then Cast lists 20 items
    And "Moth" is selected
    And Species reads "Insect"
    And Back is not shown

  @CHR-14
  Scenario: Side by side, another character takes the place of the first
    Given the window is regular
    When I tap "Moth"
    And I tap "Sable"
    Then Species reads "Animal"
    And "Moth" is not selected

  @CHR-14
  Scenario: Side by side, a slow detail does not push itself before the next one
    Given the window is regular
    And the answer of the detail service is held
    When I tap "Moth"
    And I tap "Sable"
    And the answer of the detail service arrives
    Then the subtitle is "Sable"
    And Species reads "Animal"

  @CHR-14
  Scenario: Turning the device keeps what is open
    Given I scroll Cast to the end
    And I tap "Perrin Marlow"
    When the window becomes regular
    Then Cast lists 40 items
    And Species reads "Bird"
    When the window becomes compact
    Then the title is "Perrin Marlow"
    And Cast is not shown

  @CHR-14 @CHR-12
  Scenario: Side by side, the mark appears at once
    Given the window is regular
    And I tap "Moth"
    When I tap "Add to favourites"
    Then "Moth" is marked "favourite"

  @CHR-14 @CHR-11
  Scenario: The favourites, side by side
    Given "Moth" is a favourite
    And the window is regular
    When I tap Favourites
    And I tap "Moth"
    Then "Favourite cast" lists 1 item
    And Species reads "Insect"
