Feature: Refresh
  Pulling the list down brings what the remote source has now.

  @PPL-06
  Scenario: A refresh asks for the first page, although the database holds persons
    Given the database holds 30 persons
    And the app is open
    When I pull to refresh
    Then the list service was asked once
    And the service was asked once for "/api/1.4/?page=1&results=10"
    And the first 10 persons of the service are shown

  @PPL-06
  Scenario: The answer takes the place of what the database held
    Given the database holds 30 persons
    And the app is open
    When I pull to refresh
    Then the database holds the persons shown
    And the database holds 10 persons now

  @PPL-06
  Scenario: The answer takes the place of the pictures in the cache
    Given the database holds 20 persons
    And the cache holds the picture of everyone in the database
    And the app is open
    When I pull to refresh
    Then the picture service was asked 10 times
    And there are 10 pictures in the cache

  @PPL-06
  Scenario: A picture that changed under its address is replaced
    Given the service has these persons:
      | first | last    |
      | Ada   | Ashdown |
      | Cecil | Loxley  |
    And the app is open
    And the service has drawn new pictures
    When I pull to refresh
    Then the picture of "Ada Ashdown" was asked for twice
    And all pictures are the ones that the service has now

  @PPL-06
  Scenario: What a refresh brought is there after a restart without a network
    Given the database holds 20 persons
    And the app is open
    And I pull to refresh
    When I quit the app
    And the service is offline
    And I open the app again
    Then the first 10 persons of the service are shown
    And all pictures are the ones that the service has now

  @PPL-06
  Scenario: Persons stay on the screen until the fresh ones are here
    Given the database holds 20 persons
    And the app is open
    And the answer of the list service is held
    When I pull to refresh
    Then "Refreshing" is loading
    And the first 10 persons of the database are shown
    When the answer of the list service arrives
    Then "Refreshing" is not shown
    And the first 10 persons of the service are shown

  @PPL-06
  Scenario: A second pull while the refresh is on its way asks for nothing more
    Given the database holds 10 persons
    And the app is open
    And the answer of the list service is held
    When I pull to refresh
    And I pull to refresh
    And the answer of the list service arrives
    Then the list service was asked once

  @PPL-06
  Scenario: A page that a refresh overtook is not mixed in
    Given the app is open
    And the next 2 answers of the list service are held
    When I scroll to the end
    And I pull to refresh
    Then "Refreshing" is loading
    And "Loading more" is not shown
    When the answers of the list service arrive
    Then the first 10 persons of the service are shown
    And the database holds the persons shown
    When I scroll to the end
    Then the first 20 persons of the service are shown
    And page 2 was asked for last with the seed of the newest first page
    And the list service was asked 4 times

  @PPL-06
  Scenario: A refresh does not wait for the page that it gives up
    Given the app is open
    And the answer of the list service is held
    When I scroll to the end
    And I pull to refresh
    Then the first 10 persons of the service are shown
    And nothing is loading
    And the database holds the persons shown

  @PPL-06
  Scenario: Pulling an empty list down asks once, for the first page
    Given the service has 0 persons
    And the app is open
    When I pull to refresh
    And I scroll to the end
    Then the list service was asked twice
    And "Loading more" is not shown
    And I see "No people"

  @PPL-06
  Scenario: A refresh finds that there are persons now
    Given the service has 0 persons
    And the app is open
    And the service has 3 persons
    When I pull to refresh
    Then the first 3 persons of the service are shown

  @PPL-06
  Scenario: A refresh makes the end of the list open again
    Given the service has 5 persons
    And the app is open
    And the service has 15 persons
    When I pull to refresh
    And I scroll to the end
    Then the first 15 persons of the service are shown

  @PPL-06 @PPL-21
  Scenario Outline: A refresh that fails leaves everything as it was
    Given the database holds 20 persons
    And the cache holds the picture of everyone in the database
    And the app is open
    And <what goes wrong>
    When I pull to refresh
    And 5 seconds pass
    Then I see "The list could not be refreshed"
    And the first 10 persons of the database are shown
    And there are 20 persons in the database
    And there are 20 pictures in the cache

    Examples:
      | what goes wrong                                        |
      | the service is offline                                 |
      | the list service answers 500                           |
      | the list service answers with broken content           |
      | the list service answers with nothing                  |
      | the list service cuts its answer off                   |
      | the service has an outage                              |
      | the list service answers with the error "rate limited" |

  @PPL-06
  Scenario: Retry after a failed refresh refreshes
    Given the database holds 20 persons
    And the app is open
    And the service has an outage
    And I pull to refresh
    And the outage is over
    When I tap Retry
    Then the first 10 persons of the service are shown
    And Retry is not shown

  @PPL-06
  Scenario: An app that ended in the middle of a refresh has the right pictures all the same
    Given the database holds 3 persons
    And the cache holds the picture of everyone in the database
    And the service has drawn new pictures
    And the app ended between the database and the cache at its last refresh
    When I open the app
    Then 3 persons are shown
    And all pictures are the ones that the service has now
    And there are 3 pictures in the cache
