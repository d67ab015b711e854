Feature: Over REST and over GraphQL
  Every scenario of this folder is run over both. These are about what the two do in ways of their own.

  @CHR-15
  Scenario: The first page has none before it, and the last none after it
    Given the service has 41 characters
    When I read on until everything is shown
    Then Cast lists 41 items
    And page 1 was asked for once
    And page 3 was asked for once
    And page 4 was not asked for

  @CHR-15
  Scenario: A service without any character is an empty list
    Given the service has 0 characters
    When I open the app
    Then Cast is empty
    And Retry is not shown

  @CHR-15
  Scenario: Blanks and signs in a search do not keep the next page away
    Given the service has 21 characters called "Ö & A"
    When I search for "ö & a"
    And I scroll Cast to the end
    Then Cast lists 21 items
    And page 2 of "ö & a" was asked for once

  @CHR-15
  Scenario Outline: Whatever goes wrong, the screen says the same
    Given the detail service <fails> once
    When I tap "Moth"
    Then I see "The character could not be loaded"
    When I tap "Retry detail"
    Then Details shows "Insect"

    Examples:
      | fails                       |
      | answers 429                 |
      | answers 503                 |
      | answers with broken content |
      | cuts its answer off         |
