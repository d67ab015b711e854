Feature: Without a network
  What is there is shown, and what is missing is said.

  @PPL-21
  Scenario: What the database holds is shown, and more could not be loaded
    Given the database holds 10 persons
    And the service is offline
    When I scroll to the end
    Then the first 10 persons of the database are shown
    And I see "More people could not be loaded"
    And nothing is loading

  @PPL-21
  Scenario: Without a network the pages of the database still follow each other
    Given the database holds 20 persons
    And the service is offline
    When I scroll to the end
    Then the first 20 persons of the database are shown
    And I do not see "could not be loaded"

  @PPL-21
  Scenario: Nothing in the database and no network
    Given the service is offline
    When I open the app
    Then I see "People could not be loaded"
    And Retry is enabled
    And I do not see "No people"

  @PPL-21
  Scenario: Retry loads what was missing, once the network is back
    Given the database holds 10 persons
    And the service is offline
    And I scroll to the end
    And the service is online again
    When I tap Retry
    Then the first 20 persons of the database are shown
    And I do not see "could not be loaded"
    And Retry is not shown

  @PPL-21
  Scenario: Retry of the very first load
    Given the service is offline
    And the app is open
    And the service is online again
    When I tap Retry
    Then the first 10 persons of the service are shown

  @PPL-21
  Scenario: Scrolling to the end again is as good as Retry
    Given the database holds 10 persons
    And the service is offline
    And I scroll to the end
    And the service is online again
    When I scroll to the end
    Then the first 20 persons of the database are shown

  @PPL-21
  Scenario: Persons without their pictures are still persons
    Given the database holds 2 persons
    And the service is offline
    When I open the app
    Then 2 persons are shown
    And there are 0 pictures in the cache
    And nothing is loading

  @PPL-21
  Scenario Outline: <what goes wrong>
    Given the database holds 10 persons
    And <what goes wrong>
    When I scroll to the end
    And 5 seconds pass
    Then 10 persons are shown
    And I see "More people could not be loaded"
    And there are 10 persons in the database

    Examples:
      | what goes wrong                                        |
      | the list service answers 500                           |
      | the list service answers 404                           |
      | the list service answers with nothing                  |
      | the list service answers with broken content           |
      | the list service answers with the error "bad gateway"  |
      | the list service answers with the error "rate limited" |

  @PPL-21
  Scenario: A fault of the server is tried twice more before it is said
    Given the list service answers 500 twice
    When I open the app
    Then "Loading people" is shown
    When 3 seconds pass
    Then the first 10 persons of the service are shown
    And the list service was asked 3 times

  @PPL-21
  Scenario: Too many requests are not answered with more of them
    Given the service lets 15 persons be asked for
    And the app is open
    When I scroll to the end
    And 1 minute passes
    Then I see "More people could not be loaded"
    And the list service was asked twice
    When 5 minutes pass
    And I tap Retry
    Then 20 persons are shown

  @PPL-21
  Scenario: An answer that does not come is given up
    Given answers of the list service take 60 seconds
    And the app is open
    When 31 seconds pass
    Then "Loading people" is shown
    When 2 seconds pass
    Then I see "People could not be loaded"

  @PPL-21
  Scenario: An outage is not taken for the end of the list
    Given the app is open
    And the service has an outage
    When I scroll to the end
    Then I see "More people could not be loaded"
    And 10 persons are shown
    When the outage is over
    And I tap Retry
    Then the first 20 persons of the service are shown

  @PPL-21
  Scenario: An outage at the first load is not taken for an empty list
    Given the service has an outage
    When I open the app
    Then I see "People could not be loaded"
    And I do not see "No people"
