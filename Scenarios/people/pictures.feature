Feature: Pictures
  Every person has a picture, asked for once and then kept.

  @PPL-07
  Scenario: The pictures of the persons shown are loaded and cached
    When I open the app
    Then all pictures are the ones that the service has now
    And the picture service was asked 10 times
    And there are 10 pictures in the cache

  @PPL-07 @PPL-08
  Scenario: Each picture is asked for once, and not when the list is shown again
    Given the app is open
    When I restart the app
    Then 10 persons are shown
    And the picture service was asked 10 times
    And all pictures are the ones that the service has now

  @PPL-08
  Scenario: Pictures in the cache are shown without asking for them
    Given the database holds 10 persons
    And the cache holds the picture of everyone in the database
    When I open the app
    Then all pictures are the ones that the service has now
    And the picture service was not asked

  @PPL-07 @PPL-08
  Scenario: Only the pictures that are missing are asked for
    Given the database holds 10 persons
    And the cache holds the picture of everyone in the database
    When I scroll to the end
    Then 20 persons are shown
    And the picture service was asked 10 times

  @PPL-08
  Scenario: Without a network the pictures in the cache are shown
    Given the database holds 10 persons
    And the cache holds the picture of everyone in the database
    And the service is offline
    When I open the app
    Then all pictures are the ones that the service has now

  @PPL-07
  Scenario: Until a picture is here a placeholder stands in its place
    Given the service has these persons:
      | first | last    |
      | Ada   | Ashdown |
    And the answer of the picture service is held
    When I open the app
    Then "Picture of Ada Ashdown" is loading
    When the answer of the picture service arrives
    Then "Picture of Ada Ashdown" is not loading
    And the picture of "Ada Ashdown" is the one that the service has now

  @PPL-07
  Scenario Outline: What is no whole picture is neither shown nor cached
    Given the service has these persons:
      | first | last    |
      | Ada   | Ashdown |
      | Cecil | Loxley  |
    And the picture of "Ada Ashdown" is <defect>
    When I open the app
    Then "Picture of Ada Ashdown" is marked "no picture"
    And the cache does not hold the picture of "Ada Ashdown"
    And the cache holds the picture of "Cecil Loxley"

    Examples:
      | defect         |
      | cut off        |
      | empty          |
      | a page of text |
      | missing        |

  @PPL-07
  Scenario: A picture that could not be had is asked for again when its person is shown anew
    Given the service has these persons:
      | first | last    |
      | Ada   | Ashdown |
      | Cecil | Loxley  |
    And the picture of "Ada Ashdown" is cut off
    And the app is open
    And the picture of "Ada Ashdown" is whole
    When I tap "Ada Ashdown"
    And I go back
    Then the picture of "Ada Ashdown" is the one that the service has now
    And the picture of "Ada Ashdown" was asked for twice
    And the picture of "Cecil Loxley" was asked for once

  @PPL-07
  Scenario: The cache stays within its room, and the pictures unused for longest go first
    Given the database holds 10 persons
    And the cache holds the picture of everyone in the database
    And the cache has room for 8 pictures
    When I open the app
    Then there are 8 pictures in the cache

  @PPL-07
  Scenario: The pictures of the next page drive out those of the first
    Given the database holds 20 persons
    And the cache has room for 10 pictures
    And the app is open
    When I scroll to the end
    Then all pictures are the ones that the service has now
    And the cache holds the pictures of the last 10 persons shown, and no others

  @PPL-07
  Scenario: A picture that was half written when the app ended is not taken for one
    Given the database holds 1 person
    And a picture was only half written when the app ended
    When I open the app
    Then all pictures are the ones that the service has now
    And there is 1 picture in the cache

  @PPL-06 @PPL-07
  Scenario: A picture that a refresh overtook does not come into the cache
    Given the service has these persons:
      | first | last    |
      | Ada   | Ashdown |
    And the answer of the picture service is held
    And the app is open
    And the service has drawn new pictures
    When I pull to refresh
    Then the picture of "Ada Ashdown" is the one that the service has now
    And there is 1 picture in the cache
