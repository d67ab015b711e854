Feature: The database
  What was loaded once need not be loaded again.

  @PPL-02
  Scenario: The persons loaded are saved
    When I open the app
    Then the database holds the persons shown
    And the database holds 10 persons now

  @PPL-02
  Scenario: Every further page is saved as well
    When I scroll to the end twice
    Then 30 persons are shown
    And the database holds the persons shown

  @PPL-02 @PPL-03
  Scenario: The persons are still there when the app is opened again
    Given the app is open
    When I quit the app
    And I open the app again
    Then the first 10 persons of the service are shown
    And the list service was asked once

  @PPL-02 @PPL-03 @PPL-05
  Scenario: Another run of the app goes on where the last one stopped
    Given the app is open
    And I scroll to the end
    When I restart the app
    Then 10 persons are shown
    When I scroll to the end
    Then the first 20 persons of the service are shown
    And the list service was asked twice
    When I scroll to the end
    Then the first 30 persons of the service are shown
    And page 3 was asked for last with the seed of the newest first page

  @PPL-03
  Scenario: Persons in the database are shown without asking for them
    Given the database holds 10 persons
    When I open the app
    Then the first 10 persons of the database are shown
    And the list service was not asked

  @PPL-03
  Scenario: A single person in the database is enough
    Given the database holds 1 person
    When I open the app
    Then 1 person is shown
    And the list service was not asked

  @PPL-05
  Scenario: Three loads from the database, the fourth from the remote source
    Given the database holds 30 persons
    When I open the app
    Then 10 persons are shown
    When I scroll to the end
    Then 20 persons are shown
    When I scroll to the end
    Then the first 30 persons of the database are shown
    And the list service was not asked
    When I scroll to the end
    Then the first 40 persons of the database are shown
    And the list service was asked once
    And the service was asked once for "/api/1.4/?page=4&seed=cards&results=10"

  @PPL-05
  Scenario Outline: The first load that the database cannot serve is remote
    Given the database holds <held> persons
    When I scroll to the end <local>
    Then <held> persons are shown
    And the list service was not asked
    When I scroll to the end
    Then the list service was asked once
    And <after> persons are shown

    Examples:
      | held | local   | after |
      | 10   | 0 times | 20    |
      | 20   | once    | 30    |
      | 25   | twice   | 35    |

  @PPL-05
  Scenario: Where all persons are in the database, nothing is asked at its end
    Given the database holds all 12 persons that there are
    When I scroll to the end 3 times
    Then 12 persons are shown
    And the list service was not asked
    And nothing is loading

  @PPL-05
  Scenario: The end of the list is remembered over a restart
    Given the service has 14 persons
    And I scroll to the end
    When I restart the app
    And I scroll to the end 3 times
    Then 14 persons are shown
    And the list service was asked twice

  @PPL-03
  Scenario: A database of an older version is brought up to date
    Given the database is of version 1 and holds 10 persons
    When I open the app
    Then the first 10 persons of the database are shown
    And the list service was not asked
    And the database is of version 2

  @PPL-03
  Scenario: A database of a newer version is left alone
    Given the database is of a newer version of the app
    When I open the app
    Then I see "The database is of a newer version of this app. Update the app to use it."
    And the service was not asked

  @PPL-02 @PPL-03
  Scenario: A damaged database is replaced, and its persons are loaded again
    Given the file of the database is damaged
    When I open the app
    Then the first 10 persons of the service are shown
    And the database holds the persons shown
