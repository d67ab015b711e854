Feature: When the list cannot be loaded
  What is shown stays, and there is a way to try again.

  @CHR-01 @CHR-15
  Scenario: The first page fails, and is there at the second try
    Given the first page answers 500 once
    When I open the app
    Then I see "The characters could not be loaded"
    And Cast is empty
    When I tap Retry
    Then Cast lists 20 items
    And I do not see "could not be loaded"

  @CHR-01 @CHR-15
  Scenario Outline: A further page fails in some way
    Given the second page <fails> once
    When I scroll Cast to the end
    Then Cast lists 20 items
    And I see "More characters could not be loaded"
    When I tap Retry
    Then Cast lists 40 items
    And Retry is not shown

    Examples:
      | fails                       |
      | answers 500                 |
      | answers 429                 |
      | answers with broken content |
      | answers with nothing        |
      | refuses the connection      |

  @CHR-01
  Scenario: A page that never comes is given up after 10 seconds
    Given the answer of the second page is held
    When I scroll Cast to the end
    And 10 seconds pass
    Then I see "More characters could not be loaded"
    And Cast lists 20 items

  @CHR-01
  Scenario: Scrolling on tries again as well
    Given the second page answers 503 once
    When I scroll Cast to the end
    And I scroll Cast to the end
    Then Cast lists 40 items
    And page 2 was asked for twice

  @CHR-01
  Scenario: A refresh that fails keeps what is shown
    Given I scroll Cast to the end
    And the first page answers 500 once
    When I pull Cast down
    Then Cast lists 40 items
    And I see "The characters could not be refreshed"
    When I tap Retry
    Then Cast lists 20 items

  @CHR-01
  Scenario: Without a network there is nothing to list
    Given the service is offline
    When I open the app
    Then I see "The characters could not be loaded"
    When the service is online again
    And I tap Retry
    Then Cast lists 20 items
