Feature: The list
  Persons come from the remote source, ten at a time.

  @PPL-01
  Scenario: The first persons are loaded and shown
    When I open the app
    Then the title is "People"
    And the first 10 persons of the service are shown
    And nothing is loading

  @PPL-01
  Scenario: Persons are shown by their whole names, in the order of the answer
    Given the service has these persons:
      | first | last    |
      | Ada   | Ashdown |
      | José  | Núñez   |
      | Grete | Weiß    |
    When I open the app
    Then the people shown are:
      | name        |
      | Ada Ashdown |
      | José Núñez  |
      | Grete Weiß  |

  @PPL-01
  Scenario: Names in other scripts are shown as they are
    Given the service has these persons:
      | first | last       |
      | Леся  | Бондаренко |
      | شیرین | گلستانی    |
      | मीरा    | जोशी         |
      | 小梅  | 李         |
      | Ἑλένη | Παππᾶ      |
    When I open the app
    Then the people shown are:
      | name            |
      | Леся Бондаренко |
      | شیرین گلستانی   |
      | मीरा जोशी           |
      | 小梅 李         |
      | Ἑλένη Παππᾶ     |

  @PPL-01
  Scenario: While the first persons are on their way, the list says so
    Given the answer of the list service is held
    When I open the app
    Then "People" is loading
    And "Loading people" is shown
    And 0 persons are shown
    When the answer of the list service arrives
    Then "People" is not loading
    And "Loading people" is not shown
    And 10 persons are shown

  @PPL-01
  Scenario: The list is asked for once, ten persons from the first page on
    When I open the app
    Then the list service was asked once
    And the service was asked once for "/api/1.4/?page=1&results=10"

  @PPL-01
  Scenario: First load and end-of-list do not both ask
    Given the answer of the list service is held
    When I open the app
    And I scroll to the end 3 times
    And the answer of the list service arrives
    Then the list service was asked once
    And 10 persons are shown

  @PPL-01
  Scenario: Nobody is an answer, too
    Given the service has 0 persons
    When I open the app
    Then I see "No people"
    And nothing is loading
    And the list service was asked once

  @PPL-01
  Scenario: A person without a birthday or an id is left out, the others are shown
    Given the list service answers:
      """
      {"results":[
        {"name":{"first":"Ada","last":"Ashdown"},"login":{"uuid":"1"},"dob":{"date":"1967-07-23T09:18:33.666Z"}},
        {"name":{"first":"Beth","last":"Birchall"},"login":{"uuid":"2"},"dob":{"date":"some day"}},
        {"name":{"first":"Clara","last":"Dunmore"},"dob":{"date":"1967-07-23T09:18:33.666Z"}},
        {"name":{"first":"Edith","last":"Elmswood"},"login":{"uuid":"4"},"dob":{"date":"1990-01-31T00:00:00.000Z"}}
      ],"info":{"seed":"abc","results":4,"page":1,"version":"1.4"}}
      """
    When I open the app
    Then the people shown are:
      | name           |
      | Ada Ashdown    |
      | Edith Elmswood |

  @PPL-04
  Scenario: Scrolling to the end loads the next persons
    Given the app is open
    When I scroll to the end
    Then the first 20 persons of the service are shown
    And the service was asked once for "/api/1.4/?page=2&results=10"

  @PPL-04
  Scenario: All pages belong to the seed of the first one
    Given the app is open
    When I scroll to the end twice
    Then 30 persons are shown
    And page 2 was asked for last with the seed of the newest first page
    And page 3 was asked for last with the seed of the newest first page

  @PPL-04
  Scenario: Below the list stands that more is being loaded
    Given the app is open
    And the answer of the list service is held
    When I scroll to the end
    Then "Loading more" is loading
    And 10 persons are shown
    When the answer of the list service arrives
    Then "Loading more" is not shown
    And 20 persons are shown

  @PPL-04
  Scenario: The end reached again while a page is on its way asks for nothing more
    Given the app is open
    And the answer of the list service is held
    When I scroll to the end 3 times
    And the answer of the list service arrives
    Then the service was asked once for "/api/1.4/?page=2"
    And the service was not asked for "/api/1.4/?page=3"
    And 20 persons are shown

  @PPL-04
  Scenario: The end of the list is remembered
    Given the service has 25 persons
    When I scroll to the end twice
    Then 25 persons are shown
    When I scroll to the end 3 times
    Then the list service was asked 3 times
    And nothing is loading

  @PPL-04
  Scenario: An end that falls on the end of a page
    Given the service has 20 persons
    When I scroll to the end 4 times
    Then 20 persons are shown
    And the list service was asked 3 times
    And nothing is loading

  @PPL-04
  Scenario: A person who comes twice is shown once, and kept once
    Given the pages of the service overlap by 2 persons
    When I scroll to the end
    Then 18 persons are shown
    And the database holds 18 persons now
